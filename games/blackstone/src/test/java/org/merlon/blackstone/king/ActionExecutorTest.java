package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.merlon.testkit.Rule;

/** Section 4: actions paid with tokens. */
class ActionExecutorTest {
    private static final String BOARD =
            "'board':{'bs':'lion-spy/dragon-captain','ls':'stag-scout/raven-spy','ao':'raven-captain/lion-scout'},";
    private static final String DECKS =
            "'corners':{'nw':['raven-emissary/lion-scout'],'ne':['dragon-scout/lion-emissary']},";

    @Test
    @Rule("B-30")
    void aSlideLeadsToAFreeNeighbour() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'knight':1},{}]")
                .legalWithPrefix("slide bs", "bt")
                .legalWithPrefix("slide ao", "at", "lo", "co", "an")
                .refuses("slide bs ls", "there is already a card on ls")
                .refuses("slide bs bo", "cannot slide from")
                .refuses("slide bt bo", "no card on bt")
                .refuses("slide bs bt wizard", "costs a knight token")
                .refuses("slide bs bt knight", "do not name it")
                .refuses("slide bs", "two spaces")
                .refuses("slide sb bt", "two spaces")
                .plays("slide bs bt")
                .field("seats[0].knight")
                .is(0)
                .field("board.bt")
                .is("lion-spy/dragon-captain")
                .event("slid")
                .refuses("slide ao at", "you do not have it");
    }

    @Test
    @Rule("B-31")
    void aRetainedVassalIsReplacedFromAnyDeck() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + DECKS + "'seats':[{'knight':1},{}]")
                .legalWithPrefix("retain bs", "nw", "ne", "se", "sw")
                .refuses("retain bs", "name the corner deck")
                .refuses("retain bs none", "always refilled")
                .refuses("retain bt nw", "no card on bt")
                .plays("retain bs ne")
                .field("board.bs")
                .is("dragon-scout/lion-emissary")
                .field("seats[0].retained")
                .isList("lion-spy/dragon-captain")
                .event("retained");
    }

    @Test
    @Rule("B-32")
    void neighboursChangePlaces() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'wizard':1},{}]")
                .legalWithPrefix("swap", "bs ls")
                .refuses("swap ls bs", "reading order")
                .refuses("swap bs ao", "not next to each other")
                .refuses("swap bs bt", "no card on bt")
                .plays("swap bs ls")
                .field("board.bs")
                .is("stag-scout/raven-spy")
                .field("seats[0].wizard")
                .is(0)
                .event("swapped");
    }

    @Test
    @Rule("B-33")
    void aFlipTurnsTheOtherFaceUp() {
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'wizard':1},{}]")
                .refuses("flip bt", "no card on bt")
                .plays("flip bs")
                .field("board.bs")
                .is("dragon-captain/lion-spy")
                .event("flipped");
    }

    @Test
    @Rule("B-34")
    void wizardTokenOrInSecondEditionTwoKnightTokensDraw() {
        String decks = "'guild':['G05','G06'],'power':['P05'],";
        PositionBuilder.kingsQuest()
                .scenario(decks + "'seats':[{'knight':2,'wizard':1},{}]")
                .legalWithPrefix("draw", "guild", "power", "guild knights", "power knights")
                .refuses("draw guild knight", "you cannot pay with")
                .refuses("draw treasure", "a deck")
                .plays("draw guild knights")
                .field("seats[0].knight")
                .is(0)
                .field("seats[0].hand")
                .isList("G05")
                .field("guild")
                .isList("G06");
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(decks + "'seats':[{'knight':2,'wizard':1},{}]")
                .legalWithPrefix("draw", "guild", "power")
                .refuses("draw guild knights", "you cannot pay with");
    }

    @Test
    @Rule("B-34")
    void drawnCardStaysSecret() {
        var drawing = PositionBuilder.kingsQuest()
                .scenario("'guild':['G05'],'seats':[{'wizard':1},{}]")
                .plays("draw guild")
                .event("drew");
        assertFalse(drawing.events().toString().contains("G05"), "an event tells the card");
        drawing.fieldSeenBy(0, "seats[0].hand")
                .isList("G05")
                .fieldSeenBy(1, "seats[0].hand")
                .is(1)
                .fieldSeenByAll("guild")
                .is(0);
    }

    @Test
    @Rule("B-35")
    void guardsProtectAVassal() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(BOARD + "'seats':[{'knight':3,'wizard':1},{}]")
                .plays("guard bs")
                .field("guards.bs")
                .isList(0)
                .refuses("slide bs bt", "guarded")
                .refuses("swap bs ls", "guarded")
                .refuses("flip bs", "guarded")
                .refuses("retain bs nw", "guarded")
                .refuses("unguard ls", "no guard")
                .refuses("guard bt", "no vassal")
                .plays("guard bs")
                .field("guards.bs")
                .isList(0, 0)
                .plays("unguard bs")
                .field("guards.bs")
                .isList(0)
                .field("seats[0].knight")
                .is(0)
                .refuses("guard ls", "you have none");
        PositionBuilder.kingsQuest()
                .scenario(BOARD + "'seats':[{'knight':1},{}]")
                .refuses("guard bs", "only Hester");
    }

    @Test
    @Rule("B-35")
    void unguardRemovesTheFirstGuard() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(BOARD + "'guards':{'bs':[1,0]},'seats':[{'knight':1},{}]")
                .plays("unguard bs")
                .field("guards.bs")
                .isList(0)
                .field("seats[1].knight")
                .is(0);
    }

    @Test
    @Rule({"B-30", "B-31", "B-32", "B-33", "B-35"})
    void usedVassalCannotBeChanged() {
        PositionBuilder.kingsQuest()
                .edition("first")
                .scenario(BOARD
                        + "'marked':['bs'],'tasksDone':1,'guards':{'bs':[1]},'seats':[{'knight':3,'wizard':3},{}]")
                .refuses("slide bs bt", "used this turn")
                .refuses("swap bs ls", "used this turn")
                .refuses("flip bs", "used this turn")
                .refuses("retain bs nw", "used this turn")
                .refuses("guard bs", "used this turn")
                .legal("unguard bs");
    }

    @Test
    @Rule("B-36")
    void otherTokenIsNamedByTheLastWord() {
        PositionBuilder.kingsQuest()
                .randomFamilies()
                .scenario(BOARD + "'seats':[{'family':'corwin','knight':1,'wizard':1},{}]")
                .legalWithPrefix("swap", "bs ls", "bs ls knight")
                .plays("swap bs ls knight")
                .field("seats[0].knight")
                .is(0)
                .field("seats[0].wizard")
                .is(1);
    }
}
