package org.merlon.e2e;

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
import org.merlon.testkit.Effort;

/** The quests of Blackstone Castle as people play them, in all editions, with families and specials. */
@Order(1)
final class BlackstoneInTheBrowserTest extends BrowserTest {
    /** Moves by which every kind has been tried; in a soak more than any of these games takes a player. */
    private static final int MOVES = Effort.of(9, 9, 500);

    /** Races well enough to win in a score of turns. */
    private static final String RACER = "medium";

    /** Answers at once. */
    private static final String QUICK = "greedy";

    private static final String ALONE = "";

    /** A quest as it is chosen on the page for a new table. */
    record Quest(String variant, Map<String, String> options, String against) {
        String[] seats() {
            return against.equals(ALONE) ? new String[] {"you"} : new String[] {"you", against};
        }

        @Override
        public String toString() {
            return variant + " " + options;
        }
    }

    /** All kinds, editions, families and specials at least once, and in a soak all kinds in all their editions. */
    static Stream<Quest> quests() {
        var families = Map.of("Families", "random", "Bonus families", "true");
        var choice = Map.of("Families", "choice", "Knight wizards", "true");
        var specials = Map.of("Assassins", "true", "Wilds", "true");
        return Stream.of(
                        quest("kings-quest", "first", families, QUICK),
                        quest("advanced", "first", choice, QUICK),
                        quest("coop", "second", specials, "random"),
                        quest("solo", "prototype", families, ALONE),
                        quest("queens-quest", "prototype", Map.of(), "random"),
                        quest("wizards-quest", "second", Map.of(), QUICK),
                        quest("puzzle-master", "prototype", families, "random"),
                        quest("kings-quest", "second", specials, QUICK),
                        quest("advanced", "prototype", specials, QUICK),
                        quest("kings-quest", "prototype", choice, QUICK),
                        quest("advanced", "second", families, QUICK),
                        quest("coop", "first", families, "random"),
                        quest("coop", "prototype", choice, "random"),
                        quest("solo", "first", specials, ALONE),
                        quest("solo", "second", choice, ALONE))
                .limit(Effort.of(7, 7, 15));
    }

    private static Quest quest(String variant, String edition, Map<String, String> more, String against) {
        var options = new TreeMap<>(more);
        options.put("Edition", edition);
        return new Quest(variant, options, against);
    }

    @ParameterizedTest
    @MethodSource
    void quests(Quest quest) {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("blackstone", quest.variant(), quest.seats());
            quest.options().forEach(visitor::choose);
            visitor.create();
            visitor.awaitBoard();
            var player = new BlackstonePlayer(visitor);
            BrowserPlayer.playOn(MOVES, player);
            visitor.giveUp();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void aRaceIsPlayedToItsEnd() {
        try (Visitor visitor = visitor()) {
            visitor.prepareTable("blackstone", "kings-quest", "you", RACER);
            visitor.create();
            visitor.awaitBoard();
            BrowserPlayer.playToTheEnd(new BlackstonePlayer(visitor));
            assertThat(visitor.region("Result")).isVisible();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    @Test
    void twoPeoplePlayKingsQuestInTwoBrowsers() {
        together("kings-quest", "you", "open", QUICK);
    }

    @Test
    void twoPeoplePuzzleInTwoBrowsers() {
        together("puzzle-master", "you", "open");
    }

    private void together(String variant, String... seats) {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.prepareTable("blackstone", variant, seats);
            host.create();
            guest.sitDown(host.invitation());
            host.begin();
            BrowserPlayer.playOn(MOVES, new BlackstonePlayer(host), new BlackstonePlayer(guest));
            assertEquals(List.of(), host.complaints());
            assertEquals(List.of(), guest.complaints());
        }
    }

    @Test
    void aTaskLightsUpTheSpacesItAsksFor() {
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

    /** A finger points at nothing before it taps, so the tap alone has to show them. */
    @Test
    void theFirstTapOnATaskMarksItsPlaces() {
        try (Visitor visitor = visitor(390, 844, ColorScheme.LIGHT)) {
            visitor.playNow(BlackstonePlayer.TITLE);
            new BlackstonePlayer(visitor).chooseDecks();
            assertThat(visitor.page().locator(".space .asked")).hasCount(0);
            visitor.page().locator(".slot").first().dispatchEvent("click");
            assertThat(visitor.page().locator(".space .asked").first()).isVisible();
        }
    }

    /** On a telephone, upright and on its side, the tasks, the whole board and the bar are on the screen. */
    @Test
    void whatIsNeededToMoveIsOnTheScreen() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            new BlackstonePlayer(visitor).chooseDecks();
            Page page = visitor.page();
            for (var screen : new int[][] {{390, 844}, {844, 390}, {768, 1024}, {1280, 800}}) {
                page.setViewportSize(screen[0], screen[1]);
                for (String what :
                        List.of("#space-bs", "#space-ke", ".slot", ".actions .button", "#deck-nw", "#deck-se")) {
                    assertThat(page.locator(what).first())
                            .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.95));
                }
            }
        }
    }

    /** Spaces are large enough for fingers even while the herald speaks below them. */
    @Test
    void theBoardFillsAnUprightTelephone() {
        try (Visitor visitor = visitor(390, 844, ColorScheme.LIGHT)) {
            visitor.beNew();
            visitor.playNow(BlackstonePlayer.TITLE);
            visitor.herald().waitFor();
            Locator board = visitor.page().locator(".court .frame");
            double width = board.boundingBox().width;
            assertTrue(width >= 340, "the board is only " + width + " pixels wide");
        }
    }

    /** Of the two halves of a task the first goes without saying here, so that the second one is tapped at once. */
    @Test
    void theVassalsOfATaskAreTappedInAnyOrder() {
        try (Visitor visitor = visitor()) {
            visitor.beNew();
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.untilLogged(() -> {
                player.action("Flip").click();
                player.space("ao").click();
            });
            visitor.untilLogged(() -> {
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

    /** A turn with four decisions: to flip, which two vassals, and that it is over. */
    @Test
    void aTurnTakesHardlyMoreClicksThanDecisions() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            Page page = visitor.page();
            page.evaluate("() => { window.clicks = 0; addEventListener('click', () => window.clicks++, true); }");
            visitor.untilLogged(() -> {
                player.action("Flip").click();
                player.space("ao").click();
            });
            // The action is still chosen, so that a second one takes a click alone.
            visitor.untilLogged(() -> player.space("bs").click());
            player.endWork();
            int clicks = ((Number) page.evaluate("() => window.clicks")).intValue();
            assertTrue(clicks <= 5, "4 decisions took " + clicks + " clicks");
        }
    }

    @Test
    void aCardIsDrawnToAFreeSpace() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.untilLogged(() -> player.space("bs").dragTo(player.space("ls")));
            assertThat(visitor.page()
                            .locator(".log")
                            .getByText("Slides BS to LS")
                            .first())
                    .isAttached();
            visitor.button("Undo").click();
            assertThat(player.space("ls")).hasClass(Pattern.compile("free"));
        }
    }

    /** Whatever is tapped after whatever else, no answer speaks of how moves are written. */
    @Test
    void noOddTapIsAnsweredInNotation() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            Page page = visitor.page();
            for (String action : List.of("Draw", "Slide", "Swap", "Flip", "Retain")) {
                for (String odd : List.of("#deck-nw", "#space-ls", "#space-ls", ".slot", ".slot >> nth=1")) {
                    // What cannot be done now may be tapped too.
                    player.action(action).click(new Locator.ClickOptions().setForce(true));
                    page.locator(odd).first().click();
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
    void whatCannotBeDoneIsRefusedWithTheReason() {
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
    void aStandingAnswerIsGivenWithoutAsking() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.button("Options").click();
            visitor.choose("Intrigue at the end of my turn", "pass");
            visitor.button("Close").click();
            player.endWork();
            assertThat(visitor.page().locator(".log").getByText("passes").first())
                    .isVisible();
        }
    }

    @Test
    void aMoveCanBeMadeByKeysAlone() {
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
            spectator.page().navigate(visitor.linkToWatch());
            spectator.awaitBoard();
            assertThat(spectator.region("Your tasks")).hasCount(0);
        }
    }
}
