package org.merlon.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;

/** Plays Once Upon a Castle by clicking. */
record OnceUponPlayer(Visitor visitor) implements BrowserPlayer {
    static final String TITLE = "Once Upon a Castle";
    static final String GAME = "onceupon";

    OnceUponPlayer {
        // What the others do is shown step by step to people; a test has not the time.
        visitor.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    }

    /** Two people begin a game with each other; the first begins. */
    static void sitTogether(Visitor host, Visitor guest) {
        guest.sitDown(host.playWithFriends(TITLE));
        host.begin();
        guest.awaitBoard();
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

    /** The tag of a line that can be cleared, by what it draws. */
    Locator litLine(String reward) {
        return page().locator(".label.lit", new Page.LocatorOptions().setHasText(reward));
    }

    /** What can be had for the line that was tapped. */
    Locator ways() {
        return page().locator(".ways button");
    }

    /** Whoever only may choose for a later turn is not asked. */
    @Override
    public String asks() {
        return "document.querySelector('.choices .button') !== null && document.querySelector('.bar .ahead') === null";
    }

    /** Answers within the page, in one step: a whole game has hundreds of moves. */
    @Override
    public void answer() {
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
    public void play() {
        insist();
    }

    /** Answers with the mouse, as a person does. */
    void answerByHand() {
        if (litLines().count() > 0) {
            visitor.untilLogged(
                    () -> litLines().first().click(), visitor.button("Confirm").or(ways()));
        } else if (litSquares().count() > 0) {
            litSquares().first().click();
        } else {
            page().locator(".actions > .button").first().click();
        }
    }
}
