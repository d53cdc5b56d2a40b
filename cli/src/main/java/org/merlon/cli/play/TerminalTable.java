package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.bots.Choice;
import org.merlon.bots.Player;
import org.merlon.bots.PlayerPool;
import org.merlon.bots.StopSignal;
import org.merlon.bots.levels.BotSpec;
import org.merlon.engine.GameState;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Key;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.parts.Hash;
import org.merlon.engine.play.Notation;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.SeedParser;
import org.merlon.protocol.players.Players;
import org.merlon.protocol.view.Hint;
import org.merlon.protocol.view.Hints;
import org.merlon.words.Words;

/** A game being played in the terminal: its setup, seats, moves and bots. */
final class TerminalTable implements AutoCloseable {
    /**
     * A move that was played.
     *
     * @param announced the notation that the other players may see
     * @param reveals whether the move revealed hidden information
     * @param before the state before the move
     */
    record PlayedMove(
            int seat, String move, String announced, boolean reveals, List<Data.Obj> events, GameState before) {
        static PlayedMove of(GameState before, int move, List<Data.Obj> events) {
            return new PlayedMove(
                    before.toMove(),
                    before.notation(move),
                    before.publicNotation(move),
                    before.reveals(move),
                    events,
                    before);
        }
    }

    private final Setup setup;
    private final Key key;
    private final List<TerminalSeat> seats;
    private final long botSeed;
    private final List<PlayedMove> playedMoves = new ArrayList<>();
    private final PlayerPool bots;

    /** Never modified: a move creates a new state. */
    private GameState state;

    TerminalTable(Setup setup, Key key, List<TerminalSeat> seats) {
        this(setup, key, seats, List.of(), setup.game().start(setup, key));
    }

    /** Creates a table with a game that continues after the given moves, which led to the given state. */
    TerminalTable(Setup setup, Key key, List<TerminalSeat> seats, List<PlayedMove> moves, GameState state) {
        this.setup = setup;
        this.key = key;
        this.seats = List.copyOf(seats);
        this.state = state;
        playedMoves.addAll(moves);
        bots = new PlayerPool(seats.size());
        botSeed = SeedParser.number("the bots' luck with " + key.hex());
    }

    Setup setup() {
        return setup;
    }

    Key key() {
        return key;
    }

    List<TerminalSeat> seats() {
        return seats;
    }

    GameState state() {
        return state;
    }

    List<PlayedMove> playedMoves() {
        return List.copyOf(playedMoves);
    }

    long personCount() {
        return seats.stream().filter(TerminalSeat::isPerson).count();
    }

    boolean isPersonToMove() {
        return !state().isOver() && seats.get(state().toMove()).isPerson();
    }

    /** Returns the displayed name of a seat. */
    String name(int seat) {
        BotSpec bot = seats.get(seat).bot();
        if (bot == null && personCount() > 1) {
            return Words.english().playerName(seat);
        }
        Phrase name = bot == null
                ? Phrase.of("terminal-player-you")
                : Phrase.of("terminal-player-bot").with("bot", bot.text());
        return Words.english().say(name.with("number", seat + 1L));
    }

    /** Returns a phrase as text with the names of the seats of this table. */
    String say(Phrase phrase) {
        return Words.english().say(phrase, this::name);
    }

    List<String> names() {
        var names = new ArrayList<String>();
        for (int seat = 0; seat < seats.size(); seat++) {
            names.add(name(seat));
        }
        return names;
    }

    /** Plays a move in notation; returns a refusal with the reason if it is not legal. */
    @Nullable Refusal play(String text) {
        ParsedMove reading = Notation.parseLegal(state, text);
        if (reading.refusal() != null) {
            return reading.refusal();
        }
        var events = new EventLog();
        GameState next = state.copy();
        next.play(reading.move(), events);
        playedMoves.add(PlayedMove.of(state, reading.move(), events.events()));
        state = next;
        return null;
    }

    /** Plays a move of the bot to move. */
    void playBotMove() {
        int seat = state().toMove();
        BotSpec spec = seats.get(seat).bot();
        if (spec == null) {
            throw new IllegalStateException("no bot sits in seat " + seat);
        }
        Choice choice =
                bots.choose(seat, () -> Players.open(spec), state(), spec.budget(), currentBotSeed(), new StopSignal());
        play(state().notation(choice.move()));
    }

    private long currentBotSeed() {
        return Hash.add(botSeed, playedMoves.size());
    }

    /** Returns a bot's hint for the person to move; the bot sees only what that person sees. */
    Hint hint(BotSpec adviser) {
        try (Player player = Players.open(adviser)) {
            return Hints.of(state(), player, adviser.budget(), currentBotSeed(), new StopSignal());
        }
    }

    /** Goes back to the last turn of a person; returns a refusal with the reason if that is not possible. */
    @Nullable Refusal undo() {
        int index = playedMoves.size() - 1;
        while (index >= 0 && !seats.get(playedMoves.get(index).seat()).isPerson()) {
            index--;
        }
        if (index < 0) {
            return Refusal.of(Phrase.of("terminal-undo-nothing"));
        }
        if (personCount() > 1) { // with several people, an undo must not give anybody information
            int mover = state().toMove();
            for (PlayedMove each : playedMoves.subList(index, playedMoves.size())) {
                if (each.reveals() || each.seat() != mover) {
                    return Refusal.of(
                            Phrase.of(each.reveals() ? "terminal-undo-revealed" : "terminal-undo-not-own-move"));
                }
            }
        }
        state = playedMoves.get(index).before();
        playedMoves.subList(index, playedMoves.size()).clear();
        bots.closePlayers(); // the search trees of the bots belong to undone positions
        return null;
    }

    @Override
    public void close() {
        bots.close();
    }
}
