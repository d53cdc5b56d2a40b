package org.merlon.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Map;

/**
 * What one look at a player's table finds: two looks might see two moments. Where several share a screen, it lets the next of
 * them see the table.
 *
 * @param logged entries of the log
 */
record Look(boolean over, boolean asked, int logged) {
    private static final String LOOK = """
            const look = () => {
              document.querySelector('.hotseat-cover .button')?.click();
              const over = document.querySelector('section[aria-label=Result]') !== null;
              return { over, asked: !over && (ASKS), logged: document.querySelectorAll('.log li').length };
            };
            """;

    static Look at(BrowserPlayer player) {
        Object seen = player.visitor()
                .page()
                .evaluate(script(player, "const { over, asked, logged } = look(); return [over, asked, logged];"));
        var found = (List<?>) seen;
        return new Look((boolean) found.get(0), (boolean) found.get(1), (int) found.get(2));
    }

    /** Waits until a player is asked for something, and says so; false if the game is over instead. One look tells both. */
    static boolean untilAsked(BrowserPlayer player) {
        Object found = player.visitor()
                .page()
                .waitForFunction(
                        script(
                                player,
                                "const { over, asked } = look(); return over ? 'over' : asked ? 'asked' : null;"),
                        null,
                        often())
                .jsonValue();
        return "asked".equals(found);
    }

    /** Waits until a player is asked no more, or more entries stand in the log; false if that takes too long. */
    static boolean goesOn(BrowserPlayer player, int logged, double patience) {
        try {
            player.visitor()
                    .page()
                    .waitForFunction(
                            script(player, "const now = look(); return !now.asked || now.logged > than;"),
                            Map.of("than", logged),
                            often().setTimeout(patience));
            return true;
        } catch (TimeoutError late) {
            return false;
        }
    }

    private static Page.WaitForFunctionOptions often() {
        return new Page.WaitForFunctionOptions().setPollingInterval(Visitor.GLANCE);
    }

    private static String script(BrowserPlayer player, String then) {
        return "({ than } = {}) => {" + LOOK.replace("ASKS", player.asks()) + then + "}";
    }
}
