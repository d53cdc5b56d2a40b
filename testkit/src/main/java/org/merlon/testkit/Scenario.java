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

/** A rule told as a story: a position, moves in notation, and what must hold after them. */
public final class Scenario {
    private final Match match;
    private List<Data.Obj> events = List.of();

    private Scenario(Match match) {
        this.match = match;
    }

    /** From a position written as JSON. */
    public static Scenario at(String json) {
        return at(JsonText.object(json));
    }

    /** From a position built in code. */
    public static Scenario at(Data.Obj position) {
        try {
            return new Scenario(new Match(Positions.load(new Position(position))));
        } catch (PositionException e) {
            throw new AssertionError(e);
        }
    }

    /** From the beginning of a game whose key is all zeros. */
    public static Scenario start(String game, String variant, int players, Data.Obj options) {
        try {
            return new Scenario(Match.start(Setup.of(Games.byId(game), variant, players, options.fields()), Key.ZERO));
        } catch (SetupException e) {
            throw new AssertionError(e);
        }
    }

    /** Loading must be refused, with a reason that has the fragment in it. */
    public static void isBadPosition(Data.Obj position, String fragment) {
        try {
            Positions.load(new Position(position));
        } catch (PositionException e) {
            assertHas(Words.english().say(e.phrase()), fragment, "the position");
            return;
        }
        fail("a position was taken that should be refused for: " + fragment);
    }

    public static void isBadPosition(String json, String fragment) {
        isBadPosition(JsonText.object(json), fragment);
    }

    /** Plays moves one after the other; each must be legal and listed. */
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

    /** Every one of these must be listed and playable. */
    public Scenario legal(String... moves) {
        List<String> listed = Notation.legalMoves(state());
        for (String move : moves) {
            assertNull(Notation.readLegal(state(), move).refusal(), () -> move + " is refused");
            assertTrue(listed.contains(move), () -> move + " is not among " + listed);
        }
        return this;
    }

    /** Moves that begin so must be legal and show something, so that they cannot be taken back. */
    public Scenario lasting(String... starts) {
        return shows(true, starts);
    }

    /** Moves that begin so must be legal and show nothing, so that they can be taken back. */
    public Scenario free(String... starts) {
        return shows(false, starts);
    }

    private Scenario shows(boolean something, String... starts) {
        for (String start : starts) {
            List<String> moves = Notation.legalMoves(state()).stream()
                    .filter(move -> (move + " ").startsWith(start + " "))
                    .toList();
            assertFalse(moves.isEmpty(), () -> "no legal move begins with " + start);
            for (String move : moves) {
                assertEquals(
                        something, state().reveals(Notation.read(state(), move).move()), move);
            }
        }
        return this;
    }

    /** None of these may be listed; playing one must be refused with a reason and change nothing. */
    public Scenario illegal(String... moves) {
        for (String move : moves) {
            refuses(move, "");
        }
        return this;
    }

    /** The move must be refused for a reason that has the fragment in it. */
    public Scenario refuses(String move, String fragment) {
        Data.Obj before = dump();
        long hash = state().hash();
        assertFalse(Notation.legalMoves(state()).contains(move), () -> move + " is listed");
        Refusal refusal = match.play(move, EventLog.OFF);
        if (refusal == null) {
            fail(move + " was played");
        } else {
            assertHas(Said.well(refusal), fragment, move);
        }
        assertEquals(before, dump(), () -> move + " was refused but changed the state");
        assertEquals(hash, state().hash(), () -> move + " was refused but changed the hash");
        return this;
    }

    /** The list of legal moves must be these, in any order. */
    public Scenario legalExactly(String... moves) {
        return onlyLegal("", moves);
    }

    /** The legal moves that begin with {@code start} must be these, in any order; each is given without the start. */
    public Scenario onlyLegal(String start, String... rests) {
        String prefix = start.isEmpty() ? "" : start + " ";
        List<String> found = new ArrayList<>();
        for (String move : Notation.legalMoves(state())) {
            if (move.startsWith(prefix)) {
                found.add(move.substring(prefix.length()));
            }
        }
        assertEquals(sorted(Arrays.asList(rests)), sorted(found), "legal moves '" + start + " …'");
        return this;
    }

    private static List<String> sorted(List<String> texts) {
        return texts.stream().sorted().toList();
    }

    /** A field of the dumped position. */
    public FieldCheck field(String path) {
        return new FieldCheck(this, path, FieldPath.find(dump(), path));
    }

    /** A field of what a seat sees. */
    public FieldCheck fieldSeenBy(int seat, String path) {
        Data.Obj view = Positions.view(state(), Viewer.seat(seat)).data();
        return new FieldCheck(this, "view " + seat + ": " + path, FieldPath.find(view, path));
    }

    /** A field of what everybody sees. */
    public FieldCheck fieldSeenByAll(String path) {
        Data.Obj view = Positions.view(state(), Viewer.SPECTATOR).data();
        return new FieldCheck(this, "spectator: " + path, FieldPath.find(view, path));
    }

    /** What a viewer is told under this name of what follows from the position: JSON with ' for ", "none" if nothing is. */
    public String fact(Viewer viewer, String name) {
        Data fact = state().facts(viewer).fields().get(name);
        return fact == null ? "none" : JsonText.of(fact).replace('"', '\'');
    }

    /** The first seat must be told this, among other things. */
    public Scenario tells(String name, String wanted) {
        String told = fact(Viewer.seat(0), name);
        assertTrue(told.contains(wanted), () -> told + " lacks " + wanted);
        return this;
    }

    /** Everybody must be told this and nothing else. */
    public Scenario tellsAll(String name, String wanted) {
        assertEquals(wanted, fact(Viewer.SPECTATOR, name));
        return this;
    }

    /** What speaks for a move of whoever is to move, as people read it; nothing is played here. */
    public String merits(String move) {
        GameState after = state().copy();
        after.play(Notation.readLegal(after, move).move(), EventLog.OFF);
        return String.join(
                " ",
                after.merits(state(), state().toMove()).stream().map(Said::well).toList());
    }

    /** A move must be good for something, said in words that have the fragment in them. */
    public Scenario praises(String move, String fragment) {
        legal(move);
        String merits = merits(move);
        assertTrue(merits.contains(fragment), () -> move + " lacks '" + fragment + "': " + merits);
        return this;
    }

    public Scenario toMove(int seat) {
        assertEquals(seat, state().toMove(), "seat to move");
        assertFalse(state().over(), "the game is over");
        return this;
    }

    public Scenario scores(int... scores) {
        var found = new int[state().setup().players()];
        Arrays.setAll(found, state()::score);
        assertEquals(Arrays.toString(scores), Arrays.toString(found), "scores");
        return this;
    }

    /** The game must be over, with these ranks by seat. */
    public Scenario overWithRanks(int... ranks) {
        assertTrue(state().over(), "the game goes on");
        assertEquals(Arrays.toString(ranks), Arrays.toString(state().ranks()), "ranks");
        assertEquals(List.of(), Notation.legalMoves(state()), "moves after the end");
        return this;
    }

    /** The last move must have caused an event of this name. */
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

    /** What the last move caused. */
    public List<Data.Obj> events() {
        return events;
    }

    public GameState state() {
        return match.state();
    }

    public Data.Obj dump() {
        return Positions.dump(state()).data();
    }

    private static void assertHas(String reason, String fragment, String what) {
        assertTrue(
                reason.toLowerCase(Locale.ROOT).contains(fragment.toLowerCase(Locale.ROOT)),
                () -> what + " was refused, but the reason lacks '" + fragment + "': " + reason);
    }
}
