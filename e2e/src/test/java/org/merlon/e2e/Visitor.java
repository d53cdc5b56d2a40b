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
public final class Visitor implements AutoCloseable {
    /** The default timeout in milliseconds, long enough for a slow machine. */
    static final double TIMEOUT_MILLIS = 120_000;

    /** The timeout in milliseconds for a click on a button that may disappear. */
    private static final double CLICK_TIMEOUT_MILLIS = 10_000;

    /** The polling interval in milliseconds. */
    static final double POLLING_MILLIS = 20;

    /** Marks all guides as finished, so that games start without explanations. */
    private static final String FINISHED_GUIDES_SCRIPT = """
            if (!sessionStorage.newcomer && !localStorage['merlon.learnt']) {
              localStorage['merlon.learnt'] = '["torres/guide","blackstone/guide","onceupon/guide"]';
            }
            """;

    /**
     * Makes a page transparent, because painting takes a quarter of the browser's time without a graphics card. Layout,
     * clicks and reading work as usual. Elements of the top layer, such as dialogs, are painted nevertheless.
     */
    private static final String TRANSPARENT_PAGE_SCRIPT = """
            {
              const unpainted = new CSSStyleSheet();
              unpainted.replaceSync('html { opacity: 0 !important; }');
              document.adoptedStyleSheets = [unpainted];
            }
            """;

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> errors = new ArrayList<>();

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
            context.addInitScript(TRANSPARENT_PAGE_SCRIPT);
        }
    }

    Visitor(Browser browser, String address, Browser.NewContextOptions options) {
        this.address = address;
        context = browser.newContext(options);
        context.addInitScript(FINISHED_GUIDES_SCRIPT);
        page = context.newPage();
        page.setDefaultTimeout(TIMEOUT_MILLIS);
        page.onPageError(errors::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("WebSocket")) {
                errors.add(message.text());
            }
        });
    }

    /** Clears the browser's storage, so that first games are guided. */
    public void resetToNewcomer() {
        context.addInitScript("if (!sessionStorage.newcomer) { localStorage.clear(); sessionStorage.newcomer = 1; }");
    }

    /** Switches the browser's network off or on. */
    public void setOffline(boolean offline) {
        context.setOffline(offline);
    }

    public Page page() {
        return page;
    }

    /** Shows the page until another one is opened. */
    public void showPage() {
        page.evaluate("() => { document.adoptedStyleSheets = []; }");
    }

    /** Returns script errors and violations of security policies, which no test may cause. */
    public List<String> errors() {
        return errors;
    }

    public void open(String path) {
        page.navigate(address + path);
    }

    /** Opens the console of the engine in this browser. */
    public void openEngine() {
        open("/lab/engine");
        button("Send").waitFor();
    }

    public Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    public Locator region(String name) {
        return page.getByRole(
                AriaRole.REGION, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Returns the herald, who explains first games and lessons. */
    public Locator herald() {
        return region("The herald");
    }

    public Locator list(String name) {
        return page.getByRole(
                AriaRole.LIST, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Returns whether the page has a region with this name now. */
    public boolean hasRegion(String region) {
        return region(region).count() > 0;
    }

    /** Returns the entries of the log, oldest first. */
    public Locator log() {
        return page.locator(".log li");
    }

    /** Returns the displayed points of a seat. */
    public Locator score(int seat) {
        return page.locator(".seats .score .count").nth(seat);
    }

    /** Prints a line for the list of repeated actions at the end of {@code ./merlon test}. */
    public static void noteRepetition(String action) {
        System.out.println("repeated: " + action);
    }

    /** Runs an action and waits until the log has a new entry. */
    public void runUntilLogged(Runnable action) {
        int before = log().count();
        action.run();
        awaitLog(before);
    }

    /** Runs an action and clicks {@code more} if it appears, and waits until the log has a new entry. */
    public void runUntilLogged(Runnable action, Locator more) {
        int before = log().count();
        action.run();
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
                new Page.WaitForFunctionOptions().setPollingInterval(POLLING_MILLIS));
    }

    /** Starts a game against a bot from the home page. */
    public void playNow(String game) {
        open("/");
        gameCard(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play now"))
                .click();
        awaitBoard();
    }

    /** Starts a game against a bot on the server, where it can be shared. */
    public void playOnServer(String game) {
        open("/");
        page.getByLabel("Keep my games against bots on the server").check();
        gameCard(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play now"))
                .click();
        page.waitForURL("**/table/**");
        awaitBoard();
    }

    /** Creates a table for friends from the home page and returns the invitation link. */
    public String playWithFriends(String game) {
        open("/");
        gameCard(game)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play with friends"))
                .click();
        return invitation();
    }

    private Locator gameCard(String game) {
        return page.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName(game));
    }

    /** Opens the page for a new table and sets the seats: you, open, or the name of a bot. */
    public void prepareTable(String game, String variant, String... seats) {
        open("/create");
        selectRadio("game", game);
        selectRadio("variant", variant);
        selectOption("Number of players", String.valueOf(seats.length));
        for (int seat = 0; seat < seats.length; seat++) {
            selectOption("Seat " + (seat + 1), seats[seat]);
        }
    }

    private void selectRadio(String group, String value) {
        page.locator("label:has(input[name=" + group + "][value=" + value + "])")
                .click();
    }

    /** Selects a value of a list on the page for a new table; opens the section of single rules if needed. */
    public void selectOption(String label, String value) {
        Locator list = page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
        if (!list.isVisible()) {
            page.getByText("Rule options").click();
        }
        list.selectOption(value);
    }

    /** Selects an item of the table's menu. */
    public void selectMenuItem(String item) {
        button("Menu").click();
        button(item).click();
    }

    /** Resigns, unless the game ends meanwhile, which removes the button. */
    public void resign() {
        for (String step : List.of("Menu", "Resign", "Resign game")) {
            page.waitForCondition(() -> hasRegion("Result") || clickIfPresent(step));
        }
        region("Result").waitFor();
    }

    /** Clicks a button; returns false if it disappears. */
    public boolean clickIfPresent(String name) {
        try {
            button(name).click(new Locator.ClickOptions().setTimeout(CLICK_TIMEOUT_MILLIS));
            return true;
        } catch (TimeoutError e) {
            return false;
        }
    }

    /** Opens the log if it is not beside the board. */
    public void openLog() {
        button("Log").first().click();
    }

    /** Opens the curtain if several people share a screen. */
    public void openCurtain() {
        Locator button = page.locator(".hotseat-cover .button");
        if (button.count() > 0) {
            button.click();
        }
    }

    /** Creates the prepared table; with open seats it waits for others. */
    public void createTable() {
        page.locator("form button[type=submit]").click();
        page.waitForURL("**/table/**");
    }

    /** Returns the invitation link of the table. */
    public String invitation() {
        return page.getByLabel("Send this link to invite a player").inputValue();
    }

    /** Returns the link for spectators of a running game. */
    public String spectatorLink() {
        selectMenuItem("Share");
        String link = page.getByLabel("Anyone with this link can watch").inputValue();
        button("Close").click();
        return link;
    }

    /** Follows an invitation and takes the first open seat. */
    public void joinTable(String invitation) {
        page.navigate(invitation);
        button("Sit down").first().click();
    }

    /** Starts the game at a full table. */
    public void startGame() {
        button("Start game").click();
        awaitBoard();
    }

    public void awaitBoard() {
        assertThat(page.locator(".game")).isVisible();
    }

    @Override
    public void close() {
        context.close();
    }
}
