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

/** Somebody with a browser of their own, who finds their way around the house and its tables. */
final class Visitor implements AutoCloseable {
    /** What a person sees of a slow machine is patience, not failure. */
    static final double PATIENCE = 120_000;

    /** So long a click waits for a button that may go under the hand. */
    private static final double A_WHILE = 10_000;

    /** Between two looks at a page that may change. */
    static final double GLANCE = 20;

    /** What is remembered of somebody who has had a first game of everything, so that nobody explains it again. */
    private static final String EXPERIENCED = """
            if (!sessionStorage.newcomer && !localStorage['merlon.learnt']) {
              localStorage['merlon.learnt'] = '["torres/guide","blackstone/guide","onceupon/guide"]';
            }
            """;

    /**
     * Keeps a page from being painted, which without a graphics card takes a quarter of the browser's time: it is laid
     * out, clicked and read as ever. What lies above all else, such as dialogues, is painted nevertheless.
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
        // Most come once, and need not keep anything for the time when the server is away.
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

    /** Forgets that there ever was a first game. */
    void beNew() {
        context.addInitScript("if (!sessionStorage.newcomer) { localStorage.clear(); sessionStorage.newcomer = 1; }");
    }

    /** Cuts the line to everything outside this browser, or mends it. */
    void setOffline(boolean offline) {
        context.setOffline(offline);
    }

    Page page() {
        return page;
    }

    /** Lets the page be painted from now on, until another one is opened. */
    void paint() {
        page.evaluate("() => { document.adoptedStyleSheets = []; }");
    }

    /** Scripts that failed or were forbidden, which no visit may cause. */
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

    /** Who explains a first game and lessons. */
    Locator herald() {
        return region("The herald");
    }

    Locator list(String name) {
        return page.getByRole(
                AriaRole.LIST, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Whether a part of the page with this name is there now. */
    boolean sees(String region) {
        return region(region).count() > 0;
    }

    /** The entries of the log, oldest first. */
    Locator log() {
        return page.locator(".log li");
    }

    /** The points of a seat, as the table shows them. */
    Locator score(int seat) {
        return page.locator(".seats .score .count").nth(seat);
    }

    /** Does something, and waits until it stands in the log. */
    void untilLogged(Runnable deed) {
        int before = log().count();
        deed.run();
        awaitLog(before);
    }

    /** Likewise where it may take one click more. */
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

    /** Begins a game against a bot from the home page, by its title. */
    void playNow(String game) {
        open("/");
        cover(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play now"))
                .click();
        awaitBoard();
    }

    /** The same at the server, where it can be shared. */
    void playOnServer(String game) {
        open("/");
        page.getByLabel("Keep my games against bots on the server").check();
        cover(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play now"))
                .click();
        page.waitForURL("**/table/**");
        awaitBoard();
    }

    /** Makes a table for friends from the home page, and answers with the link for them. */
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

    /** Opens the page for a new table and says who sits where: you, open, or a bot by name. */
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

    /** Chooses a value of one of the lists on the page for a new table; single rules are folded up at first. */
    void choose(String label, String value) {
        Locator list = page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
        if (!list.isVisible()) {
            page.getByText("Single rules").click();
        }
        list.selectOption(value);
    }

    /** Chooses something from the menu of a table. */
    void menu(String item) {
        button("Menu").click();
        button(item).click();
    }

    /** Ends a game by giving up, unless it ends under the hand, which takes the button away. */
    void giveUp() {
        for (String step : List.of("Menu", "Resign", "Give up")) {
            page.waitForCondition(() -> sees("Result") || clicked(step));
        }
        region("Result").waitFor();
    }

    /** Clicks a button, if it stays long enough. */
    boolean clicked(String name) {
        try {
            button(name).click(new Locator.ClickOptions().setTimeout(A_WHILE));
            return true;
        } catch (TimeoutError gone) {
            return false;
        }
    }

    /** Shows the log where it is not beside the board. */
    void openLog() {
        button("Log").first().click();
    }

    /** Where several share a screen, lets the next of them see the table. */
    void liftCurtain() {
        Locator lift = page.locator(".hotseat-cover .button");
        if (lift.count() > 0) {
            lift.click();
        }
    }

    /** Makes the table that was prepared; with open seats it waits for others. */
    void create() {
        page.locator("form button[type=submit]").click();
        page.waitForURL("**/table/**");
    }

    /** The link that invites others to the table. */
    String invitation() {
        return page.getByLabel("Send this link to invite somebody").inputValue();
    }

    /** The link for those who want to look on at a running game. */
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

    /** Begins the game at a table that is full. */
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
