package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.List;

/** A simulated person with a separate browser context, with methods for the pages and tables. */
final class Visitor implements AutoCloseable {
    /** The default timeout in milliseconds, long enough for a slow machine. */
    static final double PATIENCE = 120_000;

    /** The timeout in milliseconds for a click on a button that may disappear. */
    private static final double A_WHILE = 10_000;

    /** The polling interval in milliseconds. */
    static final double GLANCE = 20;

    /** Marks all guides as finished, so that games start without explanations. */
    private static final String EXPERIENCED = """
            if (!sessionStorage.newcomer && !localStorage['merlon.learnt']) {
              localStorage['merlon.learnt'] = '["torres/guide","blackstone/guide","onceupon/guide"]';
            }
            """;

    /**
     * Makes a page transparent, because painting takes a quarter of the browser's time without a graphics card. Layout,
     * clicks and reading work as usual. Elements of the top layer, such as dialogs, are painted nevertheless.
     */
    private static final String UNPAINTED = """
            {
              const unpainted = new CSSStyleSheet();
              unpainted.replaceSync('html { opacity: 0 !important; }');
              document.adoptedStyleSheets = [unpainted];
            }
            """;

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> complaints = new ArrayList<>();

    Visitor(Browser browser, String address, int width, int height, ColorScheme colours, ReducedMotion motion) {
        // Most tests do not need the service worker.
        this(
                browser,
                address,
                new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setColorScheme(colours)
                        .setReducedMotion(motion)
                        .setServiceWorkers(ServiceWorkerPolicy.BLOCK));
        if (motion == ReducedMotion.REDUCE) {
            context.addInitScript(UNPAINTED);
        }
    }

    Visitor(Browser browser, String address, Browser.NewContextOptions options) {
        this.address = address;
        context = browser.newContext(options);
        context.addInitScript(EXPERIENCED);
        page = context.newPage();
        page.setDefaultTimeout(PATIENCE);
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("WebSocket")) {
                complaints.add(message.text());
            }
        });
    }

    /** Clears the browser's storage, so that first games are guided. */
    void beNew() {
        context.addInitScript("if (!sessionStorage.newcomer) { localStorage.clear(); sessionStorage.newcomer = 1; }");
    }

    /** Switches the browser's network off or on. */
    void setOffline(boolean offline) {
        context.setOffline(offline);
    }

    Page page() {
        return page;
    }

    /** Shows the page until another one is opened. */
    void paint() {
        page.evaluate("() => { document.adoptedStyleSheets = []; }");
    }

    /** Returns script errors and violations of security policies, which no test may cause. */
    List<String> complaints() {
        return complaints;
    }

    void open(String path) {
        page.navigate(address + path);
    }

    /** Opens the console of the engine in this browser. */
    void openEngine() {
        open("/lab/engine");
        button("Send").waitFor();
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator region(String name) {
        return page.getByRole(
                AriaRole.REGION, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Returns the herald, who explains first games and lessons. */
    Locator herald() {
        return region("The herald");
    }

    Locator list(String name) {
        return page.getByRole(
                AriaRole.LIST, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Returns whether the page has a region with this name now. */
    boolean sees(String region) {
        return region(region).count() > 0;
    }

    /** Returns the entries of the log, oldest first. */
    Locator log() {
        return page.locator(".log li");
    }

    /** Returns the displayed points of a seat. */
    Locator score(int seat) {
        return page.locator(".seats .score .count").nth(seat);
    }

    /** Runs an action and waits until the log has a new entry. */
    void untilLogged(Runnable deed) {
        int before = log().count();
        deed.run();
        awaitLog(before);
    }

    /** Runs an action and clicks {@code more} if it appears, and waits until the log has a new entry. */
    void untilLogged(Runnable deed, Locator more) {
        int before = log().count();
        deed.run();
        page.waitForCondition(() -> more.count() > 0 || log().count() > before);
        if (log().count() == before) {
            more.first().click();
        }
        awaitLog(before);
    }

    private void awaitLog(int before) {
        page.waitForFunction(
                "than => document.querySelectorAll('.log li').length > than",
                before,
                new Page.WaitForFunctionOptions().setPollingInterval(GLANCE));
    }

    /** Starts a game against a bot from the home page. */
    void playNow(String game) {
        open("/");
        cover(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play now"))
                .click();
        awaitBoard();
    }

    /** Starts a game against a bot on the server, where it can be shared. */
    void playOnServer(String game) {
        open("/");
        page.getByLabel("Keep my games against bots on the server").check();
        cover(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play now"))
                .click();
        page.waitForURL("**/table/**");
        awaitBoard();
    }

    /** Creates a table for friends from the home page and returns the invitation link. */
    String playWithFriends(String game) {
        open("/");
        cover(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play with friends"))
                .click();
        return invitation();
    }

    private Locator cover(String game) {
        return page.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(game));
    }

    /** Opens the page for a new table and sets the seats: you, open, or the name of a bot. */
    void prepareTable(String game, String variant, String... seats) {
        open("/create");
        pick("game", game);
        pick("variant", variant);
        choose("Players", String.valueOf(seats.length));
        for (int seat = 0; seat < seats.length; seat++) {
            choose("Seat " + (seat + 1), seats[seat]);
        }
    }

    private void pick(String group, String value) {
        page.locator("label:has(input[name=" + group + "][value=" + value + "])")
                .click();
    }

    /** Selects a value of a list on the page for a new table; opens the section of single rules if needed. */
    void choose(String label, String value) {
        Locator list = page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
        if (!list.isVisible()) {
            page.getByText("Single rules").click();
        }
        list.selectOption(value);
    }

    /** Selects an item of the table's menu. */
    void menu(String item) {
        button("Menu").click();
        button(item).click();
    }

    /** Resigns, unless the game ends meanwhile, which removes the button. */
    void giveUp() {
        for (String step : List.of("Menu", "Resign", "Give up")) {
            page.waitForCondition(() -> sees("Result") || clicked(step));
        }
        region("Result").waitFor();
    }

    /** Clicks a button; returns false if it disappears. */
    boolean clicked(String name) {
        try {
            button(name).click(new Locator.ClickOptions().setTimeout(A_WHILE));
            return true;
        } catch (TimeoutError gone) {
            return false;
        }
    }

    /** Opens the log if it is not beside the board. */
    void openLog() {
        button("Log").first().click();
    }

    /** Opens the curtain if several people share a screen. */
    void liftCurtain() {
        Locator lift = page.locator(".curtain .button");
        if (lift.count() > 0) {
            lift.click();
        }
    }

    /** Creates the prepared table; with open seats it waits for others. */
    void create() {
        page.locator("form button[type=submit]").click();
        page.waitForURL("**/table/**");
    }

    /** Returns the invitation link of the table. */
    String invitation() {
        return page.getByLabel("Send this link to invite somebody").inputValue();
    }

    /** Returns the link for spectators of a running game. */
    String linkToWatch() {
        menu("Share");
        String link = page.getByLabel("Whoever has this link can watch").inputValue();
        button("Close").click();
        return link;
    }

    /** Follows an invitation and takes the first open seat. */
    void sitDown(String invitation) {
        page.navigate(invitation);
        button("Sit down").first().click();
    }

    /** Starts the game at a full table. */
    void begin() {
        button("Begin").click();
        awaitBoard();
    }

    void awaitBoard() {
        assertThat(page.locator(".game")).isVisible();
    }

    @Override
    public void close() {
        context.close();
    }
}
