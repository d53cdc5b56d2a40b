package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.blackstone.table.CardCounts;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Section 2, and the setup of the other variants. */
class SetupTest {
    private static final List<String> CHEQUERED =
            List.of("bs", "as", "ks", "lt", "ct", "bo", "ao", "ko", "ln", "cn", "be", "ae", "ke");

    private static DumpFields dumpOf(Scenario scenario) {
        return new DumpFields(scenario.dump());
    }

    private static int cardCount(DumpFields corners, String corner) {
        return corners.list(corner).size();
    }

    @Test
    @Rule({"B-3", "B-10", "B-11"})
    void thirteenVassalsAndFourDecks() {
        DumpFields dump = dumpOf(PositionBuilder.kingsQuest().start());
        assertEquals(
                new TreeSet<>(CHEQUERED), new TreeSet<>(dump.object("board").fieldNames()));
        DumpFields corners = dump.object("corners");
        assertEquals(
                List.of(15, 15, 15, 14),
                List.of(
                        cardCount(corners, "nw"),
                        cardCount(corners, "ne"),
                        cardCount(corners, "se"),
                        cardCount(corners, "sw")));
    }

    @Test
    @Rule({"B-4", "B-10"})
    void noSpecialIsDealtToTheBoard() {
        for (int number = 0; number < 30; number++) {
            Data.Obj start = StartPositions.dump("kings-quest", 2, number, "assassins", "wilds");
            Map<String, Integer> cards = CardCounts.vassals(start);
            cards.keySet().removeIf(card -> !card.matches("assassin.*|wild.*"));
            assertEquals(Map.of("assassin/saboteur", 4, "wild/wild", 4), cards);
            DumpFields board = new DumpFields(start).object("board");
            for (String space : board.fieldNames()) {
                assertTrue(!board.text(space).contains("assassin"), "a special on the board");
            }
            assertEquals(13, board.fieldNames().size());
        }
    }

    @Test
    @Rule({"B-3", "B-10"})
    void theSidesOfCardsAreMixed() {
        int firstUp = 0;
        for (int number = 0; number < 20; number++) {
            DumpFields board = new DumpFields(StartPositions.dump("kings-quest", 2, number)).object("board");
            for (String space : board.fieldNames()) {
                String[] faces = board.text(space).split("/", -1);
                firstUp += faces[0].compareTo(faces[1]) < 0 ? 1 : 0;
            }
        }
        assertTrue(firstUp > 80 && firstUp < 180, "of 260 cards " + firstUp + " lie with the same side up");
    }

    @Test
    @Rule({"B-6", "B-8", "B-13"})
    void everybodyBeginsWithOneTokenOfEachKindAndTwoGuildCards() {
        Scenario start = PositionBuilder.game("kings-quest", 3).start();
        for (DumpFields seat : dumpOf(start).seats()) {
            assertEquals(1, seat.number("knight"));
            assertEquals(1, seat.number("wizard"));
            assertEquals(2, seat.list("hand").size());
            assertTrue(seat.texts("hand").stream().allMatch(card -> card.startsWith("G")));
        }
        assertEquals(32 - 6, dumpOf(start).list("guild").size());
        assertEquals(32, dumpOf(start).list("power").size());
        assertEquals(32, dumpOf(start).list("machination").size());
        start.toMove(0).field("step").is("corner");
    }

    @Test
    @Rule("B-12")
    void inTheSecondEditionAnyDeckCanBeChosen() {
        PositionBuilder.kingsQuest()
                .start()
                .legalExactly("corner nw", "corner ne", "corner se", "corner sw")
                .plays("corner ne")
                .toMove(1)
                .legal("corner ne")
                .plays("corner ne")
                .field("step")
                .is("work")
                .toMove(0);
    }

    @Test
    @Rule("B-12")
    void inTheFirstEditionDecksMustDiffer() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .start()
                .plays("corner ne")
                .refuses("corner ne", "Player 1 has taken this deck")
                .legalExactly("corner nw", "corner se", "corner sw");
    }

    @Test
    @Rule("B-12")
    void soloSeatChoosesARefreshDeckAtTheEndOfItsFirstTurn() {
        PositionBuilder.game("solo", 1)
                .start()
                .refuses("refresh sw", "corner deck")
                .plays("corner se")
                .field("step")
                .is("work")
                .field("seats[0].refreshCorner")
                .isNull()
                .plays("done")
                .field("step")
                .is("refresh")
                .field("taskDiscard")
                .isEmpty()
                .refuses("refresh se", "different deck")
                .legalExactly("refresh nw", "refresh ne", "refresh sw")
                .plays("refresh sw")
                .event("refresh")
                .field("step")
                .is("work")
                .field("round")
                .is(2)
                .field("seats[0].refreshCorner")
                .is("sw")
                .plays("done")
                .field("step")
                .is("work");
    }

    @Test
    @Rule("B-14")
    void familiesAreChosenFirstThenCorners() {
        Scenario start = PositionBuilder.kingsQuest()
                .familyChoice()
                .start()
                .toMove(0)
                .field("step")
                .is("family");
        List<String> offered = dumpOf(start).seats().get(0).texts("families");
        assertEquals(2, offered.size());
        start.legalExactly("family " + offered.get(0), "family " + offered.get(1))
                .refuses("family hester", "not dealt")
                .plays("family " + offered.get(1))
                .toMove(1)
                .field("turn")
                .is(0)
                .field("seats[0].family")
                .is(offered.get(1))
                .field("seats[0].families")
                .isAbsent();
        start.plays("family " + dumpOf(start).seats().get(1).texts("families").get(0))
                .field("step")
                .is("corner")
                .toMove(0);
    }

    @Test
    @Rule("B-14")
    void randomFamiliesAreAllDifferent() {
        for (int number = 0; number < 20; number++) {
            DumpFields dump =
                    new DumpFields(StartPositions.dump("kings-quest", 4, number, "bonusFamilies", "families=random"));
            var families = new TreeSet<String>();
            dump.seats().forEach(seat -> families.add(seat.text("family")));
            assertEquals(4, families.size());
        }
    }

    @Test
    @Rule("B-14")
    void theLastChoiceBeginsTheFirstTurnWithItsMuster() {
        PositionBuilder.kingsQuest()
                .start()
                .plays("corner nw", "corner nw")
                .field("seats[0].knight")
                .is(2)
                .field("seats[0].wizard")
                .is(2)
                .field("seats[1].knight")
                .is(1)
                .event("mustered");
    }

    @Test
    @Rule("B-14")
    void rejectsFamilyChoiceForThreePlayers() throws SetupException {
        var game = Games.byId("blackstone");
        Map<String, Data> choice = Map.of("families", new Data.Text("choice"));
        SetupException refused = assertThrows(SetupException.class, () -> Setup.of(game, "kings-quest", 3, choice));
        assertEquals(SetupException.Code.BAD_OPTION, refused.code());
        PhraseChecks.text(refused.phrase());
        assertEquals(2, Setup.of(game, "kings-quest", 2, choice).players());
        assertThrows(
                SetupException.class, () -> Setup.of(game, "puzzle-master", 2, Map.of("wilds", new Data.Truth(true))));
        assertThrows(
                SetupException.class, () -> Setup.of(game, "advanced", 2, Map.of("blueLetters", new Data.Truth(true))));
    }

    @Test
    @Rule({"B-120", "B-123"})
    void puzzleMasterFillsTheBoard() {
        DumpFields dump =
                dumpOf(PositionBuilder.game("puzzle-master", 2).edition("first").start());
        assertEquals(25, dump.object("board").fieldNames().size());
        assertEquals(List.of("nw", "se"), List.copyOf(dump.object("corners").fieldNames()));
        assertEquals(24, cardCount(dump.object("corners"), "nw"));
        assertEquals(0, dump.seats().get(0).number("knight"));
        assertEquals(20, dump.number("limbo"));
        assertTrue(!dump.has("machination"), "there is a Machination deck");
        PositionBuilder.game("puzzle-master", 2)
                .start()
                .refuses("corner ne", "no deck in that corner")
                .plays("corner se", "corner se")
                .refuses("draw machination", "no Machination deck")
                .legal("draw guild", "draw power");
    }

    @Test
    @Rule({"B-92", "B-93", "B-94", "B-95"})
    void ratsAndDogsAreSetUp() {
        for (String variant : List.of("coop", "solo", "puzzle-master")) {
            DumpFields dump = dumpOf(PositionBuilder.game(variant, variant.equals("solo") ? 1 : 2)
                    .start());
            assertEquals(25, dump.object("rats").list("deck").size());
            assertEquals(
                    List.of("jack-russell", "jack-russell", "scottie", "westie"),
                    dump.texts("dogs").stream().sorted().toList());
        }
    }
}
