package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;

/** Plays Torres with the keyboard only; the focus must never be lost. */
final class TorresKeyboardTest extends BrowserTest {
    private static final int MAX_TABS = 60;

    @Test
    void turnIsPlayedWithTheKeyboard() {
        try (Visitor visitor = visitor()) {
            visitor.open("/");
            Page page = visitor.page();
            Keyboard keys = page.keyboard();
            visitor.button("Play now").first().waitFor();
            tabTo(visitor, "Play now");
            keys.press("Enter");
            visitor.awaitBoard();
            assertThat(page.locator(".space.lit").first()).isAttached();
            keys.press("n");
            assertTrue(focused(visitor).contains("can be chosen"), focused(visitor));
            keys.press("Enter");
            assertTrue(focused(visitor).contains("press again to confirm"), focused(visitor));
            keys.press("Enter");
            var player = new TorresPlayer(visitor);
            assertThat(player.action("End turn")).isVisible();

            keys.press("p");
            assertThat(visitor.score(0)).containsText("1");
            tabTo(visitor, "Build costs 1");
            keys.press("Enter");
            keys.press("n");
            String space = focused(visitor);
            keys.press("ArrowDown");
            assertTrue(!focused(visitor).equals(space), "the arrows lead to another space");
            keys.press("n");
            visitor.runUntilLogged(() -> keys.press("Enter"));
            assertTrue(!focused(visitor).isEmpty(), "the focus stayed on the board");
            visitor.runUntilLogged(() -> keys.press("u"));
            keys.press("?");
            assertThat(page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Keyboard shortcuts")))
                    .isVisible();
            keys.press("Escape");
            visitor.runUntilLogged(() -> {
                keys.press("e");
                assertThat(visitor.button("Confirm")).isFocused();
                keys.press("Enter");
            });
        }
    }

    @Test
    void movesOfOthersAreAnnounced() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            new TorresPlayer(visitor).begin();
            assertThat(visitor.page().getByLabel("Announcements"))
                    .containsText(
                            Pattern.compile("(Mabel|Tib|Hob|Cecily|Wat) (places the first knight|moves the king)"));
        }
    }

    /** Presses Tab until an element with this name has the focus. */
    private static void tabTo(Visitor visitor, String name) {
        for (int i = 0; i < MAX_TABS; i++) {
            if (focused(visitor).equals(name)) {
                return;
            }
            visitor.page().keyboard().press("Tab");
        }
        assertEquals(name, focused(visitor));
    }

    /** Returns the name of the focused element, or an empty string. */
    private static String focused(Visitor visitor) {
        return String.valueOf(visitor.page().evaluate("""
                () => {
                  const focused = document.activeElement;
                  if (focused === document.body) return '';
                  const text = focused.ariaLabel ?? [...focused.childNodes]
                      .map(each => each.ariaLabel ?? each.textContent).join(' ');
                  return text.replace(/\\s+/g, ' ').trim();
                }
                """));
    }
}
