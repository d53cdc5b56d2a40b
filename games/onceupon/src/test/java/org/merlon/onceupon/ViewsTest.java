package org.merlon.onceupon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.testkit.PhraseChecks;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** The information that players see: views, events and score sheets. */
class ViewsTest {
    @Test
    @Rule({"U-23", "U-30"})
    void viewsShowOnlySizeOfPile() {
        PositionBuilder.apprentice(2)
                .scenario()
                .fieldSeenBy(0, "pile")
                .is(4)
                .fieldSeenByAll("pile")
                .is(4)
                .fieldSeenBy(0, "rng")
                .isAbsent();
        PositionBuilder.architect(2)
                .guests(1, "cook")
                .scenario()
                .fieldSeenBy(0, "pile")
                .is(1)
                .fieldSeenBy(0, "display")
                .isList("princess", "courtesan", "jester")
                .fieldSeenByAll("seats[1].guests")
                .isList("cook");
    }

    @Test
    void guessesForThePileCoverEveryUnseenCard() {
        GameState state = PositionBuilder.architect(2)
                .guests(0, "cook", "monk")
                .guests(1, "king")
                .scenario()
                .state();
        Set<String> guessed = new TreeSet<>();
        var random = new FastRandom(3);
        for (int i = 0; i < 500; i++) {
            GameState determinized = state.copy();
            determinized.determinize(0, random);
            var position = new ReferencePosition(Positions.dump(determinized).data());
            assertEquals(1, position.pile.size());
            guessed.addAll(position.pile);
        }
        Set<String> unseen = new TreeSet<>(ReferenceBoard.GUESTS);
        unseen.removeAll(Set.of("cook", "monk", "king", "princess", "courtesan", "jester"));
        assertEquals(unseen, guessed);
    }

    private static List<String> eventNames(Scenario scenario) {
        List<String> names = new ArrayList<>();
        for (Data.Obj event : scenario.events()) {
            names.add(((Data.Text) event.fields().getOrDefault("event", new Data.Text(""))).value());
        }
        return names;
    }

    @Test
    @Rule({"U-8", "U-30", "U-34", "U-40"})
    void eventsReportStepsOfMove() {
        assertEquals(
                List.of("clear", "floor", "cloud", "guest", "open", "effect", "residents"),
                eventNames(PositionBuilder.architectClearing("c3", "d3")
                        .nearlyComplete(0, 3)
                        .sun(0)
                        .display("architect", "cook", "king")
                        .scenario()
                        .plays("build 3r architect")));
        assertEquals(
                List.of("token", "turn"),
                eventNames(PositionBuilder.architectClearing("c3", "d3")
                        .nearlyComplete(0, 3)
                        .sun(0)
                        .display("architect", "cook", "king")
                        .scenario()
                        .plays("build 3r architect", "token a1")));
        assertEquals(
                List.of("clear", "tower", "sun"),
                eventNames(PositionBuilder.apprenticeClearing("a1", "b1")
                        .towers(0, 2, 2, 2)
                        .scenario()
                        .plays("build 1l")));
        assertEquals(
                List.of("clear", "wall", "residents"),
                eventNames(PositionBuilder.apprenticeClearing("c1", "d1")
                        .scenario()
                        .plays("build 1r")));
        assertEquals(
                List.of("clear", "floor", "card"),
                eventNames(PositionBuilder.apprenticeClearing("c3", "d3")
                        .scenario()
                        .plays("build 3r")));
        assertEquals(
                List.of("clear", "steal", "effect", "residents"),
                eventNames(PositionBuilder.architectClearing("c1", "c2", "c3")
                        .guests(1, "bohemian")
                        .scenario()
                        .plays("build c steal 1 bohemian")));
        assertEquals(
                List.of("clear"),
                eventNames(PositionBuilder.apprenticeClearing("a2", "b2")
                        .scenario()
                        .plays("scrap 2l")));
        assertEquals(
                List.of("token", "residents"),
                eventNames(PositionBuilder.architect(2)
                        .dice("food", "wood")
                        .guests(0, "cook")
                        .scenario()
                        .plays("die 1 food c1")));
        assertEquals(
                List.of("turn", "roll"),
                eventNames(PositionBuilder.apprentice(2).stepBuild(1).scenario().plays("end")));
        assertEquals(
                List.of("over"),
                eventNames(PositionBuilder.apprentice(2)
                        .stepBuild(1)
                        .round(100)
                        .scenario()
                        .plays("end")));
    }

    @Test
    void eventReportsLostResidents() {
        Scenario full = PositionBuilder.apprenticeClearing("b1", "b2", "b3")
                .residents(0, 39)
                .scenario()
                .plays("build b");
        assertEquals(
                new Data.Obj()
                        .put("event", "residents")
                        .put("seat", 0)
                        .put("drawn", 1)
                        .put("lost", 3)
                        .put("residents", 40),
                full.events().getLast());
    }

    private static List<String> scoreSheetLines(GameState state, int seat) {
        List<String> lines = new ArrayList<>();
        for (ScoreSheet.Part part : state.scoreSheet(seat).parts()) {
            lines.add(PhraseChecks.text(part.what()) + ": " + part.points());
        }
        return lines;
    }

    @Test
    @Rule("U-41")
    void scoreSheetListsAllParts() {
        GameState state = PositionBuilder.architect(2)
                .display("jester", "princess", "troll")
                .pile(new String[0])
                .towers(0, 5, 2, 5, 2)
                .sun(0)
                .floors(0, 4)
                .walls(0, 4)
                .finisher(0)
                .clouds(0, 1)
                .residents(0, 18)
                .flags(0, 2, 1, 1)
                .guests(0, "king", "cook", "courtesan", "queen")
                .guests(1, "prince")
                .step("build")
                .toMove(1)
                .scenario()
                .state();
        assertEquals(
                List.of(
                        "4 towers, worth 5 + 2 + 5 + 2: 14",
                        "The Sun, for the first four towers: 4",
                        "The Cloud, for the first finished castle: 4",
                        "1 small cloud: 2",
                        "18 residents, the last one in group 5: 7",
                        "3 flags, worth 2 + 1 + 1: 4",
                        "Cook: 1",
                        "Courtesan, for 3 Crown guests: 3",
                        "Queen: 3",
                        "King, for 3 flags: 3"),
                scoreSheetLines(state, 0));
        assertEquals(
                List.of(
                        "towers",
                        "sun",
                        "cloud",
                        "small-clouds",
                        "residents",
                        "flags",
                        "per-itself",
                        "per-crown",
                        "per-itself",
                        "per-flag"),
                state.scoreSheet(0).parts().stream().map(ScoreSheet.Part::id).toList());
        assertEquals(List.of("Prince, for no walls: 0"), scoreSheetLines(state, 1));
        assertEquals(
                List.of("A guest: 3", "A guest: 1"),
                scoreSheetLines(
                        PositionBuilder.apprentice(2).points(0, 3, 1).scenario().state(), 0));
    }

    @Test
    void movesThatRevealOrRollCannotBeTakenBack() {
        PositionBuilder.apprentice(2).stepBuild(1).scenario().lasting("end");
        PositionBuilder.apprentice(2).stepBuild().scenario().revocable("end");
        PositionBuilder.apprentice(2).stepBuild(1).round(100).scenario().revocable("end");
        PositionBuilder.apprentice(2).scenario().revocable("die 1 wood b1");
        PositionBuilder.apprenticeClearing("c3", "d3").scenario().lasting("build 3r");
        PositionBuilder.apprenticeClearing("c3", "d3")
                .pile(new int[0])
                .scenario()
                .revocable("build 3r");
        PositionBuilder.apprenticeClearing("a1", "b1").scenario().revocable("build 1l");
        PositionBuilder.architectClearing("c3", "d3").scenario().lasting("build 3r jester");
        PositionBuilder.architectClearing("c3", "d3")
                .pile(new String[0])
                .scenario()
                .revocable("build 3r jester");
        PositionBuilder.architectClearing("c3", "d3")
                .pile(new String[0])
                .display("dagobert")
                .scenario()
                .lasting("build 3r dagobert");
        PositionBuilder.architectClearing("c2", "d2")
                .guests(0, "dagobert")
                .scenario()
                .lasting("build 2r bolt dagobert");
        PositionBuilder.architectClearing("c2", "d2")
                .guests(0, "miner")
                .scenario()
                .revocable("build 2r bolt miner");
        PositionBuilder.architectClearing("c1", "c2", "c3")
                .guests(1, "dagobert")
                .scenario()
                .lasting("build c steal 1 dagobert");
    }
}
