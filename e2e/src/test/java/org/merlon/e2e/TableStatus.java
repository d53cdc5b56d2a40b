package org.merlon.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Map;

/**
 * The state of a player's table, read in one step so that it is consistent. If several people share a screen, reading it
 * opens the curtain for the next one.
 *
 * @param logEntries the number of log entries
 */
public record TableStatus(boolean gameOver, boolean toMove, int logEntries) {
    private static final String STATUS_FUNCTION = """
            const look = () => {
              document.querySelector('.hotseat-cover .button')?.click();
              const over = document.querySelector('section[aria-label=Result]') !== null;
              return { over, asked: !over && (ASKS), logged: document.querySelectorAll('.log li').length };
            };
            """;

    public static TableStatus of(BrowserPlayer player) {
        Object result = player.visitor()
                .page()
                .evaluate(script(player, "const { over, asked, logged } = look(); return [over, asked, logged];"));
        var values = (List<?>) result;
        return new TableStatus((boolean) values.get(0), (boolean) values.get(1), (int) values.get(2));
    }

    /** Waits until a player has to act; returns false if the game is over. */
    public static boolean awaitTurn(BrowserPlayer player) {
        Object result = player.visitor()
                .page()
                .waitForFunction(
                        script(
                                player,
                                "const { over, asked } = look(); return over ? 'over' : asked ? 'asked' : null;"),
                        null,
                        polling())
                .jsonValue();
        return "asked".equals(result);
    }

    /** Waits until a player no longer has to act or the log has more entries; returns false after a timeout. */
    public static boolean awaitProgress(BrowserPlayer player, int logEntries, double timeoutMillis) {
        try {
            player.visitor()
                    .page()
                    .waitForFunction(
                            script(player, "const now = look(); return !now.asked || now.logged > than;"),
                            Map.of("than", logEntries),
                            polling().setTimeout(timeoutMillis));
            return true;
        } catch (TimeoutError e) {
            return false;
        }
    }

    private static Page.WaitForFunctionOptions polling() {
        return new Page.WaitForFunctionOptions().setPollingInterval(Visitor.POLLING_MILLIS);
    }

    private static String script(BrowserPlayer player, String then) {
        return "({ than } = {}) => {" + STATUS_FUNCTION.replace("ASKS", player.turnExpression()) + then + "}";
    }
}
