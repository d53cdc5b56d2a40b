package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** Plays Torres by clicking. */
record TorresPlayer(Visitor visitor) implements BrowserPlayer {
    static final String TITLE = "Torres";

    /** One of the actions of the bar, whose label says what it costs. */
    Locator action(String name) {
        return page().getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + "( costs \\d)?$")));
    }

    Locator lit() {
        return page().locator(".space.lit");
    }

    /** Taps one of the lit spaces; what can be taken back is played by that. */
    void tapLit(int index) {
        lit().nth(index).dispatchEvent("click");
    }

    void tap(String space) {
        page().locator(".space[data-space=" + space + "]").dispatchEvent("click");
    }

    /** Sets up a piece on one of the lit spaces, which asks, since others go on at once. */
    void place(int index) {
        tapLit(index);
        visitor.button("Confirm").click();
    }

    /** Sets the first knight, and waits for the first turn. */
    void begin() {
        place(0);
        assertThat(action("End turn")).isVisible();
    }

    /** Chooses an action that cannot be taken back, and confirms. */
    void actForGood(String action) {
        action(action).click();
        visitor.button("Confirm").click();
    }

    private Page page() {
        return visitor.page();
    }

    @Override
    public String asks() {
        return "document.querySelector('.choices .button, .space.lit') !== null";
    }

    @Override
    public void answer() {
        switch (asked()) {
            case "stack" ->
                page().locator(".choices .button", new Page.LocatorOptions().setHasText(" blocks"))
                        .first()
                        .click();
            case "king" -> visitor.button("Leave the king").click();
            case "turn" -> actForGood("End turn"); // with action points left, so it asks
            default -> place(0);
        }
    }

    /** What the table asks for, seen in one look: it may change between two. */
    private String asked() {
        Object asked = page().evaluate("""
                () => {
                  const buttons = [...document.querySelectorAll('.choices .button')].map(each => each.textContent.trim());
                  if (buttons.some(text => text.endsWith(' blocks'))) return 'stack';
                  if (buttons.includes('Leave the king')) return 'king';
                  return buttons.includes('End turn') ? 'turn' : 'space';
                }
                """);
        return String.valueOf(asked);
    }
}
