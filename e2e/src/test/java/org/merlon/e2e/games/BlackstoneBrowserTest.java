package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.e2e.BlackstonePlayer;
import org.merlon.e2e.BrowserPlayer;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.Visitor;
import org.merlon.testkit.Effort;

/** Plays the quests of Blackstone Castle in a browser, in all editions, with families and specials. */
@Order(1)
final class BlackstoneBrowserTest extends BrowserTest {
    /** The number of moves that covers every kind of move; in a soak, enough for complete games. */
    private static final int MOVES = Effort.of(9, 9, 500);

    /** A bot that is strong enough to win within about twenty turns. */
    private static final String STRONG_BOT = "medium";

    /** A bot that moves without a search. */
    private static final String FAST_BOT = "greedy";

    private static final String NO_OPPONENT = "";

    /** A quest with the settings on the page for a new table. */
    record Quest(String variant, Map<String, String> options, String opponent) {
        String[] seats() {
            return opponent.equals(NO_OPPONENT) ? new String[] {"you"} : new String[] {"you", opponent};
        }

        @Override
        public String toString() {
            return variant + " " + options;
        }
    }

    /** Returns every quest, edition and special at least once; in a soak, every quest in all its editions. */
    static Stream<Quest> quests() {
        var families = Map.of("Families", "random", "Bonus families", "true");
        var choice = Map.of("Families", "choice", "Knight-Wizard cards", "true");
        var specials = Map.of("Assassins", "true", "Wilds", "true");
        return Stream.of(
                        quest("kings-quest", "first", families, FAST_BOT),
                        quest("advanced", "first", choice, FAST_BOT),
                        quest("coop", "second", specials, "random"),
                        quest("solo", "prototype", families, NO_OPPONENT),
                        quest("queens-quest", "prototype", Map.of(), "random"),
                        quest("wizards-quest", "second", Map.of(), FAST_BOT),
                        quest("puzzle-master", "prototype", families, "random"),
                        quest("kings-quest", "second", specials, FAST_BOT),
                        quest("advanced", "prototype", specials, FAST_BOT),
                        quest("kings-quest", "prototype", choice, FAST_BOT),
                        quest("advanced", "second", families, FAST_BOT),
                        quest("coop", "first", families, "random"),
                        quest("coop", "prototype", choice, "random"),
                        quest("solo", "first", specials, NO_OPPONENT),
                        quest("solo", "second", choice, NO_OPPONENT))
                .limit(Effort.of(7, 7, 15));
    }

    private static Quest quest(String variant, String edition, Map<String, String> otherOptions, String opponent) {
        var options = new TreeMap<>(otherOptions);
        options.put("Edition", edition);
        return new Quest(variant, options, opponent);
    }

    @ParameterizedTest
    @MethodSource
    void quests(Quest quest) {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("blackstone", quest.variant(), quest.seats());
            quest.options().forEach(visitor::selectOption);
            visitor.createTable();
            visitor.awaitBoard();
            var player = new BlackstonePlayer(visitor);
            BrowserPlayer.playMoves(MOVES, player);
            visitor.resign();
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void kingsQuestIsPlayedToItsEnd() {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("blackstone", "kings-quest", "you", STRONG_BOT);
            visitor.createTable();
            visitor.awaitBoard();
            BrowserPlayer.playToEnd(new BlackstonePlayer(visitor));
            assertThat(visitor.region("Result")).isVisible();
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void twoPeoplePlayKingsQuestInTwoBrowsers() {
        playTogether("kings-quest", "you", "open", FAST_BOT);
    }

    @Test
    void twoPeoplePlayPuzzleMasterInTwoBrowsers() {
        playTogether("puzzle-master", "you", "open");
    }

    private void playTogether(String variant, String... seats) {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.prepareTable("blackstone", variant, seats);
            host.createTable();
            guest.joinTable(host.invitation());
            host.startGame();
            BrowserPlayer.playMoves(MOVES, new BlackstonePlayer(host), new BlackstonePlayer(guest));
            assertEquals(List.of(), host.errors());
            assertEquals(List.of(), guest.errors());
        }
    }

    @Test
    void hoveringATaskHighlightsItsSpaces() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            assertThat(visitor.page().locator(".space .asked")).hasCount(0);
            visitor.page().locator(".slot").first().hover();
            assertThat(visitor.page().locator(".space .asked").first()).isVisible();
            int hovered = visitor.page().locator(".space .asked").count();
            visitor.page().locator(".slot").first().click();
            assertThat(visitor.page().locator(".space .asked")).hasCount(hovered);
        }
    }

    /** Touch screens have no hover, so the first tap must highlight the spaces. */
    @Test
    void firstTapOnATaskHighlightsItsSpaces() {
        try (Visitor visitor = visitor(390, 844, ColorScheme.LIGHT)) {
            visitor.playNow(BlackstonePlayer.TITLE);
            new BlackstonePlayer(visitor).chooseDecks();
            assertThat(visitor.page().locator(".space .asked")).hasCount(0);
            visitor.page().locator(".slot").first().dispatchEvent("click");
            assertThat(visitor.page().locator(".space .asked").first()).isVisible();
        }
    }

    /** The tasks, the whole board and the bar are on the screen, also on a phone in portrait and landscape. */
    @Test
    void boardTasksAndBarAreOnTheScreen() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            new BlackstonePlayer(visitor).chooseDecks();
            Page page = visitor.page();
            for (var screen : new int[][] {{390, 844}, {844, 390}, {768, 1024}, {1280, 800}}) {
                page.setViewportSize(screen[0], screen[1]);
                for (String selector :
                        List.of("#space-bs", "#space-ke", ".slot", ".actions .button", "#deck-nw", "#deck-se")) {
                    assertThat(page.locator(selector).first())
                            .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.95));
                }
            }
        }
    }

    /** Spaces are large enough for fingers, even while the herald's text is shown below them. */
    @Test
    void boardFillsAPhoneInPortrait() {
        try (Visitor visitor = visitor(390, 844, ColorScheme.LIGHT)) {
            visitor.resetToNewcomer();
            visitor.playNow(BlackstonePlayer.TITLE);
            visitor.herald().waitFor();
            Locator board = visitor.page().locator(".court .frame");
            double width = board.boundingBox().width;
            assertTrue(width >= 340, "the board is only " + width + " pixels wide");
        }
    }

    /** The first half of this task has only one choice, so the second half can be tapped directly. */
    @Test
    void theVassalsOfATaskAreTappedInAnyOrder() {
        try (Visitor visitor = visitor()) {
            visitor.resetToNewcomer();
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.runUntilLogged(() -> {
                player.action("Flip").click();
                player.space("ao").click();
            });
            visitor.runUntilLogged(() -> {
                visitor.page().locator(".slot.ready").click();
                player.space("ko").click();
            });
            assertThat(visitor.page()
                            .locator(".log")
                            .getByText("G19 with AO and KO")
                            .first())
                    .isAttached();
        }
    }

    /** The turn has four decisions: the action Flip, two vassals, and the end of the work. */
    @Test
    void aTurnTakesHardlyMoreClicksThanDecisions() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            Page page = visitor.page();
            page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }");
            visitor.runUntilLogged(() -> {
                player.action("Flip").click();
                player.space("ao").click();
            });
            // The action is still selected, so a second flip takes one click.
            visitor.runUntilLogged(() -> player.space("bs").click());
            player.endWork();
            int clicks = ((Number) page.evaluate("() => window.clicks")).intValue();
            assertTrue(clicks <= 5, "4 decisions took " + clicks + " clicks");
        }
    }

    @Test
    void cardIsDraggedToAFreeSpace() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.runUntilLogged(() -> player.space("bs").dragTo(player.space("ls")));
            assertThat(visitor.page()
                            .locator(".log")
                            .getByText("Slides BS to LS")
                            .first())
                    .isAttached();
            visitor.button("Undo").click();
            assertThat(player.space("ls")).hasClass(Pattern.compile("free"));
        }
    }

    /** In no order of taps does an error message mention the notation of moves. */
    @Test
    void noErrorMentionsNotation() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            Page page = visitor.page();
            for (String action : List.of("Draw", "Slide", "Swap", "Flip", "Retain")) {
                for (String selector : List.of("#deck-nw", "#space-ls", "#space-ls", ".slot", ".slot >> nth=1")) {
                    // Disabled actions can be tapped too.
                    player.action(action).click(new Locator.ClickOptions().setForce(true));
                    page.locator(selector).first().click();
                    for (Locator reason : page.getByRole(AriaRole.ALERT).all()) {
                        String text = reason.textContent();
                        assertFalse(
                                Pattern.compile("\\b(?:[Nn]ame |named|reading order)")
                                        .matcher(text)
                                        .find(),
                                text);
                    }
                    page.keyboard().press("Escape");
                }
            }
        }
    }

    @Test
    void illegalMoveIsRefusedWithTheReason() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            player.action("Slide").click();
            visitor.page().locator(".space.free").first().click();
            assertThat(visitor.page().locator(".refusal")).isVisible();
        }
    }

    @Test
    void standingAnswerIsAppliedAutomatically() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.button("Options").click();
            visitor.selectOption("Intrigue at the end of my turn", "pass");
            visitor.button("Close").click();
            player.endWork();
            assertThat(visitor.page().locator(".log").getByText("passes").first())
                    .isVisible();
        }
    }

    @Test
    void moveCanBeMadeWithTheKeyboard() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            Page page = visitor.page();
            player.deck("ne").focus();
            page.keyboard().press("Enter");
            visitor.button("Confirm").focus();
            page.keyboard().press("Enter");
            player.action("Flip").focus();
            page.keyboard().press("Enter");
            player.space("ao").focus();
            page.keyboard().press("ArrowRight");
            assertThat(player.space("co")).isFocused();
            page.keyboard().press("ArrowLeft");
            int moves = visitor.log().count();
            page.keyboard().press("Enter");
            assertThat(visitor.log().nth(moves)).containsText("Flips AO");
        }
    }

    @Test
    void aSpectatorSeesNoHand() {
        try (Visitor visitor = visitor();
                Visitor spectator = visitor()) {
            visitor.playOnServer(BlackstonePlayer.TITLE);
            new BlackstonePlayer(visitor).chooseDecks();
            assertThat(visitor.region("Your tasks")).isVisible();
            spectator.page().navigate(visitor.spectatorLink());
            spectator.awaitBoard();
            assertThat(spectator.region("Your tasks")).hasCount(0);
        }
    }
}
