package org.merlon.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;

/** Plays any quest of Blackstone Castle by clicking: completes tasks that are ready, and performs some actions. */
public final class BlackstonePlayer implements BrowserPlayer {
    public static final String TITLE = "Blackstone Castle";

    /** More clicks than any move needs; if no move was sent by then, the previous one was still being processed. */
    private static final int MAX_CLICKS = 12;

    /** The number of moves with varied actions; after them it only completes tasks and ends its turns. */
    private static final int VARIED_MOVES = 25;

    private final Visitor visitor;
    private int moves;

    public BlackstonePlayer(Visitor visitor) {
        this.visitor = visitor;
    }

    @Override
    public Visitor visitor() {
        return visitor;
    }

    /** Returns the button of an action; its label starts with the name, followed by the cost. */
    public Locator action(String name) {
        return visitor.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + "\\b")));
    }

    public Locator space(String name) {
        return visitor.page().locator("#space-" + name);
    }

    public Locator deck(String corner) {
        return visitor.page().locator("#deck-" + corner);
    }

    /** Chooses as many corner decks as the game asks for. */
    public void chooseDecks() {
        awaitTurn();
        while (visitor.page().locator(".deck.lit").count() > 0) {
            visitor.runUntilLogged(() -> {
                visitor.page().locator(".deck.lit").first().click();
                visitor.button("Confirm").click();
            });
            awaitTurn();
        }
    }

    /** Ends the work phase, with a confirmation if the page asks for one. */
    public void endWork() {
        visitor.runUntilLogged(() -> action("End work").click(), visitor.button("Confirm"));
    }

    @Override
    public String turnExpression() {
        return "document.querySelector('.choices .button, .space.lit, .deck.lit') !== null";
    }

    @Override
    public void makeMove() {
        moves++;
        boolean end = moves % 3 == 0 || moves > VARIED_MOVES;
        for (int click = 0; click < MAX_CLICKS; click++) {
            if (Boolean.TRUE.equals(
                    visitor.page().evaluate(CLICK_SCRIPT, Map.of("number", moves * 7 + click, "end", end)))) {
                return;
            }
        }
    }

    @Override
    public void playMove() {
        makeMoveWithRetries();
    }

    /**
     * Reads the page and clicks in one step, because the table may change in between; returns true if a move was sent, which
     * many clicks do without a confirmation.
     */
    private static final String CLICK_SCRIPT = """
            async ({ number, end }) => {
              if (window.sent === undefined) {
                const send = WebSocket.prototype.send;
                window.sent = 0;
                WebSocket.prototype.send = function (message) {
                  window.sent += String(message).includes('"move"') ? 1 : 0;
                  return send.call(this, message);
                };
              }
              const before = window.sent;
              const all = selector => [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length);
              const says = each => each.textContent.trim();
              const one = list => list[number % list.length];
              const click = async each => {
                each.click();
                await new Promise(done => setTimeout(done)); // the page plays by itself what can be taken back
                return window.sent > before;
              };
              const played = all('.choices .button').find(each => says(each) === 'Confirm') ?? one(all('.bar .answer'));
              if (played) { played.click(); return true; }
              const next = one([...all('.bar .step'), ...all('.space.lit, .deck.lit, .piece.lit')]);
              if (next && document.querySelector('[aria-pressed=true], .space.chosen, .deck.lit, .space.lit')) {
                return click(next);
              }
              const ready = all('.slot.ready').filter(each => each.getAttribute('aria-pressed') !== 'true');
              const enabled = all('.bar .actions .button').filter(each => each.getAttribute('aria-disabled') !== 'true');
              const ends = enabled.filter(each => /^(End|Pass)/.test(says(each)));
              const acts = enabled.filter(each => !/^(Undo|Cancel|End|Pass)/.test(says(each)));
              const chosen = ready[0] ?? (end || acts.length === 0 ? ends.at(-1) : one([...acts, ...all('.slot.lit')])) ?? next;
              return chosen ? click(chosen) : true;
            }
            """;
}
