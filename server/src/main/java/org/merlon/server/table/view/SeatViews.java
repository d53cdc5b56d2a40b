package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Roster;
import org.merlon.server.game.SeatClocks;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableSeats.SeatInfo;

/** Builds the seats of a table as a person sees them: occupant, presence and remaining time. */
final class SeatViews {
    private SeatViews() {}

    /**
     * Returns whether everybody sees the same seats. Only a seat of a bot looks different to the person who had it
     * before.
     */
    static boolean areSameForAll(LiveGame game) {
        for (Occupant seat : game.seats()) {
            if (seat instanceof Occupant.Bot) {
                return false;
            }
        }
        return true;
    }

    static List<SeatInfo> of(BroadcastContext broadcast, @Nullable String viewer) {
        LiveGame game = broadcast.game();
        long now = broadcast.now();
        var seats = new ArrayList<SeatInfo>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            Occupant occupant = game.occupant(seat);
            String keptFor = occupant instanceof Occupant.Bot bot ? bot.keptFor() : null;
            boolean botThinking =
                    occupant instanceof Occupant.Bot && game.phase() == LiveGame.Phase.PLAYING && game.toMove() == seat;
            String person = occupant.person();
            boolean reserved = person != null && game.roster().reserved().contains(seat);
            long left = game.clocks().remainingMillis(seat, now);
            seats.add(new SeatInfo(
                    occupant(occupant, broadcast.names()),
                    occupant.isHuman() ? person != null && broadcast.present().contains(person) : null,
                    reserved ? true : null,
                    keptFor == null ? null : keptFor.equals(viewer),
                    botThinking ? Math.max(0, now - game.lastTime()) : null,
                    game.clocks().daysOffUntil(seat) > now ? game.clocks().daysOffUntil(seat) : null,
                    game.roster().forfeited().contains(seat),
                    gaveUp(game, seat, broadcast.names(), viewer),
                    left == SeatClocks.NEVER ? null : left,
                    left == SeatClocks.NEVER ? null : game.clocks().timedSeat() == seat));
        }
        return seats;
    }

    /** The person who forfeited a seat in which a bot has played on, or null. */
    private static SeatInfo.@Nullable GaveUp gaveUp(
            LiveGame game, int seat, NameLookup names, @Nullable String viewer) {
        Roster roster = game.roster();
        String person = roster.startedBy(seat);
        if (person == null || !roster.forfeited().contains(seat) || !(roster.occupant(seat) instanceof Occupant.Bot)) {
            return null;
        }
        String seatName = roster.initialSeats().get(seat).ownName();
        return new SeatInfo.GaveUp(seatName == null ? names.name(person) : seatName, person.equals(viewer));
    }

    /** The occupant of a seat, and the person for whom a bot keeps it. */
    private static OccupantInfo occupant(Occupant occupant, NameLookup names) {
        return occupant instanceof Occupant.Bot bot && bot.keptFor() != null
                ? OccupantInfo.bot(bot.name(), bot.called() == null ? names.name(bot.keptFor()) : bot.called())
                : EntryView.occupant(occupant, names);
    }
}
