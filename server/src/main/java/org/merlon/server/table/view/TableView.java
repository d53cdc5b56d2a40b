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
import org.merlon.protocol.EncodedFields;
import org.merlon.protocol.StateView;
import org.merlon.protocol.Status;
import org.merlon.server.fair.Commitment;
import org.merlon.server.game.Clocks;
import org.merlon.server.game.GameResults;
import org.merlon.server.game.ListingBuilder;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.game.Undo;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.table.actions.Access;
import org.merlon.server.table.actions.Rematch;
import org.merlon.server.table.actions.UndoRequest;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.wire.codec.FieldDiff;
import org.merlon.server.wire.table.GameResult;
import org.merlon.server.wire.table.TableChange;
import org.merlon.server.wire.table.TableInfo;
import org.merlon.server.wire.table.TableInfo.GameStanding;
import org.merlon.server.wire.table.TableLog.PastView;
import org.merlon.server.wire.table.TableTerms.TermsInfo;

/** What one person may see of a table; the only way in which a game leaves the server while it is played. */
final class TableView {
    /** Asks for every hand of a finished game. */
    private static final String ALL_HANDS = "all";

    private TableView() {}

    /**
     * What is the same for everybody, worked out once for each step of a game.
     *
     * @param status and sheets: null until the game has begun
     */
    record Common(LiveGame game, @Nullable Status status, List<StateView.Sheet> sheets) {
        static Common of(LiveGame game) {
            GameState state = game.state();
            return new Common(
                    game, state == null ? null : Status.of(state), state == null ? List.of() : StateView.sheets(state));
        }

        /** The same after another; what has not changed is not made twice, so that everybody sees at once that it has not. */
        static Common of(LiveGame game, @Nullable Common last) {
            Common now = of(game);
            return last != null && last.sheets.equals(now.sheets) ? new Common(game, now.status, last.sheets) : now;
        }
    }

    static TableInfo of(BroadcastContext broadcast, @Nullable GameStanding standing, @Nullable String person) {
        LiveGame game = broadcast.game();
        Terms terms = game.terms();
        BroadcastContext.TableExtras extras = broadcast.extras();
        List<Integer> own = game.seatsOf(person);
        boolean over = game.phase() == LiveGame.Phase.OVER;
        UndoRequest undo = extras.undoRequest();
        Rematch rematch = Access.hasPlayed(game, person) ? extras.rematch() : null;
        return new TableInfo(
                game.id(),
                game.number(),
                game.phase().info(),
                terms(game, broadcast.names()),
                terms.creator().equals(person),
                idleLimit(game),
                Access.isInvolved(game, person) ? terms.invitation() : null,
                broadcast.seats(person),
                broadcast.watcherCount(),
                wordCommitments(game),
                own,
                standing,
                standing == null ? null : choices(game, own, standing),
                over ? GameResult.of(GameResults.data(game)) : null,
                over ? new TableInfo.Revealed(game.serverKey().hex(), game.words()) : null,
                undo == null ? null : new TableInfo.GoingBack(undo.seat(), undo.kept(), undo.number()),
                rematch == null ? null : new TableInfo.Again(rematch.table(), rematch.invitation()),
                extras.claimCountdown(),
                extras.replayError());
    }

    /**
     * Where a game stood for somebody after an entry, as far as it takes to tell later what is different: in bytes, since every
     * table holds this for all who look on.
     */
    record Shown(int number, List<StateView.Sheet> sheets, EncodedFields view, EncodedFields facts) {
        static Shown of(BroadcastContext broadcast, GameStanding standing) {
            return new Shown(
                    broadcast.game().number(),
                    standing.sheets(),
                    EncodedFields.of(standing.view(), broadcast.fragments()),
                    EncodedFields.of(standing.facts(), broadcast.fragments()));
        }
    }

    /** What is new for somebody who was shown how the game stood before, and is shown how it stands now. */
    static TableChange change(
            BroadcastContext broadcast, Shown before, Shown shown, GameStanding now, @Nullable String person) {
        LiveGame game = broadcast.game();
        var gone = new ArrayList<String>();
        shown.view.addRemoved(before.view, "view.", gone);
        shown.facts.addRemoved(before.facts, "facts.", gone);
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
                gone.isEmpty() ? null : gone,
                choices(game, game.seatsOf(person), now),
                broadcast.extras().claimCountdown());
    }

    /** Whether nothing has changed at a table but how the game stands, so that a change can tell all of it. */
    static boolean canSendDelta(LiveGame before, LiveGame now) {
        return before.phase() == LiveGame.Phase.PLAYING
                && now.phase() == LiveGame.Phase.PLAYING
                && Objects.equals(before.terms(), now.terms()) // mostly the very same
                && before.seats().equals(now.seats());
    }

    private static TableInfo.@Nullable Rest idleLimit(LiveGame game) {
        long due = ListingBuilder.closesAt(game);
        return due == Clocks.NEVER ? null : new TableInfo.Rest(ListingBuilder.idleDays(game), due);
    }

    /** What is shown of the words, by the seats at which they were given; these may be shuffled afterwards. */
    private static List<@Nullable String> wordCommitments(LiveGame game) {
        var shown = new ArrayList<@Nullable String>();
        for (String word : game.words()) {
            shown.add(word == null ? null : Commitment.of(word));
        }
        return shown;
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

    /** What changes from entry to entry, as it was at one of them. */
    static PastView viewAt(LiveGame now, LiveGame then, @Nullable String person, @Nullable String seat)
            throws RefusedException {
        List<Integer> own = now.seatsOf(person);
        Viewer viewer = seat == null ? viewer(own, then.toMove()) : requestedViewer(now, own, seat);
        return new PastView(then.number(), standing(Common.of(then), viewer));
    }

    /** The view of a seat that the asker names: while a game is played, only one's own. */
    private static Viewer requestedViewer(LiveGame game, List<Integer> own, String seat) throws RefusedException {
        boolean over = game.phase() == LiveGame.Phase.OVER;
        if (over && seat.equals(ALL_HANDS)) {
            return Viewer.ALL_HANDS;
        }
        for (int each = 0; each < game.seats().size(); each++) {
            if (seat.equals(String.valueOf(each)) && (over || own.contains(each))) {
                return Viewer.seat(each);
            }
        }
        throw new RefusedException(Phrase.of("house-no-such-view"));
    }

    private static Viewer viewer(List<Integer> own, int mover) {
        return own.isEmpty() ? Viewer.SPECTATOR : Viewer.seat(own.contains(mover) ? mover : own.getFirst());
    }

    /** Where the game stands for a person; null until it has begun. */
    static @Nullable GameStanding standing(BroadcastContext broadcast, @Nullable String person) {
        LiveGame game = broadcast.game();
        Viewer viewer = viewer(game.seatsOf(person), game.toMove());
        return standing(broadcast.common(), viewer.withCache(broadcast.viewCache()));
    }

    private static @Nullable GameStanding standing(Common common, Viewer viewer) {
        LiveGame game = common.game;
        GameState state = game.state();
        return state == null || common.status == null
                ? null
                : new GameStanding(
                        game.toMove() < 0 ? null : game.toMove(),
                        game.moves().size(),
                        common.status,
                        common.sheets,
                        Positions.view(state, viewer).data(),
                        state.facts(viewer));
    }

    private static TableInfo.Choices choices(LiveGame game, List<Integer> own, GameStanding standing) {
        GameState state = Objects.requireNonNull(game.state());
        StateView.Choices all = own.contains(game.toMove()) ? StateView.Choices.of(state) : null;
        return new TableInfo.Choices(
                all == null ? null : all.legal(),
                all == null ? null : all.lasting(),
                mayUndo(game, own),
                own.size() > 1 ? seesHidden(state, standing.view()) : null);
    }

    private static boolean mayUndo(LiveGame game, List<Integer> own) {
        for (int seat : own) {
            if (Undo.isFree(game, seat)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a seat sees what not everybody may: who shares a screen covers it before they hand it on. */
    private static boolean seesHidden(GameState state, Data view) {
        return !view.equals(Positions.view(state, Viewer.SPECTATOR).data());
    }
}
