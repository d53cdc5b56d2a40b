package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** Plays Torres by clicking. */
public record TorresPlayer(Visitor visitor) implements BrowserPlayer {
    public static final String TITLE = "Torres";

    /** Returns the button of an action; its label includes the cost. */
    public Locator action(String name) {
        return page().getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + "( costs \\d)?$")));
    }

    public Locator lit() {
        return page().locator(".space.lit");
    }

    /** Taps a highlighted space, which plays a move that can be undone. */
    public void tapLit(int index) {
        lit().nth(index).dispatchEvent("click");
    }

    public void tap(String space) {
        page().locator(".space[data-space=" + space + "]").dispatchEvent("click");
    }

    /** Places a piece on a highlighted space and confirms, because the move cannot be undone. */
    public void place(int index) {
        tapLit(index);
        visitor.button("Confirm").click();
    }

    /** Places the first knight and waits for the first turn. */
    public void begin() {
        place(0);
        assertThat(action("End turn")).isVisible();
    }

    /** Performs an action that cannot be undone, and confirms it. */
    public void actAndConfirm(String action) {
        action(action).click();
        visitor.button("Confirm").click();
    }

    private Page page() {
        return visitor.page();
    }

    @Override
    public String turnExpression() {
        return "document.querySelector('.choices .button, .space.lit') !== null";
    }

    /** Reads the page and clicks in one step, because the table may change in between. */
    @Override
    public void makeMove() {
        page().evaluate("""
                async () => {
                  const button = name => [...document.querySelectorAll('.choices .button')]
                      .find(each => name.test(each.textContent.trim()));
                  const click = found => found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                  if (!button(/^Confirm$/)) {
                    const plain = button(/ blocks$/) ?? button(/^Leave the king$/) ?? button(/^End turn$/);
                    click(plain ?? document.querySelector('.space.lit'));
                    await new Promise(done => setTimeout(done)); // what cannot be taken back is asked about
                  }
                  click(button(/^Confirm$/));
                }
                """);
    }

    @Override
    public void playMove() {
        makeMoveWithRetries();
    }
}
