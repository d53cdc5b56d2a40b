package org.merlon.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.play.Match;
import org.merlon.engine.play.Notation;
import org.merlon.words.Words;

/** A test of rules as a scenario: a position, moves in notation, and assertions about the result. */
public final class Scenario {
    private final Match match;
    private List<Data.Obj> events = List.of();

    private Scenario(Match match) {
        this.match = match;
    }

    /** Starts from a position in JSON. */
    public static Scenario at(String json) {
        return at(JsonText.object(json));
    }

    /** Starts from a position built in code. */
    public static Scenario at(Data.Obj position) {
        try {
            return new Scenario(new Match(Positions.load(new Position(position))));
        } catch (PositionException e) {
            throw new AssertionError(e);
        }
    }

    /** Starts at the beginning of a game whose key is all zeros. */
    public static Scenario start(String game, String variant, int players, Data.Obj options) {
        try {
            return new Scenario(Match.start(Setup.of(Games.byId(game), variant, players, options.fields()), Key.ZERO));
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    /** Asserts that loading is refused with a reason that contains the fragment. */
    public static void isBadPosition(Data.Obj position, String fragment) {
        try {
            Positions.load(new Position(position));
        } catch (PositionException e) {
            assertContains(Words.english().say(e.phrase()), fragment, "the position");
            return;
        }
        fail("a position was accepted that should be refused for: " + fragment);
    }

    public static void isBadPosition(String json, String fragment) {
        isBadPosition(JsonText.object(json), fragment);
    }

    /** Plays moves one after the other; each must be legal. */
    public Scenario plays(String... moves) {
        for (String move : moves) {
            var log = new EventLog();
            Refusal refusal = match.play(move, log);
            assertNull(
                    refusal,
                    () -> move + " was refused: "
                            + (refusal == null ? "" : Words.english().say(refusal)));
            events = log.events();
        }
        return this;
    }

    public Scenario undoes() {
        assertTrue(match.undo(), "nothing to undo");
        return this;
    }

    /** Asserts that these moves are legal. */
    public Scenario legal(String... moves) {
        List<String> listed = Notation.legalMoves(state());
        for (String move : moves) {
            assertNull(Notation.parseLegal(state(), move).refusal(), () -> move + " is refused");
            assertTrue(listed.contains(move), () -> move + " is not among " + listed);
        }
        return this;
    }

    /** Asserts that moves with these beginnings are legal and reveal something, so that they cannot be taken back. */
    public Scenario lasting(String... starts) {
        return assertReveals(true, starts);
    }

    /** Asserts that moves with these beginnings are legal and reveal nothing, so that they can be taken back. */
    public Scenario revocable(String... starts) {
        return assertReveals(false, starts);
    }

    private Scenario assertReveals(boolean expected, String... starts) {
        for (String start : starts) {
            List<String> moves = Notation.legalMoves(state()).stream()
                    .filter(move -> (move + " ").startsWith(start + " "))
                    .toList();
            assertFalse(moves.isEmpty(), () -> "no legal move begins with " + start);
            for (String move : moves) {
                assertEquals(
                        expected, state().reveals(Notation.parse(state(), move).move()), move);
            }
        }
        return this;
    }

    /** Asserts that these moves are not legal: playing one is refused with a reason and changes nothing. */
    public Scenario illegal(String... moves) {
        for (String move : moves) {
            refuses(move, "");
        }
        return this;
    }

    /** Asserts that a move is refused with a reason that contains the fragment, and changes nothing. */
    public Scenario refuses(String move, String fragment) {
        Data.Obj before = dump();
        long hash = state().hash();
        assertFalse(Notation.legalMoves(state()).contains(move), () -> move + " is listed");
        Refusal refusal = match.play(move, EventLog.OFF);
        if (refusal == null) {
            fail(move + " was played");
        } else {
            assertContains(PhraseChecks.text(refusal), fragment, move);
        }
        assertEquals(before, dump(), () -> move + " was refused but changed the state");
        assertEquals(hash, state().hash(), () -> move + " was refused but changed the hash");
        return this;
    }

    /** Asserts that exactly these moves are legal, in any order. */
    public Scenario legalExactly(String... moves) {
        return legalWithPrefix("", moves);
    }

    /** Asserts the legal moves with this beginning, in any order; each is given without the beginning. */
    public Scenario legalWithPrefix(String start, String... endings) {
        String prefix = start.isEmpty() ? "" : start + " ";
        List<String> found = new ArrayList<>();
        for (String move : Notation.legalMoves(state())) {
            if (move.startsWith(prefix)) {
                found.add(move.substring(prefix.length()));
            }
        }
        assertEquals(sorted(Arrays.asList(endings)), sorted(found), "legal moves '" + start + " …'");
        return this;
    }

    private static List<String> sorted(List<String> texts) {
        return texts.stream().sorted().toList();
    }

    /** Selects a field of the dumped position. */
    public FieldCheck field(String path) {
        return new FieldCheck(this, path, FieldPath.find(dump(), path));
    }

    /** Selects a field of a seat's view. */
    public FieldCheck fieldSeenBy(int seat, String path) {
        Data.Obj view = Positions.view(state(), Viewer.seat(seat)).data();
        return new FieldCheck(this, "view " + seat + ": " + path, FieldPath.find(view, path));
    }

    /** Selects a field of the spectators' view. */
    public FieldCheck fieldSeenByAll(String path) {
        Data.Obj view = Positions.view(state(), Viewer.SPECTATOR).data();
        return new FieldCheck(this, "spectator: " + path, FieldPath.find(view, path));
    }

    /** Returns the fact with this name for a viewer, as JSON with ' for ", or "none". */
    public String fact(Viewer viewer, String name) {
        Data fact = state().facts(viewer).fields().get(name);
        return fact == null ? "none" : JsonText.of(fact).replace('"', '\'');
    }

    /** Asserts that a fact for the first seat contains this text. */
    public Scenario hasFact(String name, String fragment) {
        String fact = fact(Viewer.seat(0), name);
        assertTrue(fact.contains(fragment), () -> fact + " lacks " + fragment);
        return this;
    }

    /** Asserts that a fact for spectators is exactly this. */
    public Scenario hasPublicFact(String name, String expected) {
        assertEquals(expected, fact(Viewer.SPECTATOR, name));
        return this;
    }

    /** Returns the reasons for a move of the seat to move as text; does not play it. */
    public String merits(String move) {
        GameState after = state().copy();
        after.play(Notation.parseLegal(after, move).move(), EventLog.OFF);
        return String.join(
                " ",
                after.hintReasons(state(), state().toMove()).stream()
                        .map(PhraseChecks::text)
                        .toList());
    }

    /** Asserts that the reasons for a legal move contain the fragment. */
    public Scenario explains(String move, String fragment) {
        legal(move);
        String merits = merits(move);
        assertTrue(merits.contains(fragment), () -> move + " lacks '" + fragment + "': " + merits);
        return this;
    }

    public Scenario toMove(int seat) {
        assertEquals(seat, state().toMove(), "seat to move");
        assertFalse(state().isOver(), "the game is over");
        return this;
    }

    public Scenario scores(int... scores) {
        var found = new int[state().setup().players()];
        Arrays.setAll(found, state()::score);
        assertEquals(Arrays.toString(scores), Arrays.toString(found), "scores");
        return this;
    }

    /** Asserts that the game is over with these ranks by seat. */
    public Scenario overWithRanks(int... ranks) {
        assertTrue(state().isOver(), "the game goes on");
        assertEquals(Arrays.toString(ranks), Arrays.toString(state().ranks()), "ranks");
        assertEquals(List.of(), Notation.legalMoves(state()), "moves after the end");
        return this;
    }

    /** Asserts that the last move caused an event with this name. */
    public Scenario event(String name) {
        var names = new TreeSet<String>();
        for (Data.Obj event : events) {
            if (event.fields().get("event") instanceof Data.Text text) {
                names.add(text.value());
            }
        }
        assertTrue(names.contains(name), () -> "no event " + name + " among " + names);
        return this;
    }

    /** Returns the events of the last move. */
    public List<Data.Obj> events() {
        return events;
    }

    public GameState state() {
        return match.state();
    }

    public Data.Obj dump() {
        return Positions.dump(state()).data();
    }

    private static void assertContains(String reason, String fragment, String what) {
        assertTrue(
                reason.toLowerCase(Locale.ROOT).contains(fragment.toLowerCase(Locale.ROOT)),
                () -> what + " was refused, but the reason lacks '" + fragment + "': " + reason);
    }
}
