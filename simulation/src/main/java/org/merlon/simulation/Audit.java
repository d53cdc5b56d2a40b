package org.merlon.simulation;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.server.TableServices;
import org.merlon.server.game.GameLoader;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Pace;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.wire.WireMapper;
import org.merlon.simulation.CommandLedger.Attempt;
import org.merlon.simulation.SimulationPlan.TablePlan;
import org.merlon.simulation.world.World;

/** Examines the logs, the screens and the memory after everything has come to rest. */
final class Audit {
    /** The entries before that are those of a new table. */
    private static final int FIRST_PLAYED = 2;

    private static final long READ_MILLIS = 2_000;
    private static final int MAX_READS = 3;

    /** A clock rings at the latest this long after its deadline, once everything works. */
    private static final long MAX_LATENESS_MILLIS = 20_000;

    /** Fields of a view that change with time, or with who is present. */
    private static final Set<String> VOLATILE = Set.of("present", "watching", "patience", "left");

    private final Site site;
    private final World world;
    private final SimulationPlan scenario;
    private final List<SimulatedPlayer> players;

    Audit(Site site, SimulationPlan scenario, List<SimulatedPlayer> players) {
        this.site = site;
        this.scenario = scenario;
        this.players = players;
        world = site.world();
    }

    /** Checks all tables; returns the number of entries. */
    int check() {
        if (world.failure() != null) {
            return 0;
        }
        for (SimulatedServer server : site.servers()) {
            if (!server.isOpen()) {
                world.fail(server.name() + " has not come back");
                return 0;
            }
        }
        Map<String, StoredGame> logs = new HashMap<>();
        Map<SimulatedPlayer, Data.Obj> views = new HashMap<>();
        read(logs, views);
        for (int i = 0; i < MAX_READS && !players.stream().allMatch(player -> sees(player, views.get(player))); i++) {
            read(logs, views); // a clock may have rung meanwhile
        }
        int entries = 0;
        for (TablePlan plan : scenario.tables()) {
            StoredGame log = logs.get(plan.id());
            if (log == null) {
                world.fail("the log of " + plan.id() + " cannot be read after all faults");
            } else {
                entries += log.entries().size();
                checkTable(plan, log);
            }
        }
        for (SimulatedPlayer player : players) {
            checkScreen(player, views.get(player));
        }
        return entries;
    }

    private void read(Map<String, StoredGame> logs, Map<SimulatedPlayer, Data.Obj> views) {
        SimulatedServer server = site.servers().getFirst();
        TableServices core = Objects.requireNonNull(server.core());
        Store store = Objects.requireNonNull(server.store());
        server.runtime().startTask(() -> {
            try {
                for (TablePlan plan : scenario.tables()) {
                    logs.put(plan.id(), Objects.requireNonNull(store.games().load(plan.id())));
                }
                for (SimulatedPlayer player : players) {
                    String text = WireMapper.text(
                            core.tables().query(player.table().id(), table -> table.viewFor(player.person())));
                    views.put(player, PlayerView.read(text));
                }
            } catch (RefusedException e) {
                world.fail("a table cannot be read after all faults: " + e.reason());
            }
        });
        world.runUntil(world.elapsedMillis() + READ_MILLIS);
    }

    private static boolean sees(SimulatedPlayer player, Data.@Nullable Obj expected) {
        PlayerView screen = player.screen();
        Data.Obj seen = screen == null ? null : screen.view();
        return expected != null && seen != null && stable(expected).equals(stable(seen));
    }

    private void checkTable(TablePlan plan, StoredGame log) {
        List<StoredEntry> entries = log.entries();
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
        checkAcknowledged(plan, entries);
        checkClock(plan, entries, loaded.game());
        world.trace(plan.id() + " ends with entry " + entries.size() + ", "
                + loaded.game().digest());
    }

    /** No acknowledged entry is lost, and nothing is in the log more often than players wanted it. */
    private void checkAcknowledged(TablePlan plan, List<StoredEntry> entries) {
        Map<String, Integer> certain = new HashMap<>();
        Map<String, Integer> possible = new HashMap<>();
        for (Attempt attempt : site.ledger().of(plan.id())) {
            String key = attempt.kind + " of " + attempt.person;
            if (attempt.acknowledged > 0) {
                certain.merge(key, 1, Integer::sum);
                if (isMissing(attempt, entries)) {
                    world.fail("acknowledged but lost: " + attempt + " as entry " + attempt.acknowledged + " of "
                            + entries.size());
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

    /** A clock that ran out has rung once, and nobody who plays has lost by it. */
    private void checkClock(TablePlan plan, List<StoredEntry> entries, LiveGame game) {
        for (StoredEntry entry : entries) {
            if (entry.kind().equals("timeout")
                    && !plan.idler()
                    && entry.time() < world.startMillis() + SimulationPlan.END_OF_PLAY_MILLIS) {
                world.fail(plan.id() + ": entry " + entry.number() + " makes somebody lose who always moved in time");
            }
        }
        long deadline = game.clocks().deadline();
        if (game.phase() == LiveGame.Phase.PLAYING
                && plan.pace() instanceof Pace.Live
                && deadline < world.millis() - MAX_LATENESS_MILLIS) {
            world.fail(plan.id() + ": no server has rung the clock, " + (world.millis() - deadline)
                    + " ms after it ran out");
        }
    }

    private void checkScreen(SimulatedPlayer player, Data.@Nullable Obj expected) {
        PlayerView screen = player.screen();
        if (screen == null) {
            world.fail(player.name() + " could not connect again after all faults");
            return;
        }
        Data.Obj seen = screen.view();
        if (expected == null || seen == null) {
            world.fail(player.name() + " has nothing on the screen");
        } else if (!stable(expected).equals(stable(seen))) {
            world.fail(player.name() + " sees another table than the log has: "
                    + difference(stable(expected), stable(seen)));
        }
    }

    private static Map<String, Data> stable(Data.Obj view) {
        Map<String, Data> fields = new LinkedHashMap<>();
        view.fields().forEach((key, value) -> {
            if (!VOLATILE.contains(key)) {
                fields.put(key, stable(value));
            }
        });
        return fields;
    }

    private static Data stable(Data value) {
        return switch (value) {
            case Data.Obj object -> new Data.Obj(stable(object));
            case Data.Arr list ->
                new Data.Arr(list.items().stream().map(Audit::stable).toList());
            default -> value;
        };
    }

    private static String difference(Map<String, Data> expected, Map<String, Data> seen) {
        for (Map.Entry<String, Data> field : expected.entrySet()) {
            if (!field.getValue().equals(seen.get(field.getKey()))) {
                return field.getKey() + " is " + seen.get(field.getKey()) + ", not " + field.getValue();
            }
        }
        return "a field that should not be there";
    }

    /** No table is in memory when nobody has used one for a long time. */
    void checkMemory() {
        for (SimulatedServer server : site.servers()) {
            TableServices core = server.core();
            if (core != null && core.tables().countInMemory() > 0) {
                world.fail(server.name() + " keeps tables in memory: "
                        + core.tables().ids());
            }
        }
    }
}
