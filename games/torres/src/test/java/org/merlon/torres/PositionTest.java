package org.merlon.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Rule;
import org.merlon.testkit.Scenario;

/** Writing and reading positions. */
class PositionTest {
    @Test
    void omittedFieldsHaveDefaults() {
        Scenario.at("""
                {"game":"torres","variant":"standard","players":2,"toMove":1,"step":"turn","king":"h8",
                 "heights":["10000001","00000000","00000000","00000000","00000000","00000000","00000000","00000000"],
                 "seats":[{},{"bought":["leap"]}]}""")
                .field("options.cards")
                .is("common")
                .field("options.shift")
                .is("empty-castles")
                .field("options.ties")
                .is("skip")
                .field("rng")
                .is("0".repeat(64) + ":0")
                .field("phase")
                .is(1)
                .field("round")
                .is(1)
                .field("start")
                .is(0)
                .field("knights")
                .is(new Data.Obj())
                .field("supply")
                .is(90)
                .field("ap")
                .is(5)
                .field("stack")
                .is(0)
                .field("placed")
                .is(0)
                .field("bought")
                .is(1)
                .field("played")
                .is(false)
                .field("seats[0].score")
                .is(0)
                .field("seats[0].stacks")
                .isEmpty()
                .field("seats[0].hand")
                .isEmpty()
                .field("seats[0].bought")
                .isEmpty()
                .field("deck")
                .isEmpty()
                .field("discard")
                .isEmpty()
                .field("master")
                .isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "variant", "players", "toMove", "step", "heights", "seats", "king"})
    void fieldsWithoutDefaultAreRequired(String field) {
        Data.Obj data = PositionBuilder.board().data();
        Scenario.at(data);
        data.fields().remove(field);
        Scenario.isBadPosition(data, "");
    }

    @Test
    void listsAreWrittenLargestStackAndFirstCardFirst() {
        PositionBuilder.board()
                .stacks(0, 1, 3, 2)
                .hand(0, "vault", "ap6")
                .bought(0, "leap")
                .discard("shift", "doors")
                .scenario()
                .field("seats[0].stacks")
                .isList(3, 2, 1)
                .field("seats[0].hand")
                .isList("vault", "ap6")
                .plays("end")
                .field("seats[0].hand")
                .isList("vault", "ap6", "leap")
                .field("discard")
                .isList("shift", "doors");
    }

    @Test
    @Rule("T-1")
    void heightsHaveOneCharacterPerSpace() {
        String[] high = {"cb111111", "11110000", "00000000", "00000000", "00000000", "00000000", "00000000", "00000001"
        };
        PositionBuilder.board()
                .rows(high)
                .withoutCornerKnight()
                .king("h1")
                .scenario()
                .field("heights[0]")
                .is("cb111111")
                .field("supply")
                .is(92 - 12 - 11 - 10 - 1 - 3);
        PositionBuilder.board().row(3, "0000000").isBad();
        PositionBuilder.board().row(3, "000000000").isBad();
        PositionBuilder.board().row(3, "0000000-").isBad();
        PositionBuilder.board().put("heights", new Data.Arr().add("10000001")).isBad();
    }

    /** A castle of 36 spaces with a tower of height 36, which is written as the letter A. */
    @Test
    @Rule("T-5")
    void heightsUpToThirtySixAndMoreAreCapitals() {
        PositionBuilder.board()
                .rows("A1111111", "11111111", "11111111", "11111111", "11110000", "00000000", "00000000", "00000000")
                .withoutCornerKnight()
                .scenario()
                .field("heights[0]")
                .is("A1111111")
                .field("supply")
                .is(92 - 36 - 35 - 3)
                .illegal("block a8");
    }

    @Test
    void viewsShowOnlySizesOfDecks() {
        Scenario own = PositionBuilder.board()
                .option("cards", "own")
                .ownDeck(0, "leap", "ap6")
                .ownDeck(1, "vault")
                .scenario();
        own.fieldSeenBy(0, "seats[0].deck")
                .is(2)
                .fieldSeenBy(0, "seats[1].deck")
                .is(1);
        own.fieldSeenByAll("seats[0].deck").is(2).fieldSeenBy(0, "rng").isAbsent();
        PositionBuilder.board()
                .deck("leap")
                .scenario()
                .fieldSeenBy(0, "deck")
                .is(1)
                .fieldSeenBy(0, "discard")
                .isEmpty();
    }

    @Test
    void aDumpLoadsIntoTheSamePosition() {
        Scenario first = PositionBuilder.board()
                .row(3, "00121000")
                .knights(0, "c3")
                .hand(0, "leap")
                .deck("ap6", "ap7")
                .stacks(0, 3, 2)
                .scenario();
        Scenario second = Scenario.at(first.dump());
        assertEquals(first.dump(), second.dump());
        assertEquals(first.state().hash(), second.state().hash());
    }
}
