package org.merlon.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;

/** Plays Once Upon a Castle by clicking. */
public record OnceUponPlayer(Visitor visitor) implements BrowserPlayer {
    public static final String TITLE = "Once Upon a Castle";
    public static final String GAME = "onceupon";

    public OnceUponPlayer {
        // Without animations, because showing each step of the others takes too long.
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Starts a game between two people; the first player moves first. */
    public static void startTogether(Visitor host, Visitor guest) {
        guest.joinTable(host.playWithFriends(TITLE));
        host.startGame();
        guest.awaitBoard();
    }

    private Page page() {
        return visitor.page();
    }

    public Locator square(String name) {
        return page().locator("#square-" + name);
    }

    public Locator litSquares() {
        return page().locator(".square.lit");
    }

    public Locator litLines() {
        return page().locator(".label.lit");
    }

    /** Returns the label of a line that can be cleared, by its reward. */
    public Locator litLine(String reward) {
        return page().locator(".label.lit", new Page.LocatorOptions().setHasText(reward));
    }

    /** Returns the possible rewards of the selected line. */
    public Locator rewards() {
        return page().locator(".ways button");
    }

    /** A player who can only plan a later turn does not have to act. */
    @Override
    public String turnExpression() {
        return "document.querySelector('.choices .button') !== null && document.querySelector('.bar .ahead') === null";
    }

    /** Makes a move within the page in one step, because a complete game has hundreds of moves. */
    @Override
    public void makeMove() {
        page().evaluate("""
                async () => {
                  const click = (what) => {
                    const found = document.querySelector(what);
                    found?.click();
                    return found !== null;
                  };
                  const shown = () => new Promise((done) => setTimeout(done));
                  if (click('.ways button')) return;
                  if (click('.label.lit')) {
                    await shown();
                    if (!click('.ways button')) click('.bar .button.primary:not(.soon)');
                  } else if (click('.square.lit')) {
                    await shown();
                    if (document.querySelector('.square.taken')) click('.square.lit:not(.taken)');
                  } else {
                    click('.actions > .button');
                  }
                }
                """);
    }

    @Override
    public void playMove() {
        makeMoveWithRetries();
    }

    /** Makes a move with mouse clicks, like a person. */
    public void makeMoveByMouse() {
        if (litLines().count() > 0) {
            visitor.runUntilLogged(
                    () -> litLines().first().click(), visitor.button("Confirm").or(rewards()));
        } else if (litSquares().count() > 0) {
            litSquares().first().click();
        } else {
            page().locator(".actions > .button").first().click();
        }
    }
}
