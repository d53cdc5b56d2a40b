package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Somebody with a browser of their own. */
final class Visitor implements AutoCloseable {
    /** What a person sees of a slow machine is patience, not failure. */
    static final double PATIENCE = 30_000;

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> complaints = new ArrayList<>();

    Visitor(Browser browser, String address, int width, int height, ColorScheme colours) {
        this.address = address;
        context = browser.newContext(
                new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(colours));
        page = context.newPage();
        page.setDefaultTimeout(PATIENCE);
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("WebSocket")) {
                complaints.add(message.text());
            }
        });
    }

    static Visitor atDesk(Browser browser, String address) {
        return new Visitor(browser, address, 1280, 800, ColorScheme.LIGHT);
    }

    Page page() {
        return page;
    }

    /** Scripts that failed or were forbidden, which no visit may cause. */
    List<String> complaints() {
        return complaints;
    }

    void open(String path) {
        page.navigate(address + path);
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator action(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + "( costs \\d)?$")));
    }

    Locator lit() {
        return page.locator(".space.lit");
    }

    /** Taps one of the lit spaces, then confirms. */
    void tapLit(int index) {
        // Not by the mouse: a tower in front may hide the space, which a person would turn the board for.
        lit().nth(index).dispatchEvent("click");
        button("Confirm").click();
    }

    void playNow() {
        open("/");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play now"))
                .first()
                .click();
        assertThat(page.locator(".torres")).isVisible();
    }

    /** Whether this visitor is asked for something, or the game is over; waits until one of them is so. */
    boolean awaitTurn() {
        Locator asked = page.locator(".bar .button, .space.lit").first();
        Locator over = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Result"));
        assertThat(asked.or(over).first()).isVisible();
        return over.count() == 0;
    }

    /** Does whatever the table asks for, the plainest way: a setup space, a stack, the king left, a turn of one point. */
    void answer() {
        switch (asked()) {
            case "stack" ->
                page.locator(".bar .button", new Page.LocatorOptions().setHasText(" blocks"))
                        .first()
                        .click();
            case "king" -> button("Leave the king").click();
            case "turn" -> {
                action("End turn").click();
                button("Confirm").click();
            }
            default -> tapLit(0);
        }
    }

    /** What the table asks for, seen in one look: it may change between two. */
    private String asked() {
        Object asked = page.evaluate("""
                () => {
                  const buttons = [...document.querySelectorAll('.bar .button')].map(each => each.textContent.trim());
                  if (buttons.some(text => text.endsWith(' blocks'))) return 'stack';
                  if (buttons.includes('Leave the king')) return 'king';
                  return buttons.includes('End turn') ? 'turn' : 'space';
                }
                """);
        return String.valueOf(asked);
    }

    @Override
    public void close() {
        context.close();
    }
}
