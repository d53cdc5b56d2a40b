package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.EncodedSnapshot;
import org.merlon.protocol.view.StateView;
import org.merlon.protocol.view.Status;
import org.merlon.server.fair.Commitment;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.ListingBuilder;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.SeatClocks;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.game.Undo;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.RematchTable;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.wire.codec.FieldDiff;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.LogResponses.PastView;
import org.merlon.server.wire.table.TableChange;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.GameStanding;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/** Builds one person's view of a table, the only form in which a game leaves the server while it is played. */
final class TableView {
    /** The value of a request for every hand of a finished game. */
    private static final String ALL_HANDS = "all";

    private TableView() {}

    /**
     * The part of the view that is the same for everybody, computed once for each entry.
     *
     * @param status null until the game has begun
     * @param sheets the score sheets; empty until the game has begun
     */
    record CommonPart(LiveGame game, @Nullable Status status, List<StateView.Sheet> sheets) {
        static CommonPart of(LiveGame game) {
            GameState state = game.state();
            return new CommonPart(
                    game, state == null ? null : Status.of(state), state == null ? List.of() : StateView.sheets(state));
        }

        /** The common part after a change. Unchanged sheets keep their instance, so that comparing them is fast. */
        static CommonPart of(LiveGame game, @Nullable CommonPart previous) {
            CommonPart current = of(game);
            return previous != null && previous.sheets.equals(current.sheets)
                    ? new CommonPart(game, current.status, previous.sheets)
                    : current;
        }
    }

    static TableInfo of(BroadcastContext broadcast, @Nullable GameStanding standing, @Nullable String person) {
        LiveGame game = broadcast.game();
        Terms terms = game.terms();
        BroadcastContext.TableExtras extras = broadcast.extras();
        List<Integer> ownSeats = game.seatsOf(person);
        boolean over = game.phase() == LiveGame.Phase.OVER;
        UndoRequest undo = extras.undoRequest();
        RematchTable rematch = TableAccess.hasPlayed(game, person) ? extras.rematch() : null;
        return new TableInfo(
                game.id(),
                game.number(),
                game.phase().info(),
                terms(game, broadcast.names()),
                terms.creator().equals(person),
                idleLimit(game),
                TableAccess.isInvolved(game, person) ? terms.invitation() : null,
                broadcast.seats(person),
                broadcast.watcherCount(),
                wordCommitments(game),
                ownSeats,
                standing,
                standing == null ? null : choices(game, ownSeats, standing),
                over ? GameResult.of(GameResults.data(game)) : null,
                over ? new TableInfo.Revealed(game.serverKey().hex(), game.words()) : null,
                undo == null ? null : new TableInfo.GoingBack(undo.seat(), undo.kept(), undo.number()),
                rematch == null ? null : new TableInfo.Again(rematch.table(), rematch.invitation()),
                extras.claimCountdown(),
                extras.replayError());
    }

    /**
     * The state that a person was shown, as far as it is needed to compute changes later. It is held as bytes, since
     * every table holds one for each group of watchers.
     */
    record Shown(int number, List<StateView.Sheet> sheets, EncodedSnapshot view, EncodedSnapshot facts) {
        static Shown of(BroadcastContext broadcast, GameStanding standing) {
            return new Shown(
                    broadcast.game().number(),
                    standing.sheets(),
                    EncodedSnapshot.of(standing.view(), broadcast.fragments()),
                    EncodedSnapshot.of(standing.facts(), broadcast.fragments()));
        }
    }

    /** The changes for a person who was shown one state and is now shown the next. */
    static TableChange change(
            BroadcastContext broadcast, Shown before, Shown shown, GameStanding now, @Nullable String person) {
        LiveGame game = broadcast.game();
        var removed = new ArrayList<String>();
        shown.view.addRemoved(before.view, "view.", removed);
        shown.facts.addRemoved(before.facts, "facts.", removed);
        return new TableChange(
                shown.number,
                before.number,
                idleLimit(game),
                broadcast.seats(person),
                broadcast.watcherCount(),
                now.toMove(),
                now.moves(),
                now.status(),
                shown.sheets.equals(before.sheets) ? null : shown.sheets,
                new FieldDiff(before.view, shown.view),
                new FieldDiff(before.facts, shown.facts),
                removed.isEmpty() ? null : removed,
                choices(game, game.seatsOf(person), now),
                broadcast.extras().claimCountdown());
    }

    /** Returns whether only the state of the game has changed at a table, so that a change can describe all of it. */
    static boolean canSendDelta(LiveGame before, LiveGame now) {
        return before.phase() == LiveGame.Phase.PLAYING
                && now.phase() == LiveGame.Phase.PLAYING
                && Objects.equals(before.terms(), now.terms()) // almost always the same instance
                && before.seats().equals(now.seats());
    }

    private static TableInfo.@Nullable IdleLimit idleLimit(LiveGame game) {
        long due = ListingBuilder.closesAt(game);
        return due == SeatClocks.NEVER ? null : new TableInfo.IdleLimit(ListingBuilder.idleDays(game), due);
    }

    /** The commitments to the words, by the seat at which a word was given; seats may be shuffled later. */
    private static List<@Nullable String> wordCommitments(LiveGame game) {
        var commitments = new ArrayList<@Nullable String>();
        for (String word : game.words()) {
            commitments.add(word == null ? null : Commitment.of(word));
        }
        return commitments;
    }

    private static TermsInfo terms(LiveGame game, NameLookup names) {
        Terms terms = game.terms();
        ServerRules.ClaimDelays delays = terms.serverRules().claimDelays(terms.pace());
        return new TermsInfo(
                terms.setup().game().id(),
                terms.setup().variant().id(),
                TermsInfo.options(terms.setup().optionData()),
                terms.setup().players(),
                names.name(terms.creator()),
                terms.listed(),
                terms.rated(),
                terms.shuffled(),
                terms.hints(),
                terms.pace().info(),
                Commitment.of(game.serverKey()),
                delays == null ? null : new TermsInfo.Fair(delays.bot(), delays.claim()),
                game.rules().info(terms.setup().game()),
                terms.origin());
    }

    /** The view of the game as it was after an entry. */
    static PastView viewAt(LiveGame current, LiveGame past, @Nullable String person, @Nullable String seat)
            throws RefusedException {
        List<Integer> ownSeats = current.seatsOf(person);
        Viewer viewer = seat == null ? viewer(ownSeats, past.toMove()) : requestedViewer(current, ownSeats, seat);
        return new PastView(past.number(), standing(CommonPart.of(past), viewer));
    }

    /** The viewer for a requested seat: while a game is played, only one of the person's own. */
    private static Viewer requestedViewer(LiveGame game, List<Integer> ownSeats, String seat) throws RefusedException {
        boolean over = game.phase() == LiveGame.Phase.OVER;
        if (over && seat.equals(ALL_HANDS)) {
            return Viewer.ALL_HANDS;
        }
        for (int each = 0; each < game.seats().size(); each++) {
            if (seat.equals(String.valueOf(each)) && (over || ownSeats.contains(each))) {
                return Viewer.seat(each);
            }
        }
        throw new RefusedException(Phrase.of("error-review-own-view-only"));
    }

    private static Viewer viewer(List<Integer> ownSeats, int mover) {
        return ownSeats.isEmpty()
                ? Viewer.SPECTATOR
                : Viewer.seat(ownSeats.contains(mover) ? mover : ownSeats.getFirst());
    }

    /** The state of the game as a person sees it; null until the game has begun. */
    static @Nullable GameStanding standing(BroadcastContext broadcast, @Nullable String person) {
        LiveGame game = broadcast.game();
        Viewer viewer = viewer(game.seatsOf(person), game.toMove());
        return standing(broadcast.common(), viewer.withCache(broadcast.viewCache()));
    }

    private static @Nullable GameStanding standing(CommonPart commonPart, Viewer viewer) {
        LiveGame game = commonPart.game;
        GameState state = game.state();
        return state == null || commonPart.status == null
                ? null
                : new GameStanding(
                        game.toMove() < 0 ? null : game.toMove(),
                        game.moves().size(),
                        commonPart.status,
                        commonPart.sheets,
                        Positions.view(state, viewer).data(),
                        state.facts(viewer));
    }

    private static TableInfo.Choices choices(LiveGame game, List<Integer> ownSeats, GameStanding standing) {
        GameState state = Objects.requireNonNull(game.state());
        StateView.Choices all = ownSeats.contains(game.toMove()) ? StateView.Choices.of(state) : null;
        return new TableInfo.Choices(
                all == null ? null : all.legal(),
                all == null ? null : all.lasting(),
                mayUndo(game, ownSeats),
                ownSeats.size() > 1 ? seesHidden(state, standing.view()) : null);
    }

    private static boolean mayUndo(LiveGame game, List<Integer> ownSeats) {
        for (int seat : ownSeats) {
            if (Undo.isFree(game, seat)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a seat sees something hidden from others; people who share a screen then cover it between turns.
     */
    private static boolean seesHidden(GameState state, Data view) {
        return !view.equals(Positions.view(state, Viewer.SPECTATOR).data());
    }
}
