package org.merlon.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;

/** Plays any quest of Blackstone Castle by clicking: tasks that are ready, now and then an action, then on. */
final class BlackstonePlayer implements BrowserPlayer {
    static final String TITLE = "Blackstone Castle";

    /** More clicks than any one move needs; if it is not made by then, the last one was still on its way. */
    private static final int CLICKS = 12;

    /** After so many moves every kind has been tried; from then on it completes what is ready and ends its turns. */
    private static final int CURIOUS_MOVES = 25;

    private final Visitor visitor;
    private int moves;

    BlackstonePlayer(Visitor visitor) {
        this.visitor = visitor;
    }

    @Override
    public Visitor visitor() {
        return visitor;
    }

    /** One of the actions of the bar, whose name is followed by what it costs. */
    Locator action(String name) {
        return visitor.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name + "\\b")));
    }

    Locator space(String name) {
        return visitor.page().locator("#space-" + name);
    }

    Locator deck(String corner) {
        return visitor.page().locator("#deck-" + corner);
    }

    /** Takes a corner deck, and a second one where two are asked for. */
    void chooseDecks() {
        awaitTurn();
        while (visitor.page().locator(".deck.lit").count() > 0) {
            visitor.untilLogged(() -> {
                visitor.page().locator(".deck.lit").first().click();
                visitor.button("Confirm").click();
            });
            awaitTurn();
        }
    }

    /** Ends the work, also if something is left that is worth a question. */
    void endWork() {
        visitor.untilLogged(() -> action("End work").click(), visitor.button("Confirm"));
    }

    @Override
    public String asks() {
        return "document.querySelector('.choices .button, .space.lit, .deck.lit') !== null";
    }

    @Override
    public void answer() {
        moves++;
        boolean end = moves % 3 == 0 || moves > CURIOUS_MOVES;
        for (int click = 0; click < CLICKS; click++) {
            if (Boolean.TRUE.equals(visitor.page().evaluate(CLICK, Map.of("number", moves * 7 + click, "end", end)))) {
                return;
            }
        }
    }

    @Override
    public void play() {
        insist();
    }

    /**
     * Looks and clicks at once, because the table may change between two looks; true when a move has been sent, which many
     * a click does by itself.
     */
    private static final String CLICK = """
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
