package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The quests of Blackstone Castle as people play them, in all editions, with families and specials. */
final class BlackstoneInTheBrowserTest extends BrowserTest {
    /** After so many moves a race that nobody wins is given up: the result has to be seen, not waited for. */
    private static final int PATIENT_MOVES = 80;

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

    static Stream<Quest> quests() {
        return Stream.of(
                new Quest(
                        "kings-quest",
                        Map.of("Edition", "second", "Assassins", "true", "Wilds", "true", "Families", "random"),
                        "greedy"),
                new Quest(
                        "advanced",
                        Map.of(
                                "Edition",
                                "first",
                                "Families",
                                "choice",
                                "BonusFamilies",
                                "true",
                                "KnightWizards",
                                "true"),
                        "random"),
                new Quest("coop", Map.of("Edition", "first", "Families", "random"), "random"),
                new Quest(
                        "coop",
                        Map.of("Edition", "prototype", "Families", "random", "BonusFamilies", "true"),
                        "random"),
                new Quest("solo", Map.of("Edition", "first", "Wilds", "true"), ALONE),
                new Quest("solo", Map.of("Edition", "second", "Assassins", "true"), ALONE),
                new Quest("queens-quest", Map.of("Edition", "prototype"), "random"),
                new Quest("wizards-quest", Map.of("Edition", "second"), "random"),
                new Quest("puzzle-master", Map.of("Edition", "prototype", "Families", "random"), "random"));
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
            for (int moves = 0; player.awaitTurn(); moves++) {
                if (moves == PATIENT_MOVES && !quest.against().equals(ALONE)) {
                    giveUp(visitor);
                    break;
                }
                player.play();
            }
            assertThat(visitor.region("Result")).isVisible();
            assertEquals(List.of(), visitor.complaints());
        }
    }

    private static void giveUp(Visitor visitor) {
        visitor.button("Resign").click();
        visitor.button("Give up").click();
    }

    @Test
    void twoPeoplePlayKingsQuestInTwoBrowsers() {
        together("kings-quest", 20);
    }

    @Test
    void twoPeoplePuzzleInTwoBrowsers() {
        together("puzzle-master", 200);
    }

    private void together(String variant, int patience) {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            host.prepareTable("blackstone", variant, "you", "open");
            host.create();
            guest.sitDown(host.invitation());
            host.begin();
            var one = new BlackstonePlayer(host);
            var two = new BlackstonePlayer(guest);
            for (int moves = 0; moves < patience; moves++) {
                Player mover = Player.whoIsAsked(one, two);
                if (mover == null) {
                    break;
                }
                mover.play();
            }
            if (!host.sees("Result")) {
                giveUp(guest);
            }
            assertThat(host.region("Result")).isVisible();
            assertThat(guest.region("Result")).isVisible();
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
            assertThat(visitor.page().locator(".asked")).hasCount(0);
            visitor.page().locator(".slot").first().hover();
            assertThat(visitor.page().locator(".asked").first()).isVisible();
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
            assertThat(visitor.page().locator(".reason")).isVisible();
        }
    }

    @Test
    void aStandingAnswerIsGivenWithoutAsking() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            var player = new BlackstonePlayer(visitor);
            player.chooseDecks();
            visitor.button("Standing answers").click();
            visitor.choose("Intrigue at the end of my turn", "pass");
            visitor.button("Close").click();
            player.action("End work").click();
            visitor.button("Confirm").click();
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
            player.action("Turn").focus();
            page.keyboard().press("Enter");
            player.space("ao").focus();
            page.keyboard().press("ArrowRight");
            assertThat(player.space("co")).isFocused();
            page.keyboard().press("ArrowLeft");
            page.keyboard().press("Enter");
            int moves = visitor.log().count();
            visitor.button("Confirm").focus();
            page.keyboard().press("Enter");
            assertThat(visitor.log().nth(moves)).containsText("turns AO over");
        }
    }

    @Test
    void aSpectatorSeesNoHand() {
        try (Visitor visitor = visitor();
                Visitor spectator = visitor()) {
            visitor.playNow(BlackstonePlayer.TITLE);
            new BlackstonePlayer(visitor).chooseDecks();
            assertThat(visitor.region("Your tasks")).isVisible();
            spectator.page().navigate(visitor.linkToWatch());
            spectator.awaitBoard();
            assertThat(spectator.region("Your tasks")).hasCount(0);
        }
    }
}
