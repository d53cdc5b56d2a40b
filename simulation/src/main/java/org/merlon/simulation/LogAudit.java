package org.merlon.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.merlon.server.game.Entry;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.game.ReplayResult;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.simulation.CommandLedger.Attempt;
import org.merlon.simulation.SimulationPlan.TablePlan;
import org.merlon.simulation.world.World;

/** Examines the log of a table: whether it replays, whether it has what was acknowledged, and when its clock rang. */
final class LogAudit {
    /** The entries before that are those of a new table. */
    private static final int FIRST_PLAYED = 2;

    /** A clock rings at the latest this long after its deadline, once everything works. */
    private static final long MAX_LATENESS_MILLIS = 20_000;

    /** A clock of days is looked at once a minute. */
    private static final long MAX_LATENESS_OF_DAYS_MILLIS = 3 * 60_000;

    /** The clock of games runs slowly while the system's is behind. */
    private static final long MAX_CLOCK_ERROR_MILLIS = 30_000;

    private final World world;
    private final SimulationPlan scenario;
    private final CommandLedger ledger;
    private final TablePlan plan;
    private final List<StoredEntry> entries;

    /** The table after each entry, by number. */
    private final Map<Integer, LiveGame> games = new HashMap<>();

    LogAudit(Site site, SimulationPlan scenario, TablePlan plan, StoredGame log) {
        this.scenario = scenario;
        this.plan = plan;
        world = site.world();
        ledger = site.ledger();
        entries = log.entries();
        check(log);
    }

    /** The table after each entry, by number. */
    Map<Integer, LiveGame> games() {
        return games;
    }

    int size() {
        return entries.size();
    }

    private void check(StoredGame log) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).number() != i + 1) {
                world.fail(plan.id() + ": entry " + entries.get(i).number() + " at place " + (i + 1));
                return;
            }
        }
        GameLoader.LoadedGame loaded;
        try {
            loaded = GameLoader.load(log);
        } catch (RefusedException e) {
            world.fail(plan.id() + ": " + e.reason());
            return;
        }
        if (loaded.replayError() != null) {
            world.fail(plan.id() + " does not replay: " + loaded.replayError());
        }
        var unused = ReplayResult.follow(
                loaded.game().checkpointBefore(0), entries, ReplayResult.Mode.TRUSTED, (entry, before, after) -> {
                    games.put(after.number(), after);
                    checkRing(entry, before);
                    return true;
                });
        checkAcknowledged();
        checkClock(loaded.game());
        world.trace(plan.id() + " ends with entry " + entries.size() + ", "
                + loaded.game().digest());
    }

    /** No acknowledged entry is lost, and nothing is in the log more often than players wanted it. */
    private void checkAcknowledged() {
        Map<String, Integer> certain = new HashMap<>();
        Map<String, Integer> possible = new HashMap<>();
        Set<Integer> numbers = new HashSet<>();
        for (Attempt attempt : ledger.of(plan.id())) {
            String key = attempt.kind + " of " + attempt.person;
            if (attempt.acknowledged > 0) {
                certain.merge(key, 1, Integer::sum);
                if (isMissing(attempt, entries)) {
                    world.fail("acknowledged but lost: " + attempt + " as entry " + attempt.acknowledged + " of "
                            + entries.size());
                }
                if (!numbers.add(attempt.acknowledged)) {
                    world.fail("acknowledged twice: entry " + attempt.acknowledged + " of " + plan.id());
                }
            }
            if (attempt.acknowledged > 0 || attempt.inDoubt) {
                possible.merge(key, 1, Integer::sum);
            }
        }
        Map<String, Integer> found = new HashMap<>();
        for (int i = FIRST_PLAYED; i < entries.size(); i++) {
            StoredEntry entry = entries.get(i);
            boolean byBot =
                    entry.kind().equals("seat") && entries.get(i - 1).kind().equals("resign"); // which takes over
            if (entry.person() != null && !byBot) {
                found.merge(entry.kind() + " of " + entry.person(), 1, Integer::sum);
            }
        }
        found.forEach((key, count) -> {
            if (count > possible.getOrDefault(key, 0)) {
                world.fail(plan.id() + ": the log has " + count + " times " + key + ", of which only "
                        + possible.getOrDefault(key, 0) + " were acknowledged or in doubt");
            }
        });
        certain.forEach((key, count) -> {
            if (count > found.getOrDefault(key, 0)) {
                world.fail(plan.id() + ": " + count + " times " + key + " were acknowledged, the log has only "
                        + found.getOrDefault(key, 0));
            }
        });
    }

    /** Returns whether a log lacks an acknowledged entry, or has another one in its place. */
    static boolean isMissing(Attempt attempt, List<StoredEntry> entries) {
        if (attempt.acknowledged > entries.size()) {
            return true;
        }
        StoredEntry entry = entries.get(attempt.acknowledged - 1);
        return !entry.kind().equals(attempt.kind)
                || !attempt.person.equals(entry.person())
                || (attempt.text != null && !attempt.text.equals(entry.text()));
    }

    /** A clock rings once, and not before its time; nobody who moves in time loses by it. */
    private void checkRing(StoredEntry entry, LiveGame before) {
        if (!entry.kind().equals("timeout")) {
            return;
        }
        if (entry.time() < before.clocks().deadline()) {
            world.fail(plan.id() + ": with entry " + entry.number() + " a clock rings "
                    + (before.clocks().deadline() - entry.time()) + " ms too early");
        }
        if (before.number() > 0 && before.entry() instanceof Entry.TimedOut) {
            world.fail(plan.id() + ": with entry " + entry.number() + " a clock rings twice");
        }
        if (!plan.idler() && entry.time() < world.startMillis() + scenario.endOfPlayMillis()) {
            world.fail(plan.id() + ": entry " + entry.number() + " makes somebody lose who always moved in time");
        }
    }

    /** A clock that ran out has rung. */
    private void checkClock(LiveGame game) {
        long late = game.phase() == LiveGame.Phase.PLAYING
                ? world.millis() - game.clocks().deadline()
                : 0;
        long allowed = plan.pace() instanceof Pace.Live ? MAX_LATENESS_MILLIS : MAX_LATENESS_OF_DAYS_MILLIS;
        boolean slow = scenario.faults().stream().anyMatch(SimulatedFault::concernsClock);
        if (late > allowed + (slow ? MAX_CLOCK_ERROR_MILLIS : 0)) {
            world.fail(plan.id() + ": no server has rung the clock, " + late + " ms after it ran out");
        }
    }
}
