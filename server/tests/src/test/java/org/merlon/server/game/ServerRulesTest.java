package org.merlon.server.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Games;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.play.Notation;
import org.merlon.protocol.SeedParser;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.table.actions.ValidNewTable;

/** The version of the server's rules that a table was created with decides how its log replays, whatever is changed later. */
final class ServerRulesTest {
    private static final long CREATED = 1_700_000_000_000L;
    private static final ServerRules FIRST = ServerRules.versions().getFirst();

    /** An entry at the very limit of one of the rules. */
    private enum Limit {
        LIVE_CLAIM(new Pace.Live(3_600_000, 0)),
        UNTIMED_CLAIM(new Pace.Untimed()),
        UNTIMED_ABANDONED(new Pace.Untimed()),
        DAYS_OFF(new Pace.Days(3));

        private final Pace pace;

        Limit(Pace pace) {
            this.pace = pace;
        }

        /** Plays a log that is just within the limit. */
        List<StoredEntry> log(ServerRules rules) throws RefusedException, SetupException {
            LiveGame game = game(rules, pace);
            var log = new ArrayList<StoredEntry>();
            game = game.after(game.startEntry(), CREATED);
            log.add(game.storedEntry(null));
            Duration wait = switch (this) {
                case LIVE_CLAIM -> rules.liveClaimAfter();
                case UNTIMED_CLAIM -> rules.untimedClaimAfter();
                case UNTIMED_ABANDONED -> rules.untimedAbandonedAfter();
                case DAYS_OFF -> Duration.ZERO;
            };
            int seat = game.toMove();
            long time = CREATED + wait.toMillis();
            Entry entry = switch (this) {
                case LIVE_CLAIM, UNTIMED_CLAIM -> new Entry.Claimed(seat, 1 - seat);
                case UNTIMED_ABANDONED -> new Entry.TimedOut(seat);
                case DAYS_OFF -> new Entry.DaysOffTaken(seat, time + rules.maxDaysOff() * Pace.DAY_MILLIS);
            };
            log.add(game.after(entry, time).storedEntry(null));
            return log;
        }

        /** Stricter rules, under which the entry would be impossible. */
        ServerRules stricter(ServerRules rules) {
            return switch (this) {
                case LIVE_CLAIM ->
                    rules(
                            rules.liveClaimAfter().plusMillis(1),
                            rules.untimedClaimAfter(),
                            rules.untimedAbandonedAfter(),
                            rules.maxDaysOff());
                case UNTIMED_CLAIM ->
                    rules(
                            rules.liveClaimAfter(),
                            rules.untimedClaimAfter().plusMillis(1),
                            rules.untimedAbandonedAfter(),
                            rules.maxDaysOff());
                case UNTIMED_ABANDONED ->
                    rules(
                            rules.liveClaimAfter(),
                            rules.untimedClaimAfter(),
                            rules.untimedAbandonedAfter().plusMillis(1),
                            rules.maxDaysOff());
                case DAYS_OFF ->
                    rules(
                            rules.liveClaimAfter(),
                            rules.untimedClaimAfter(),
                            rules.untimedAbandonedAfter(),
                            rules.maxDaysOff() - 1);
            };
        }
    }

    private static ServerRules rules(Duration liveClaim, Duration untimedClaim, Duration abandoned, int daysOff) {
        return new ServerRules(
                2,
                FIRST.liveBotAfter(),
                liveClaim,
                FIRST.untimedBotAfter(),
                untimedClaim,
                FIRST.untimedIdleClaimAfter(),
                abandoned,
                daysOff);
    }

    private static LiveGame game(ServerRules rules, Pace pace) throws SetupException {
        Setup setup = Setup.of(Games.byId("torres"), "standard", 2, Map.of());
        List<Occupant> seats = List.of(new Occupant.Person("ann"), new Occupant.Person("ben"));
        var terms = new Terms(setup, "ann", false, "invitation", pace, false, false, true, seats, rules, null);
        return new LiveGame("table", terms, Ruleset.current(setup.game()), SeedParser.key("server rules"), CREATED);
    }

    @ParameterizedTest
    @EnumSource
    void logReplaysByTheRulesOfItsTable(Limit limit) throws RefusedException, SetupException {
        List<StoredEntry> log = limit.log(FIRST);
        for (ReplayResult.Mode mode : List.of(ReplayResult.Mode.STORED, ReplayResult.Mode.IMPORTED)) {
            assertNull(
                    ReplayResult.follow(game(FIRST, limit.pace), log, mode, null)
                            .stopped(),
                    mode::toString);
        }
    }

    @ParameterizedTest
    @EnumSource
    void rulesOfTheTableMatterWhenALogIsChecked(Limit limit) throws RefusedException, SetupException {
        LiveGame stricter = game(limit.stricter(FIRST), limit.pace);
        assertNotNull(ReplayResult.follow(stricter, limit.log(FIRST), ReplayResult.Mode.IMPORTED, null)
                .stopped());
    }

    /** Limits of today are checked when an entry is made; a log from a time without them still leads where it led. */
    @Test
    void logBeyondTheLimitsOfTodayReplays() throws RefusedException, SetupException {
        Pace pace = new Pace.Live(7_200_000, 0);
        LiveGame game = game(FIRST, pace);
        var log = new ArrayList<StoredEntry>();
        for (int i = 0; i <= ServerLimits.MAX_SEAT_CHANGES; i++) {
            boolean comes = i % 2 == 1 || i == ServerLimits.MAX_SEAT_CHANGES;
            Occupant occupant = comes ? new Occupant.Person("ben", "b".repeat(100)) : new Occupant.Nobody();
            game = append(game, new Entry.Seated(1, occupant), log);
        }
        game = append(game, new Entry.WordGiven(0, "w".repeat(2 * ServerLimits.MAX_WORD_LENGTH)), log);
        game = append(game, game.startEntry(), log);
        while (log.size() <= ServerLimits.MAX_ENTRIES) {
            List<String> legal = Notation.legalMoves(Objects.requireNonNull(game.state()));
            game = append(game, new Entry.Moved(game.toMove(), legal.getFirst()), log);
            game = append(game, new Entry.Undone(game.toMove(), 0), log);
        }
        game = append(game, new Entry.Resigned(0), log);
        assertEquals(LiveGame.Phase.OVER, game.phase());
        for (ReplayResult.Mode mode : List.of(ReplayResult.Mode.STORED, ReplayResult.Mode.IMPORTED)) {
            ReplayResult replay = ReplayResult.follow(game(FIRST, pace), log, mode, null);
            assertNull(replay.stopped(), mode::toString);
            assertEquals(game.digest(), replay.game().digest());
        }
    }

    private static LiveGame append(LiveGame game, Entry entry, List<StoredEntry> log) throws RefusedException {
        LiveGame next = game.after(entry, CREATED + log.size());
        log.add(next.storedEntry(null));
        return next;
    }

    /** If this fails, a published version was edited: restore it, and add a version instead. */
    @Test
    void publishedVersionsNeverChange() {
        assertEquals(
                new ServerRules(
                        1,
                        Duration.ofMinutes(2),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(30),
                        Duration.ofDays(3),
                        Duration.ofDays(7),
                        Duration.ofDays(60),
                        30),
                FIRST);
        assertEquals(ServerRules.versions().getLast(), ServerRules.CURRENT);
        for (int i = 0; i < ServerRules.versions().size(); i++) {
            assertEquals(i + 1, ServerRules.versions().get(i).version());
        }
    }

    @Test
    void newTablesHaveTheCurrentRules() throws RefusedException {
        var request = new Data.Obj().put("game", "torres");
        assertEquals(
                ServerRules.CURRENT, ValidNewTable.read(request, "ann").terms().serverRules());
    }

    @Test
    void firstVersionIsNotStored() throws MalformedException, SetupException {
        Data.Obj stored = game(FIRST, new Pace.Untimed()).terms().data();
        assertFalse(stored.fields().containsKey("serverRules"));
        assertEquals(FIRST, Terms.readServerRules(new Fields(stored)));
    }

    @Test
    void unknownVersionIsRefused() throws SetupException {
        Data.Obj stored = game(
                        rules(Duration.ofHours(1), Duration.ofDays(1), Duration.ofDays(9), 3), new Pace.Untimed())
                .terms()
                .data()
                .put("serverRules", 1_000);
        var e = assertThrows(MalformedException.class, () -> Terms.readServerRules(new Fields(stored)));
        assertTrue(e.reason().startsWith("serverRules: this version of Merlon knows 1 to"), e.reason());
    }

    private static Stream<Data.Obj> pacesBeyondTheLimitsOfNewTables() {
        return Stream.of(
                new Data.Obj().put("kind", "live").put("base", 5).put("increment", 1_000),
                new Data.Obj().put("kind", "live").put("base", 100_000).put("increment", 0),
                new Data.Obj().put("kind", "days").put("days", 90));
    }

    @ParameterizedTest
    @MethodSource("pacesBeyondTheLimitsOfNewTables")
    void storedPaceIsReadWhateverNewTablesMayHave(Data.Obj pace) throws MalformedException {
        assertEquals(pace, Pace.read(new Fields(pace)).data());
        var request = new Data.Obj().put("game", "torres").put("pace", pace);
        assertThrows(RefusedException.class, () -> ValidNewTable.read(request, "ann"));
    }
}
