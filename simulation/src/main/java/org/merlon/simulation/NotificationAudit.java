package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.simulation.SimulatedNotifications.Received;
import org.merlon.simulation.SimulationPlan.TablePlan;
import org.merlon.simulation.world.World;

/** A person is notified of a turn at most once; and once, if they are away and no fault gets in the way. */
final class NotificationAudit {
    /** Those who return in this time need no notification. */
    private static final long DELAY_MILLIS = 30_000;

    /** A notification is sent in this time after the delay, with one that is tried again. */
    private static final long DELIVERY_MILLIS = 40_000;

    /** A server has recovered from a fault after this time. */
    private static final long RECOVERY_MILLIS = 60_000;

    /** The most that a server sends a person in an hour. */
    private static final int MAX_PER_HOUR = 20;

    private final World world;
    private final SimulationPlan scenario;
    private final TablePlan plan;
    private final List<Received> received;
    private final List<Long> strikes;
    private final List<Turn> turns = new ArrayList<>();

    /** The time in which a person was to move. */
    private record Turn(@Nullable String person, long fromMillis, long untilMillis) {}

    NotificationAudit(Site site, SimulationPlan scenario, TablePlan plan, LogAudit log) {
        world = site.world();
        this.scenario = scenario;
        this.plan = plan;
        strikes = site.strikes();
        received = site.notifications().received().stream()
                .filter(each -> each.table().equals(plan.id()))
                .toList();
        for (int number = 1; number <= log.size(); number++) {
            LiveGame game = log.games().get(number);
            if (game != null) {
                add(game);
            }
        }
    }

    private void add(LiveGame game) {
        String person = game.toMove() < 0 ? null : game.occupant(game.toMove()).person();
        Turn last = turns.isEmpty() ? null : turns.getLast();
        long millis = game.lastTime() - world.startMillis();
        if (last != null && java.util.Objects.equals(last.person, person)) {
            return;
        }
        if (last != null) {
            turns.set(turns.size() - 1, new Turn(last.person, last.fromMillis, millis));
        }
        turns.add(new Turn(person, millis, Long.MAX_VALUE));
    }

    void check(List<SimulatedPlayer> players) {
        if (scenario.faults().stream().anyMatch(SimulatedFault::concernsClock)) {
            return; // the times in the log are not those of the notifications
        }
        for (SimulatedPlayer player : players) {
            if (player.person() != null && player.table().equals(plan)) {
                check(player);
            }
        }
    }

    private void check(SimulatedPlayer player) {
        List<Turn> own = turns.stream()
                .filter(each -> String.valueOf(player.person()).equals(each.person))
                .toList();
        List<Long> times = received.stream()
                .filter(each -> each.person().equals(player.person()))
                .map(each -> each.millis() - world.startMillis())
                .toList();
        for (int i = 0; i < times.size(); i++) {
            long time = times.get(i);
            long begun = own.stream().filter(each -> each.fromMillis <= time).count();
            if (begun < i + 1) {
                world.fail(player.name() + " was notified " + (i + 1) + " times of " + begun + " turns");
            }
        }
        if (times.size() < MAX_PER_HOUR && !(plan.pace() instanceof Pace.Live)) {
            own.stream().filter(turn -> isOwed(player, turn)).forEach(turn -> {
                if (times.stream().noneMatch(time -> time >= turn.fromMillis && time < turn.untilMillis)) {
                    world.fail(player.name() + " was not notified of the turn at " + turn.fromMillis + " ms");
                }
            });
        }
    }

    /** Returns whether nothing prevents the notification of a turn. */
    private boolean isOwed(SimulatedPlayer player, Turn turn) {
        long latest = turn.fromMillis + DELAY_MILLIS + DELIVERY_MILLIS;
        return turn.fromMillis > SimulationPlan.SETUP_MILLIS
                && turn.untilMillis > latest
                && latest < scenario.endOfPlayMillis()
                && !player.mayHaveBeenThere(turn.fromMillis - RECOVERY_MILLIS, latest)
                && strikes.stream().noneMatch(time -> time > turn.fromMillis - RECOVERY_MILLIS && time < latest)
                && scenario.faults().stream()
                        .noneMatch(fault ->
                                fault.millis() < latest && fault.endMillis() + RECOVERY_MILLIS > turn.fromMillis);
    }
}
