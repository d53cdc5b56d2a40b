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
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.wire.WireMapper;
import org.merlon.simulation.SimulationPlan.TablePlan;
import org.merlon.simulation.world.World;

/** Examines the logs, the screens and the memory after everything has come to rest. */
final class Audit {
    private static final long READ_MILLIS = 2_000;
    private static final int MAX_READS = 3;

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
        Map<SimulatedPlayer, Data.Obj> current = new HashMap<>();
        read(logs, current);
        for (int i = 0; i < MAX_READS && !players.stream().allMatch(player -> sees(player, current.get(player))); i++) {
            read(logs, current); // a clock may have rung meanwhile
        }
        int entries = 0;
        for (TablePlan plan : scenario.tables()) {
            StoredGame log = logs.get(plan.id());
            if (log == null) {
                world.fail("the log of " + plan.id() + " cannot be read after all faults");
            } else {
                var logAudit = new LogAudit(site, scenario, plan, log);
                entries += logAudit.size();
                if (world.failure() == null) {
                    var views = new ViewAudit(world, logAudit.games());
                    players.stream()
                            .filter(player -> player.table().equals(plan))
                            .forEach(views::check);
                    new NotificationAudit(site, scenario, plan, logAudit).check(players);
                }
            }
        }
        for (SimulatedPlayer player : players) {
            checkScreen(player, current.get(player));
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
