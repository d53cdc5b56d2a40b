package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;

class SetupTest {
    private static SetupException refused(String variant, int players, Data.Obj options) {
        return assertThrows(SetupException.class, () -> Setup.of(new ToyGame(), variant, players, options.fields()));
    }

    @Test
    void missingOptionsGetDefaults() {
        Setup setup = ToyGame.setup("short", 3, new Data.Obj());
        assertEquals("two", setup.choice("most"));
        assertFalse(setup.isOn("dice"));
        assertEquals(
                List.of("most", "dice"), List.copyOf(setup.optionData().fields().keySet()));
    }

    @Test
    void usesGivenOptions() {
        Setup setup = ToyGame.setup("short", 2, new Data.Obj().put("dice", true).put("most", "three"));
        assertEquals("three", setup.choice("most"));
        assertTrue(setup.isOn("dice"));
        assertEquals(
                Map.of("most", new Data.Text("three"), "dice", new Data.Truth(true)),
                setup.optionData().fields());
    }

    @Test
    void acceptsIgnoredOption() {
        assertEquals(
                "long",
                ToyGame.setup("long", 2, new Data.Obj().put("dice", true))
                        .variant()
                        .id());
    }

    @Test
    void rejectsUnknownVariant() {
        SetupException refused = refused("huge", 2, new Data.Obj());
        assertEquals(SetupException.Code.UNKNOWN_VARIANT, refused.code());
        assertTrue(
                refused.phrase().toString().contains("huge")
                        && refused.phrase().toString().contains("short, long"),
                refused.phrase().toString());
    }

    @Test
    void rejectsTooFewAndTooManyPlayers() {
        assertEquals(
                SetupException.Code.BAD_PLAYERS,
                refused("short", 1, new Data.Obj()).code());
        assertEquals(
                SetupException.Code.BAD_PLAYERS,
                refused("long", 3, new Data.Obj()).code());
    }

    @Test
    void rejectsUnknownOption() {
        SetupException refused = refused("short", 2, new Data.Obj().put("dices", true));
        assertEquals(SetupException.Code.BAD_OPTION, refused.code());
        assertTrue(
                refused.phrase().toString().contains("dices"), refused.phrase().toString());
    }

    @Test
    void rejectsUnknownValue() {
        SetupException refused = refused("short", 2, new Data.Obj().put("most", "four"));
        assertEquals(SetupException.Code.BAD_OPTION, refused.code());
        assertTrue(
                refused.phrase().toString().contains("two, three"),
                refused.phrase().toString());
    }

    @Test
    void rejectsValueOfWrongType() {
        assertEquals(
                SetupException.Code.BAD_OPTION,
                refused("short", 2, new Data.Obj().put("dice", "true")).code());
        assertEquals(
                SetupException.Code.BAD_OPTION,
                refused("short", 2, new Data.Obj().put("most", new Data.Arr())).code());
    }

    @Test
    void rejectsInvalidCombination() {
        assertEquals(
                SetupException.Code.BAD_OPTION,
                refused("short", 3, new Data.Obj().put("most", "three")).code());
    }

    @Test
    void readingOptionOfWrongTypeThrows() {
        Setup setup = ToyGame.shortSetup();
        assertThrows(IllegalArgumentException.class, () -> setup.isOn("most"));
        assertThrows(IllegalArgumentException.class, () -> setup.choice("dice"));
    }

    @Test
    void findsGamesById() throws SetupException {
        assertEquals("Toy", Games.byId("toy").name());
        var unknown = assertThrows(SetupException.class, () -> Games.byId("tory"));
        assertEquals(SetupException.Code.UNKNOWN_GAME, unknown.code());
    }
}
