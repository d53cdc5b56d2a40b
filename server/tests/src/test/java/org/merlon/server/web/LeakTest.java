package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.protocol.Json;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Samples;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.log.Append;
import org.merlon.server.table.PermutedTablePair;
import org.merlon.testkit.Effort;

/**
 * Hidden information does not leave the server. Random games of every variant are played on two servers that differ
 * only in what one seat cannot know; every byte that this seat and the spectators get must be the same, unless the move
 * itself reveals something to them.
 */
@Order(1)
@Execution(ExecutionMode.CONCURRENT)
final class LeakTest {
    private static final InstantSource CLOCK = () -> Instant.ofEpochSecond(1_800_000_000L);
    private static final int MAX_GUESSES = 100;
    private static final int MAX_MOVES =
            Effort.of(24, 60, 1000); // more than a round of every game; all moves in a soak test

    /**
     * Returns requests for tables of every variant: with default options for the fewest players and random options for
     * the most; in a soak test for all numbers of players.
     */
    static List<String> wishes() {
        var wishes = new ArrayList<String>();
        var random = new Random(11);
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                int fewest = variant.minPlayers();
                int most = variant.maxPlayers();
                for (int players = fewest; players <= Effort.of(fewest, fewest, most); players++) {
                    wishes.add(wish(game, variant, players, null));
                }
                for (int players = Effort.of(most, most, fewest); players <= most; players++) {
                    wishes.add(wish(game, variant, players, random));
                }
            }
        }
        return wishes;
    }

    private static String wish(Game game, Variant variant, int players, @Nullable Random random) {
        for (int attempt = 0; ; attempt++) {
            var options = new Data.Obj();
            if (random != null && attempt < 20) {
                for (Option option : variant.options()) {
                    options.put(
                            option.id(),
                            option.values().get(random.nextInt(option.values().size())));
                }
            }
            try {
                var setup = Setup.of(game, variant.id(), players, options.fields());
                return Json.write(new Data.Obj()
                        .put("game", setup.game().id())
                        .put("variant", variant.id())
                        .put("players", players)
                        .put("options", options));
            } catch (SetupException e) {
                assertTrue(attempt < 20, "the defaults go together");
            }
        }
    }

    /** One person or spectator, connected to both servers. */
    private record Pair(Client one, Client two, Line first, Line second) {}

    /** Copies a person to the second server. */
    private static Client twin(Client client, List<String> knownHashes, LiveServer first, LiveServer second) {
        var hashes = new ArrayList<>(first.memory().secretHashes());
        hashes.removeAll(knownHashes);
        knownHashes.addAll(hashes);
        String id = Objects.requireNonNull(first.store().accounts().personOfSession(hashes.getFirst(), 0));
        Person person = Objects.requireNonNull(first.store().accounts().person(id));
        second.store().accounts().addPerson(person);
        second.store().accounts().addSession(hashes.getFirst(), id, Long.MAX_VALUE);
        Client same = second.stranger();
        same.headers.put("Cookie", Objects.requireNonNull(client.cookie()));
        return same;
    }

    @ParameterizedTest
    @MethodSource("wishes")
    void whatASeatCannotKnowDoesNotShow(String wish) throws RefusedException {
        try (LiveServer one = LiveServer.inMemory(CLOCK);
                LiveServer two = LiveServer.inMemory(CLOCK)) {
            int players = Answer.whole(Answer.parse(wish), "players");
            var known = new ArrayList<String>();
            var clients = new ArrayList<Client>();
            var twins = new ArrayList<Client>();
            for (int seat = 0; seat < players; seat++) {
                clients.add(one.guest());
                twins.add(twin(clients.getLast(), known, one, two));
            }
            Answer made = clients.getFirst().post("/api/tables", wish).ok();
            String id = made.text("id");
            String invitation = made.text("invitation");
            for (Client client : clients.subList(1, players)) {
                client.at(id, "join", "{\"invitation\":\"" + invitation + "\"}").ok();
            }
            clients.getFirst().at(id, "start", "{}").ok();
            var game = Objects.requireNonNull(one.store().games().load(id));
            long updated = game.entries().getLast().time();
            var listing = Samples.listing("playing", false, null, updated, List.of(), null);
            two.store()
                    .games()
                    .append(new Append(id, game.table(), game.entries(), listing, Append.Scope.SEATS, List.of()));
            var pairs = new ArrayList<Pair>();
            for (int seat = 0; seat <= players; seat++) {
                Client first = seat < players ? clients.get(seat) : one.stranger();
                Client second = seat < players ? twins.get(seat) : two.stranger();
                String watch = "{\"type\":\"watch\",\"table\":\"" + id + "\",\"invitation\":\"" + invitation + "\"}";
                pairs.add(new Pair(
                        first,
                        second,
                        first.socket().send(watch),
                        second.socket().send(watch)));
                pairs.getLast().first.take("table");
                pairs.getLast().second.take("table");
            }
            pairs.forEach(LeakTest::drain);
            play(new PermutedTablePair(one.tables(), two.tables(), id), pairs, id, invitation);
        }
    }

    private static void play(PermutedTablePair twin, List<Pair> pairs, String id, String invitation)
            throws RefusedException {
        int players = pairs.size() - 1;
        var random = new Random(players);
        Pair spectator = pairs.get(players);
        int seat = 0;
        boolean everDiffered = false;
        int compared = 0;
        var shownTo = new ArrayList<List<String>>(); // the messages to everybody about each move
        pairs.forEach(pair -> shownTo.add(new ArrayList<>()));
        var discreet = new ArrayList<String>(); // moves in notation that reveal hidden information
        twin.permute(seat, random.nextLong());
        for (int i = 0; i < MAX_MOVES && twin.toMove() >= 0; i++) {
            int mover = twin.toMove();
            everDiffered |= twin.differs();
            if (twin.commonMoves().isEmpty()) {
                seat = mover; // legal moves are known to their player, so they are the same on both servers
                twin.permute(seat, random.nextLong());
            }
            String move = pick(twin.commonMoves(), random);
            for (int guess = 0; twin.endsOnOneTableOnly(move) && guess < MAX_GUESSES; guess++) {
                seat = mover;
                twin.permute(seat, random.nextLong());
            }
            if (twin.endsOnOneTableOnly(move)) {
                break; // the outcome depends on information that nobody has
            }
            boolean shown = twin.reveals(move, seat);
            var secrets = new ArrayList<>(twin.secrets());
            String announced = move(twin.publicNotation(move));
            if (!announced.equals(move(move))) {
                discreet.add(move(move));
            }
            secrets.addAll(discreet);
            int number = pairs.get(mover).one.view(id).ok().whole("number");
            pairs.get(mover).one.at(id, "move", Seats.body(number, move)).ok();
            pairs.get(mover).two.at(id, "move", Seats.body(number, move)).ok();
            boolean over = twin.toMove() < 0;
            for (int who = 0; who <= players; who++) {
                Pair pair = pairs.get(who);
                String told = entry(pair.first);
                String toldTwin = entry(pair.second);
                if (!shown && (who == seat || who == players)) {
                    assertEquals(told, toldTwin);
                    compared++;
                }
                assertTrue(told.contains(over ? move(move) : announced), told);
                if (!over) {
                    secrets.forEach(secret -> assertFalse(told.contains(secret), told));
                }
                assertEquals(who < players, told.contains(invitation));
                shownTo.get(who).add(told);
            }
            if (i % 5 == 0) {
                int who = i / 5 % pairs.size();
                looksBack(pairs.get(who).one, pick(shownTo.get(who), new Random(i)), id, invitation);
            }
            if (i % 10 == 0 && !over && !shown) {
                String spectating = "/api/tables/" + id + "?invitation=" + invitation;
                assertEquals(
                        pairs.get(seat).one.view(id).body(),
                        pairs.get(seat).two.view(id).body());
                assertEquals(
                        spectator.one.get(spectating).ok().body(),
                        spectator.two.get(spectating).body());
                // the twin cannot replay its log, because its hidden cards were changed from outside
                String again = spectator
                        .one
                        .get("/api/tables/" + id + "/log?events=true&invitation=" + invitation)
                        .ok()
                        .body();
                secrets.forEach(secret -> assertFalse(again.contains(secret), again));
                for (String what : List.of("/log", "/export")) {
                    String path = "/api/tables/" + id + what;
                    String told = pairs.get(seat).one.get(path).ok().body();
                    secrets.forEach(secret -> assertFalse(told.contains(secret), told));
                    assertEquals(told, pairs.get(seat).two.get(path).body());
                }
            }
            if (i % 60 == 20 && !over && twin.toMove() == seat && !shown) {
                String path = "/api/tables/" + id + "/hint";
                assertEquals(
                        pairs.get(seat).one.get(path).ok().body(),
                        pairs.get(seat).two.get(path).body());
            }
            if (!over && (shown || i % 40 == 39)) {
                seat = (seat + 1) % players; // continue with what the next seat cannot know
                twin.permute(seat, random.nextLong());
            }
        }
        assertTrue(everDiffered && compared > 10, "something was hidden and was compared");
    }

    /** Checks that a past view shows what was visible at that time, and nothing more. */
    private static void looksBack(Client client, String told, String id, String invitation) {
        Data.Obj message = Answer.parse(told);
        Data.Obj then = (Data.Obj) Objects.requireNonNull(message.fields().get("view"));
        String path = "/api/tables/" + id + "/views/" + Answer.whole(then, "number") + "?invitation=" + invitation;
        Data.Obj past = client.get(path).ok().json();
        assertTrue(past.fields().containsKey("view"));
        past.fields().forEach((name, value) -> assertEquals(then.fields().get(name), value, name));
    }

    private static String move(String text) {
        return "\"move\":\"" + text + "\"";
    }

    private static String pick(List<String> moves, Random random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private static void drain(Pair pair) {
        for (Line line : List.of(pair.first, pair.second)) {
            line.send("{\"type\":\"ping\"}");
            line.await("pong");
        }
    }

    private static String entry(Line line) {
        String message = line.next();
        assertTrue(message.startsWith("{\"type\":\"entry\""), message);
        return message;
    }
}
