package org.merlon.bench.load.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.merlon.bench.load.client.EventLoop;
import org.merlon.bench.load.crash.CrashTrial;
import org.merlon.bench.load.crash.CuttableProxy;
import org.merlon.bench.load.crash.ExpectedLog;
import org.merlon.server.store.Stores;

/** Lets people at different servers play with each other while servers, broker, database and wires fail. */
public final class ClusterTrial implements AutoCloseable {
    private static final int TABLES = 12;
    private static final long PACE_NANOS = 30_000_000;

    /** Moves before something fails, and while it is failed: those who need it least go on. */
    private static final int MOVES = 40;

    private static final int MOVES_MEANWHILE = 10;

    /** Whoever waits longer waits in vain. */
    private static final long PATIENCE_MILLIS = 60_000;

    private final Path folder;
    private final ClusterHouse house;
    private final EventLoop loop = new EventLoop();
    private final ClusterRun run;
    private final SplittableRandom random;
    private final List<String> failures = new ArrayList<>();
    private final List<Report> reports = new ArrayList<>();

    /** What fails. */
    public enum Fault {
        KILLED_SERVER,
        RESTARTED_BROKER,
        RESTARTED_DATABASE,
        CUT_FROM_DATABASE,
        LOST_TO_DATABASE,
        CUT_FROM_BROKER
    }

    /**
     * How a fault went.
     *
     * @param sightMillis from when it was mended until everybody had seen every move that was acknowledged before
     */
    public record Report(Fault fault, long sightMillis) {}

    /**
     * What came out.
     *
     * @param lost moves that were acknowledged and are not in the log
     * @param doubled moves in a log that nobody sent for that place
     * @param broken games that do not replay to their hashes
     */
    public record Outcome(
            List<Report> reports, List<String> failures, long acknowledged, int lost, int doubled, int broken) {}

    public ClusterTrial(Path folder, int servers, boolean broker, long seed) throws IOException {
        this.folder = folder;
        random = new SplittableRandom(seed);
        house = new ClusterHouse(folder, servers, broker, true);
        run = new ClusterRun(loop, house.ports(), PACE_NANOS);
        run.fill(TABLES);
    }

    /** Lets something fail and mends it, with people playing all the time. */
    public void suffer(Fault fault) throws IOException, InterruptedException {
        expect(run.awaitMoves(MOVES, PATIENCE_MILLIS), fault, "nobody plays before");
        ClusterHouse.Member member = victim();
        switch (fault) {
            case KILLED_SERVER -> {
                member.kill();
                expect(run.awaitMoves(MOVES_MEANWHILE, PATIENCE_MILLIS), fault, "nobody plays meanwhile");
                see(fault);
                member.startAgain();
            }
            case RESTARTED_BROKER -> {
                house.nats().kill();
                member.kill();
                member.startAgain(); // a server comes up without a broker, too
                expect(run.awaitMoves(MOVES_MEANWHILE, PATIENCE_MILLIS), fault, "nobody plays meanwhile");
                house.nats().startAgain();
                see(fault);
            }
            case RESTARTED_DATABASE -> {
                house.postgres().restart(random.nextBoolean());
                see(fault);
            }
            case CUT_FROM_DATABASE -> cut(fault, member.database(), false);
            case LOST_TO_DATABASE -> cut(fault, member.database(), true);
            case CUT_FROM_BROKER -> cut(fault, member.broker(), false);
        }
        expect(run.awaitMoves(MOVES, PATIENCE_MILLIS), fault, "nobody plays after");
    }

    /** One whose fault some feel and others need not: where everybody is, nobody could play on. */
    private ClusterHouse.Member victim() {
        List<ClusterHouse.Member> members = house.members();
        int[] fit = IntStream.range(0, members.size()).filter(run::splits).toArray();
        return members.get(fit.length > 0 ? fit[random.nextInt(fit.length)] : random.nextInt(members.size()));
    }

    private void cut(Fault fault, CuttableProxy wire, boolean lost) throws InterruptedException {
        wire.cut();
        expect(run.awaitMoves(MOVES_MEANWHILE, PATIENCE_MILLIS), fault, "nobody plays meanwhile");
        wire.mend(lost);
        see(fault);
    }

    private void see(Fault fault) throws InterruptedException {
        long taken = run.awaitSight(PATIENCE_MILLIS);
        expect(taken >= 0, fault, "somebody does not see what was played");
        reports.add(new Report(fault, taken));
    }

    private void expect(boolean holds, Fault fault, String otherwise) {
        if (!holds) {
            failures.add(fault + ": " + otherwise);
        }
        String trouble = run.trouble();
        if (trouble != null) {
            failures.add(fault + ": " + trouble);
        }
    }

    /** Ends the play, and holds all logs against what the players were told. */
    public Outcome end() throws InterruptedException {
        run.stop();
        if (run.awaitSight(PATIENCE_MILLIS) < 0) {
            failures.add("at the end somebody does not see what was played");
        }
        long acknowledged = run.acknowledged();
        house.members().forEach(ClusterHouse.Member::kill);
        int[] wrong = new int[3];
        Set<String> found = new HashSet<>();
        Stores.forEachGame(house.postgres().url(), folder, game -> {
            found.add(game.table().id());
            ExpectedLog.Verdict verdict = run.ledger(game.table().id()).check(CrashTrial.moves(game));
            wrong[0] += verdict.lost();
            wrong[1] += verdict.doubled();
            wrong[2] += CrashTrial.replays(game) ? 0 : 1;
        });
        for (Map.Entry<String, ExpectedLog> each : run.ledgers().entrySet()) {
            wrong[0] += found.contains(each.getKey())
                    ? 0
                    : each.getValue().check(Map.of()).lost();
        }
        return new Outcome(reports, failures, acknowledged, wrong[0], wrong[1], wrong[2]);
    }

    @Override
    public void close() throws IOException {
        run.close();
        loop.close();
        house.close();
    }
}
