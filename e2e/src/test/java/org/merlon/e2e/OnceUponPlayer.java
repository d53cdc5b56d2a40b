package org.merlon.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;

/** Plays Once Upon a Castle by clicking. */
record OnceUponPlayer(Visitor visitor) implements Player {
    static final String TITLE = "Once Upon a Castle";
    static final String GAME = "onceupon";

    OnceUponPlayer {
        // What the others do is shown step by step to people; a test has not the time.
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    }

    private Page page() {
        return visitor.page();
    }

    Locator square(String name) {
        return page().locator("#square-" + name);
    }

    Locator litSquares() {
        return page().locator(".square.lit");
    }

    Locator litLines() {
        return page().locator(".label.lit");
    }

    /** What can be had for the line that was tapped, as it lies on the board. */
    Locator ways() {
        return page().locator(".ways button");
    }

    @Override
    public boolean isAsked() {
        return page().locator(".bar .button").count() > 0;
    }

    @Override
    public void answer() {
        switch (asked()) {
            case "ways" -> ways().first().click();
            case "line" -> {
                litLines().first().click();
                Locator confirm = visitor.button("Confirm");
                confirm.or(ways()).first().click();
            }
            case "token" -> {
                litSquares().first().click();
                page().locator(".square.lit:not(.taken)").first().click();
            }
            case "square" -> litSquares().first().click();
            default -> page().locator(".actions > .button").first().click();
        }
    }

    /** What the table asks for, seen in one look: it may change between two. */
    private String asked() {
        Object asked = page().evaluate("""
                () => {
                  if (document.querySelector('.ways')) return 'ways';
                  if (document.querySelector('.label.lit')) return 'line';
                  if (!document.querySelector('.square.lit')) return 'button';
                  return document.querySelector('.bar').textContent.includes('take up') ? 'token' : 'square';
                }
                """);
        return String.valueOf(asked);
    }

    /** Presses one of the buttons of the bar, whose label begins so. */
    Locator action(String beginning) {
        return page().locator(
                        ".actions > .button",
                        new Page.LocatorOptions().setHasText(Pattern.compile("^" + Pattern.quote(beginning))));
    }
}
