package org.merlon.server.cluster;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.SharedLimits;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.admin.ClusterStore;
import org.merlon.server.store.admin.ClusterStore.Attendance;
import org.merlon.server.store.admin.ClusterStore.Bulletin;
import org.merlon.server.table.live.ClusterPort;
import org.merlon.server.table.live.TableSideMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This server among others on one database. Any of them serves any table; the log's numbers decide. Over a {@link ClusterBus} they
 * tell each other at once what to look at; whether or not that arrives, each looks in the database by itself.
 */
public final class Cluster implements ClusterPort, AutoCloseable {
    private static final long PASS_MILLIS = 250;

    /** If nothing was missed, all tables are looked at once in so many seconds anyway. */
    private static final int LOOK_EVERY = 10;

    private static final int TIDY_EVERY = 60;

    /** Seconds between two looks at what has changed in lists, and the most tables of one look. */
    private static final int LISTS_EVERY = 3;

    private static final int LISTED = 2_000;

    /** Seconds between two times that the others are told who is here, and how many of them a line names. */
    private static final int PEOPLE_EVERY = 10;

    private static final int PEOPLE_A_LINE = 100;

    /** How long bulletins stay up, and with them what a table tells a server that comes to it late. */
    private static final Duration KEPT = Duration.ofMinutes(10);

    private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);

    private final String process = "s" + UUID.randomUUID().toString().substring(0, 13);
    private final ClusterStore commons;
    private final ClusterBus line;
    private final BusSender dispatch;
    private final BusReceiver reception;
    private final LeaseManager keeping;
    private final ClusterPresence attendances;
    private final BulletinFeed board;
    private final RatingLock ratings;
    private final long open;
    private final AtomicBoolean missed = new AtomicBoolean(true);
    private final AtomicBoolean posted = new AtomicBoolean(true);
    private final ScheduledExecutorService beats = threads("cluster-beat");
    private final ScheduledExecutorService passes = threads("cluster-pass");
    private final Set<String> unlisted = ConcurrentHashMap.newKeySet();
    private volatile @Nullable ClusterHandlers house;
    private volatile @Nullable TableCatchUp following;
    private Set<String> processes = Set.of();
    private volatile boolean doubtful = true;
    private long beat;

    private Cluster(ClusterStore commons, ClusterBus line) {
        this.commons = commons;
        this.line = line;
        dispatch = new BusSender(line, process);
        reception = new BusReceiver(process, new Sink(), System::nanoTime);
        keeping = new LeaseManager(commons, process, System::nanoTime);
        attendances = new ClusterPresence(commons, process);
        board = new BulletinFeed(commons, process);
        ratings = new RatingLock(commons);
        open = keeping.join();
    }

    /**
     * Joins the servers on a database.
     *
     * @param broker the address of a NATS server, or null if the database is to carry the news
     * @param house a secret of the house, so that several can share a broker
     */
    public static Cluster join(ClusterStore commons, @Nullable String broker, String house) {
        ClusterBus line = broker == null
                ? new PostgresClusterBus(commons)
                : new NatsClusterBus(broker, "merlon." + Integer.toHexString(house.hashCode()));
        return new Cluster(commons, line);
    }

    private static ScheduledExecutorService threads(String name) {
        return Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name(name).daemon().factory());
    }

    /** Since when the house is open, by this server or others, in milliseconds since 1970. */
    public long openSince() {
        return open;
    }

    /** Begins to work for a house. */
    public void begin(ClusterHandlers wanted) {
        house = wanted;
        following = new TableCatchUp(wanted.hearsay(), commons);
        wanted.limits().share();
        board.open(() -> dispatch.say("b"));
        keeping.open(id -> attend(wanted, id));
        line.open(reception::hear);
        dispatch.open();
        var unused = beats.scheduleWithFixedDelay(
                () -> quietly(() -> beat(wanted)), 0, BusSender.BEAT_MILLIS, TimeUnit.MILLISECONDS);
        var unusedToo = passes.scheduleWithFixedDelay(
                () -> quietly(() -> pass(wanted)), PASS_MILLIS, PASS_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static void quietly(Runnable work) {
        try {
            work.run();
        } catch (StoreException e) {
            LOG.info("the servers' common rows cannot be reached just now");
        } catch (RuntimeException e) {
            LOG.error("the cluster stumbled", e);
        }
    }

    private static void attend(ClusterHandlers house, String id) {
        if (!id.equals(ROUNDS)) {
            Thread.startVirtualThread(() -> house.housekeeping().attend(id));
        }
    }

    /** Every second: a sign of life, what the dead have left, and a look at all tables if news may have been missed. */
    private void beat(ClusterHandlers here) {
        beat++;
        if (!keeping.renew()) {
            LOG.warn("this server counted as gone, and takes up its tables anew");
            attendances.writeAnew();
            missed.set(true);
            here.hearsay().numbers().keySet().forEach(id -> attend(here, id));
        }
        Set<String> now = commons.processes();
        if (!now.equals(processes)) {
            processes = now;
            attendances.doubt(here.hearsay().numbers().keySet());
        }
        reception.keepOnly(now);
        keeping.inherit().forEach(id -> attend(here, id));
        for (SharedLimits.Use use : here.limits().uses()) {
            dispatch.say("u\t" + use.kind() + '\t' + use.limit() + '\t' + use.key() + '\t' + use.count());
        }
        boolean deaf = !line.connected() || !reception.hears(now);
        TableCatchUp follows = following;
        if (follows != null && (missed.getAndSet(false) || deaf || doubtful || beat % LOOK_EVERY == 0)) {
            doubtful = true; // until the look was complete
            follows.lookAtAll();
        }
        if (beat % LISTS_EVERY == 0) {
            tellLists(here);
        }
        if (beat % PEOPLE_EVERY == 0) {
            tellPeople(here);
        }
        posted.set(true); // a word that nobody heard costs a second
        if (deaf || doubtful || beat % LOOK_EVERY == 0) {
            attendances.doubt(here.hearsay().numbers().keySet());
        }
        doubtful = deaf;
        if (beat % TIDY_EVERY == 0 && keeping.hasOrAsks(ROUNDS)) {
            commons.tidy(KEPT);
        }
    }

    /** Lists change by tables that are not in memory here; whoever looks at one is told to ask for it again. */
    private void tellLists(ClusterHandlers here) {
        List<String> tables = List.copyOf(unlisted);
        tables.forEach(unlisted::remove);
        if (!tables.isEmpty() && here.lobby().isWaiting()) {
            ClusterStore.Concerned concerned = commons.concerned(tables);
            here.lobby().listsChanged(concerned.people(), concerned.open());
        }
    }

    /** Friends want to know who is here, through whichever server. */
    private void tellPeople(ClusterHandlers here) {
        List<String> people = List.copyOf(here.lobby().here());
        for (int from = 0; from < people.size(); from += PEOPLE_A_LINE) {
            int to = Math.min(from + PEOPLE_A_LINE, people.size());
            dispatch.say("h\t" + String.join(" ", people.subList(from, to)));
        }
    }

    /** Some times a second: what has changed beside the logs. */
    private void pass(ClusterHandlers here) {
        look();
        attendances.pass(here.hearsay(), table -> dispatch.say("p\t" + table));
        if (missed.get()) {
            TableCatchUp follows = following;
            if (follows != null && missed.getAndSet(false)) {
                doubtful = true; // the next beat looks once more
                follows.lookAtAll();
            }
        }
    }

    private void look() {
        ClusterHandlers here = house;
        if (here != null && posted.getAndSet(false)) {
            quietly(() -> board.look(bulletin -> read(here, bulletin)));
        }
    }

    private void read(ClusterHandlers here, Bulletin bulletin) {
        TableSideMessage.Kind kind = TableSideMessage.Kind.of(bulletin.kind());
        if (kind != null) {
            here.hear(new TableSideMessage(bulletin.subject(), kind, bulletin.body()));
        } else if (bulletin.kind().equals(ClusterHandlers.DISMISSED)) {
            here.dismiss(bulletin.subject());
        } else if (bulletin.kind().equals(ClusterHandlers.HANDED_OVER)) {
            here.handOver(bulletin.subject());
        }
    }

    /** What the lines of other servers say. */
    private final class Sink implements BusReceiver.Sink {
        @Override
        public void line(String from, String[] parts) {
            ClusterHandlers here = house;
            TableCatchUp follows = following;
            if (here == null || follows == null) {
                return;
            }
            try {
                switch (parts[0]) {
                    case "g" -> {
                        follows.heard(parts[1], Integer.parseInt(parts[2]));
                        if (keeping.has(parts[1]) && !here.hearsay().concerns(parts[1])) {
                            attend(here, parts[1]); // a bot may be to move there
                        }
                        if (unlisted.size() < LISTED && !here.hearsay().concerns(parts[1])) {
                            unlisted.add(parts[1]);
                        }
                    }
                    case "p" -> {
                        if (here.hearsay().concerns(parts[1])) {
                            attendances.doubt(Set.of(parts[1]));
                        }
                    }
                    case "h" -> here.lobby().hereElsewhere(List.of(parts[1].split(" ", -1)));
                    case "b" -> {
                        posted.set(true);
                        Thread.startVirtualThread(Cluster.this::look);
                    }
                    case "u" ->
                        here.limits()
                                .used(
                                        from,
                                        new SharedLimits.Use(
                                                SharedLimits.Kind.valueOf(parts[1]),
                                                parts[2],
                                                parts[3],
                                                Integer.parseInt(parts[4])));
                    default -> LOG.debug("news of a kind that this version does not know");
                }
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                LOG.debug("news that cannot be read");
            }
        }

        @Override
        public void missed() {
            missed.set(true);
        }
    }

    @Override
    public boolean any() {
        return true;
    }

    @Override
    public void grew(String table, int number) {
        dispatch.say("g\t" + table + '\t' + number);
    }

    @Override
    public void attended(String table, Set<String> people, int strangers) {
        attendances.attended(new Attendance(table, people, strangers));
    }

    @Override
    public void aside(TableSideMessage aside) {
        board.post(new Bulletin(aside.kind().code(), aside.table(), aside.body()));
    }

    @Override
    public boolean keeps(String id) {
        return keeping.hasOrAsks(id);
    }

    @Override
    public boolean isKept(String id) {
        return keeping.has(id);
    }

    @Override
    public void letGo(String id) {
        keeping.letGo(id);
    }

    @Override
    public void fetched(String table) {
        attendances.doubt(Set.of(table));
        ClusterHandlers here = house;
        if (here != null) {
            Thread.startVirtualThread(() -> quietly(() -> {
                for (TableSideMessage.Kind kind : Set.of(TableSideMessage.Kind.UNDO, TableSideMessage.Kind.REMATCH)) {
                    String body = commons.latest(table, kind.code());
                    if (body != null) {
                        here.hear(new TableSideMessage(table, kind, body));
                    }
                }
            }));
        }
    }

    @Override
    public void handedOver(String guest) {
        board.post(new Bulletin(ClusterHandlers.HANDED_OVER, guest, ""));
    }

    @Override
    public void dismissed(String person) {
        board.post(new Bulletin(ClusterHandlers.DISMISSED, person, ""));
    }

    @Override
    public Turn rating() {
        return ratings.take();
    }

    @Override
    public Map<String, Supplier<Number>> figures() {
        Map<String, Supplier<Number>> figures = new LinkedHashMap<>();
        figures.put("processes", () -> processes.size());
        figures.put("line", () -> line.connected() ? 1 : 0);
        figures.put("sent", dispatch::sent);
        figures.put("heard", reception::heard);
        figures.put("gaps", reception::gaps);
        figures.put("followed", () -> following == null ? 0 : following.followed());
        figures.put("late", () -> following == null ? 0 : following.late());
        figures.put("leases", keeping::count);
        return figures;
    }

    /** Goes, so that others take over at once. */
    @Override
    public void close() {
        beats.shutdownNow();
        passes.shutdownNow();
        keeping.close();
        board.close();
        dispatch.close();
        line.close();
        try {
            commons.leave(process);
        } catch (StoreException e) {
            LOG.info("the others notice by themselves that this server goes");
        }
        commons.close();
    }
}
