package org.merlon.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.chance.Key;
import org.merlon.server.TableServices;
import org.merlon.server.game.Entry;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.game.Ruleset;
import org.merlon.server.game.ServerRules;
import org.merlon.server.game.Terms;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.simulation.SimulationPlan.TablePlan;
import org.merlon.simulation.world.Failures;
import org.merlon.simulation.world.SimulatedRuntime;
import org.merlon.simulation.world.Trace;
import org.merlon.simulation.world.World;

/** Runs scenarios: servers start, people play while faults strike, and afterwards everything must be in order. */
public final class Simulation {
    /** The time in which servers come back, clocks ring and screens catch up. */
    private static final long SETTLE_MILLIS = 50_000;

    /** A simulation that is disturbed so often is a bug. */
    private static final int MAX_RUNS = 20;

    private static final long LEASE_CHECK_MILLIS = 1_000;

    private static final long CREATE_AT_MILLIS = 500;

    /** Idle tables leave the memory in this time. */
    private static final long EVICTION_MILLIS = 20 * 60_000;

    /** The memory is examined after games of hours, and after one of so many others, because it takes time. */
    private static final int EVICTION_PERIOD = 16;

    private static final String GAME = "torres";

    private final SimulationPlan scenario;
    private final ServerParts parts;
    private final Trace trace;
    private final World world;
    private final List<SimulatedPlayer> players = new ArrayList<>();
    private int entries;

    private Simulation(SimulationPlan scenario, ServerParts parts, boolean keepsLines) {
        this.scenario = scenario;
        this.parts = parts;
        trace = new Trace(keepsLines);
        world = new World(scenario.seed(), trace);
    }

    /** Runs the scenario of a seed. */
    public static SimulationResult run(long seed) {
        return run(SimulationPlan.of(seed), false);
    }

    /** Runs a scenario. */
    public static SimulationResult run(SimulationPlan scenario, boolean keepsLines) {
        return run(scenario, ServerParts.CORRECT, keepsLines);
    }

    /** Runs a scenario with servers of other parts. */
    static SimulationResult run(SimulationPlan scenario, ServerParts parts) {
        return run(scenario, parts, false);
    }

    /** Runs a scenario, and again if another simulation has disturbed it. */
    private static SimulationResult run(SimulationPlan scenario, ServerParts parts, boolean keepsLines) {
        for (int i = 1; ; i++) {
            var simulation = new Simulation(scenario, parts, keepsLines);
            SimulationResult result = simulation.run();
            if (!simulation.world.isDisturbed() || i == MAX_RUNS) {
                return result;
            }
        }
    }

    private SimulationResult run() {
        long acknowledged = 0;
        try (var site = new Site(world, scenario, parts)) {
            world.afterMillis(CREATE_AT_MILLIS, () -> createTables(site));
            world.runUntil(SimulationPlan.SETUP_MILLIS);
            startPlayers(site);
            for (SimulatedFault fault : scenario.faults()) {
                world.afterMillis(fault.millis() - world.elapsedMillis(), () -> site.strike(fault));
            }
            if (scenario.shared()) {
                checkLeases(site);
            }
            world.runUntil(scenario.endOfPlayMillis());
            site.heal();
            world.runUntil(scenario.endOfPlayMillis() + SETTLE_MILLIS);
            var audit = new Audit(site, scenario, players);
            entries = audit.check();
            if (scenario.tempo().hasVisits() || Math.floorMod(scenario.seed(), EVICTION_PERIOD) == 0) {
                players.forEach(SimulatedPlayer::stop);
                world.runUntil(world.elapsedMillis() + EVICTION_MILLIS);
                audit.checkMemory();
            }
            acknowledged = site.ledger().acknowledged();
        } catch (RuntimeException e) {
            world.fail(Failures.describe(e));
        }
        return new SimulationResult(
                scenario,
                trace.digest(),
                world.failure(),
                entries,
                acknowledged,
                world.elapsedMillis(),
                List.copyOf(trace.lines()));
    }

    /** Checks from now on that at most one server rings the clock of a table. */
    private void checkLeases(Site site) {
        for (TablePlan plan : scenario.tables()) {
            List<String> holders = site.servers().stream()
                    .filter(server -> server.holdsLease(plan.id()))
                    .map(SimulatedServer::name)
                    .toList();
            if (holders.size() > 1) {
                world.fail(holders + " ring the clock of " + plan.id());
            }
        }
        world.afterMillis(LEASE_CHECK_MILLIS, () -> checkLeases(site));
    }

    private void createTables(Site site) {
        SimulatedServer server = site.servers().getFirst();
        TableServices core = Objects.requireNonNull(server.core(), "the first server has not started");
        Store store = Objects.requireNonNull(server.store());
        server.runtime().startTask(() -> {
            try {
                for (TablePlan plan : scenario.tables()) {
                    for (String person : people(plan)) {
                        store.accounts().addPerson(new Person(person, person, Person.Kind.GUEST, null, null, 0));
                        store.channels().add(SimulatedNotifications.channel(person));
                    }
                    create(core, plan);
                }
            } catch (RefusedException | SetupException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private static List<String> people(TablePlan plan) {
        return List.of("ann-" + plan.id(), "ben-" + plan.id());
    }

    private void create(TableServices core, TablePlan plan) throws RefusedException, SetupException {
        List<String> people = people(plan);
        List<Occupant> seats = new ArrayList<>();
        seats.add(new Occupant.Person(people.getFirst()));
        seats.add(new Occupant.Nobody());
        if (plan.bot()) {
            seats.add(new Occupant.Bot("random", null));
        }
        var game = Games.byId(GAME);
        var terms = new Terms(
                Setup.of(game, game.variants().getFirst().id(), seats.size(), java.util.Map.of()),
                people.getFirst(),
                false,
                "invitation",
                plan.pace(),
                false,
                false,
                false,
                seats,
                ServerRules.CURRENT,
                null);
        var key = new byte[Key.BYTES];
        new Random(scenario.seed() + plan.id().hashCode()).nextBytes(key);
        long time = core.context().now();
        var empty = new LiveGame(plan.id(), terms, Ruleset.current(game), Key.of(key), time);
        LiveGame seated = empty.after(new Entry.Seated(1, new Occupant.Person(people.getLast())), time);
        LiveGame started = seated.after(seated.startEntry(), time);
        List<StoredEntry> log = List.of(seated.storedEntry(people.getLast()), started.storedEntry(people.getFirst()));
        if (!core.newTables().add(started, log)) {
            throw new IllegalStateException("there is a table " + plan.id());
        }
    }

    private void startPlayers(Site site) {
        var seeds = new Random(scenario.seed() ^ 0x71a7e5);
        for (TablePlan plan : scenario.tables()) {
            List<String> people = people(plan);
            long idleFrom = plan.idler() ? SimulationPlan.SETUP_MILLIS + seeds.nextInt(30_000) : Long.MAX_VALUE;
            add(site, plan, people.getFirst(), seeds.nextLong(), Long.MAX_VALUE);
            add(site, plan, people.getLast(), seeds.nextLong(), idleFrom);
            add(site, plan, null, seeds.nextLong(), Long.MAX_VALUE);
        }
    }

    private void add(
            Site site, TablePlan plan, @org.jspecify.annotations.Nullable String person, long seed, long idleFrom) {
        var device = new SimulatedRuntime(world, "device" + players.size(), seed);
        var player = new SimulatedPlayer(site, scenario, device, plan, person, seed, idleFrom);
        players.add(player);
        player.start();
    }
}
