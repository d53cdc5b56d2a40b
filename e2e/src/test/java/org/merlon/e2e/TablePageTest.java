package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the table page around every game: layouts, reviewing moves, several people at one screen, playing again. */
final class TablePageTest extends BrowserTest {
    private static final String[] TITLES = {"Torres", "Blackstone Castle", "Once Upon a Castle"};

    /** Returns the buttons of the bar that are off the screen or covered after scrolling to them. */
    private static final String UNREACHABLE_BUTTONS = """
            () => [...document.querySelectorAll('.game > .bar button')].filter(each => each.checkVisibility()).filter(each => {
              each.scrollIntoView({ block: 'nearest' });
              const box = each.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return top === null || !(each === top || each.contains(top));
            }).map(each => each.textContent.trim())
            """;

    /** Returns whether the board and the bar do not overlap and are entirely on the screen. */
    private static final String BOARD_AND_BAR_FIT = """
            () => {
              const [board, bar] = ['.game > .board', '.game > .bar'].map(each => document.querySelector(each).getBoundingClientRect());
              const apart = board.right <= bar.left + 1 || board.bottom <= bar.top + 1;
              return apart && [board, bar].every(each => each.bottom <= innerHeight + 1 && each.right <= innerWidth + 1);
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"Torres", "Blackstone Castle", "Once Upon a Castle"})
    void phoneInLandscapeHidesNothing(String title) {
        try (var visitor = visitor(844, 390, ColorScheme.LIGHT)) {
            visitor.playNow(title);
            assertThat(visitor.region("Your turn")).isVisible();
            assertEquals(true, visitor.page().evaluate(BOARD_AND_BAR_FIT), title);
            assertEquals(List.of(), visitor.page().evaluate(UNREACHABLE_BUTTONS), title);
            ScreenProfile.assertFits(visitor, title);
            visitor.openLog();
            assertThat(visitor.region("Log")).isVisible();
        }
    }

    @Test
    void aNarrowPhoneNeverScrollsSideways() {
        try (var visitor = visitor(320, 640, ColorScheme.LIGHT)) {
            for (String path : List.of("/", "/create", "/account", "/about")) {
                visitor.open(path);
                assertThat(visitor.page().locator("main h1").first()).isAttached();
                assertThat(visitor.page().locator("footer a[href='/verify']")).isVisible();
                assertThat(visitor.page().locator("footer a[href='/api']")).isVisible();
                ScreenProfile.assertFits(visitor, path);
            }
            for (String title : TITLES) {
                visitor.playNow(title);
                assertThat(visitor.page().locator("footer")).not().isAttached();
                ScreenProfile.assertFits(visitor, title);
            }
        }
    }

    @Test
    void hotseatPlayersHaveNamesAndACurtain() {
        try (var visitor = visitor()) {
            visitor.prepareTable("torres", "standard", "you", "you");
            visitor.page().getByLabel("Name of the player in seat 1").fill("Ann");
            visitor.page().getByLabel("Name of the player in seat 2").fill("Ben");
            visitor.createTable();
            Locator seats = visitor.list("Players");
            assertThat(seats).containsText("Ann");
            assertThat(seats).containsText("Ben");
            var player = new TorresPlayer(visitor);
            Locator curtain = visitor.region("Pass the screen");
            for (String name : List.of("Ann", "Ben")) {
                assertThat(curtain).containsText(name + " is next");
                assertThat(visitor.page().locator(".game")).isHidden();
                visitor.openCurtain();
                assertThat(visitor.page().locator(".prompt .player-badge")).containsText(name);
                visitor.runUntilLogged(() -> player.place(0));
                if (name.equals("Ben")) {
                    visitor.runUntilLogged(() -> player.place(0)); // the last player also places the king
                }
            }
            assertThat(visitor.log().first()).isAttached();
            assertThat(visitor.region("Log")).containsText("Ben");
        }
    }

    @Test
    void everyPositionHasAnAddress() {
        try (var visitor = visitor()) {
            visitor.playNow("Torres");
            new TorresPlayer(visitor).begin();
            Page page = visitor.page();
            page.keyboard().press("ArrowLeft");
            page.waitForURL(Pattern.compile(".*[?&]at=\\d+.*"));
            assertThat(visitor.button("Back to the game").first()).isVisible();
            String address = page.url();
            page.keyboard().press("ArrowRight");
            page.keyboard().press("End");
            assertThat(visitor.button("Back to the game")).hasCount(0);
            assertTrue(!page.url().contains("at="), page.url());
            page.navigate(address);
            assertThat(visitor.button("Back to the game").first()).isVisible();
            visitor.button("Back to the game").first().click();
            assertThat(new TorresPlayer(visitor).action("End turn")).isVisible();
        }
    }

    @Test
    void playingAgainAgainstABotTakesOneClick() {
        try (var visitor = visitor()) {
            visitor.playNow("Torres");
            String before = visitor.page().url();
            visitor.selectMenuItem("Resign");
            visitor.button("Resign game").click();
            assertThat(visitor.region("Result")).containsText("resigned");
            visitor.button("Play again").click();
            visitor.page().waitForURL(url -> !url.equals(before));
            assertThat(new TorresPlayer(visitor).lit().first()).isAttached();
        }
    }

    @Test
    void lastTurnOfTheOthersCanBeReplayed() {
        try (var visitor = visitor()) {
            visitor.playNow("Torres");
            var player = new TorresPlayer(visitor);
            player.begin();
            visitor.button("Replay the last turn").click();
            assertThat(visitor.button("Back to the game").first()).isVisible();
            assertThat(visitor.button("Back to the game")).hasCount(0); // it closes automatically
            assertThat(player.action("End turn")).isVisible();
            assertThat(visitor.button("Replay the last turn")).isVisible();
        }
    }
}
