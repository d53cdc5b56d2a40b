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
import org.merlon.protocol.json.Json;
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
final class HiddenInformationTest {
    private static final InstantSource CLOCK = () -> Instant.ofEpochSecond(1_800_000_000L);
    private static final int MAX_GUESSES = 100;
    private static final int MAX_MOVES =
            Effort.of(24, 60, 1000); // more than a round of every game; all moves in a soak test

    /**
     * Returns requests for tables of every variant: with default options for the fewest players and random options for
     * the most; in a soak test for all numbers of players.
     */
    static List<String> tableRequests() {
        var requests = new ArrayList<String>();
        var random = new Random(11);
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                int minPlayers = variant.minPlayers();
                int maxPlayers = variant.maxPlayers();
                for (int players = minPlayers; players <= Effort.of(minPlayers, minPlayers, maxPlayers); players++) {
                    requests.add(tableRequest(game, variant, players, null));
                }
                for (int players = Effort.of(maxPlayers, maxPlayers, minPlayers); players <= maxPlayers; players++) {
                    requests.add(tableRequest(game, variant, players, random));
                }
            }
        }
        return requests;
    }

    private static String tableRequest(Game game, Variant variant, int players, @Nullable Random random) {
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
    private record ClientPair(Client one, Client two, WebSocketClient first, WebSocketClient second) {}

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
    @MethodSource("tableRequests")
    void hiddenInformationIsNotSent(String tableRequest) throws RefusedException {
        try (LiveServer one = LiveServer.inMemory(CLOCK);
                LiveServer two = LiveServer.inMemory(CLOCK)) {
            int players = ApiResponse.number(ApiResponse.parse(tableRequest), "players");
            var knownHashes = new ArrayList<String>();
            var clients = new ArrayList<Client>();
            var twins = new ArrayList<Client>();
            for (int seat = 0; seat < players; seat++) {
                clients.add(one.guest());
                twins.add(twin(clients.getLast(), knownHashes, one, two));
            }
            ApiResponse created =
                    clients.getFirst().post("/api/tables", tableRequest).ok();
            String id = created.text("id");
            String invitation = created.text("invitation");
            for (Client client : clients.subList(1, players)) {
                client.command(id, "join", "{\"invitation\":\"" + invitation + "\"}")
                        .ok();
            }
            clients.getFirst().command(id, "start", "{}").ok();
            var game = Objects.requireNonNull(one.store().games().load(id));
            long updated = game.entries().getLast().time();
            var listing = Samples.listing("playing", false, null, updated, List.of(), null);
            two.store()
                    .games()
                    .append(new Append(id, game.table(), game.entries(), listing, Append.Scope.SEATS, List.of()));
            var pairs = new ArrayList<ClientPair>();
            for (int seat = 0; seat <= players; seat++) {
                Client first = seat < players ? clients.get(seat) : one.stranger();
                Client second = seat < players ? twins.get(seat) : two.stranger();
                String watch = "{\"type\":\"watch\",\"table\":\"" + id + "\",\"invitation\":\"" + invitation + "\"}";
                pairs.add(new ClientPair(
                        first,
                        second,
                        first.openWebSocket().send(watch),
                        second.openWebSocket().send(watch)));
                pairs.getLast().first.expect("table");
                pairs.getLast().second.expect("table");
            }
            pairs.forEach(HiddenInformationTest::skipMessages);
            play(new PermutedTablePair(one.tables(), two.tables(), id), pairs, id, invitation);
        }
    }

    private static void play(PermutedTablePair twin, List<ClientPair> pairs, String id, String invitation)
            throws RefusedException {
        int players = pairs.size() - 1;
        var random = new Random(players);
        ClientPair spectator = pairs.get(players);
        int seat = 0;
        boolean everDiffered = false;
        int compared = 0;
        var messagesByClient = new ArrayList<List<String>>(); // the messages to everybody about each move
        pairs.forEach(pair -> messagesByClient.add(new ArrayList<>()));
        var secretMoves = new ArrayList<String>(); // moves in notation that reveal hidden information
        twin.permute(seat, random.nextLong());
        for (int i = 0; i < MAX_MOVES && twin.toMove() >= 0; i++) {
            int mover = twin.toMove();
            everDiffered |= twin.differs();
            if (twin.commonMoves().isEmpty()) {
                seat = mover; // legal moves are known to their player, so they are the same on both servers
                twin.permute(seat, random.nextLong());
            }
            String move = pickRandom(twin.commonMoves(), random);
            for (int guess = 0; twin.endsOnOneTableOnly(move) && guess < MAX_GUESSES; guess++) {
                seat = mover;
                twin.permute(seat, random.nextLong());
            }
            if (twin.endsOnOneTableOnly(move)) {
                break; // the outcome depends on information that nobody has
            }
            boolean isRevealing = twin.reveals(move, seat);
            var secrets = new ArrayList<>(twin.secrets());
            String publicMove = moveField(twin.publicNotation(move));
            if (!publicMove.equals(moveField(move))) {
                secretMoves.add(moveField(move));
            }
            secrets.addAll(secretMoves);
            int number = pairs.get(mover).one.view(id).ok().number("number");
            pairs.get(mover)
                    .one
                    .command(id, "move", TestTables.moveBody(number, move))
                    .ok();
            pairs.get(mover)
                    .two
                    .command(id, "move", TestTables.moveBody(number, move))
                    .ok();
            boolean over = twin.toMove() < 0;
            for (int index = 0; index <= players; index++) {
                ClientPair pair = pairs.get(index);
                String message = nextEntry(pair.first);
                String twinMessage = nextEntry(pair.second);
                if (!isRevealing && (index == seat || index == players)) {
                    assertEquals(message, twinMessage);
                    compared++;
                }
                assertTrue(message.contains(over ? moveField(move) : publicMove), message);
                if (!over) {
                    secrets.forEach(secret -> assertFalse(message.contains(secret), message));
                }
                assertEquals(index < players, message.contains(invitation));
                messagesByClient.get(index).add(message);
            }
            if (i % 5 == 0) {
                int index = i / 5 % pairs.size();
                checkPastView(
                        pairs.get(index).one, pickRandom(messagesByClient.get(index), new Random(i)), id, invitation);
            }
            if (i % 10 == 0 && !over && !isRevealing) {
                String spectating = "/api/tables/" + id + "?invitation=" + invitation;
                assertEquals(
                        pairs.get(seat).one.view(id).body(),
                        pairs.get(seat).two.view(id).body());
                assertEquals(
                        spectator.one.get(spectating).ok().body(),
                        spectator.two.get(spectating).body());
                // the twin cannot replay its log, because its hidden cards were changed from outside
                String log = spectator
                        .one
                        .get("/api/tables/" + id + "/log?events=true&invitation=" + invitation)
                        .ok()
                        .body();
                secrets.forEach(secret -> assertFalse(log.contains(secret), log));
                for (String what : List.of("/log", "/export")) {
                    String path = "/api/tables/" + id + what;
                    String message = pairs.get(seat).one.get(path).ok().body();
                    secrets.forEach(secret -> assertFalse(message.contains(secret), message));
                    assertEquals(message, pairs.get(seat).two.get(path).body());
                }
            }
            if (i % 60 == 20 && !over && twin.toMove() == seat && !isRevealing) {
                String path = "/api/tables/" + id + "/hint";
                assertEquals(
                        pairs.get(seat).one.get(path).ok().body(),
                        pairs.get(seat).two.get(path).body());
            }
            if (!over && (isRevealing || i % 40 == 39)) {
                seat = (seat + 1) % players; // continue with what the next seat cannot know
                twin.permute(seat, random.nextLong());
            }
        }
        assertTrue(everDiffered && compared > 10, "something was hidden and was compared");
    }

    /** Checks that a past view shows what was visible at that time, and nothing more. */
    private static void checkPastView(Client client, String entryMessage, String id, String invitation) {
        Data.Obj message = ApiResponse.parse(entryMessage);
        Data.Obj earlierView =
                (Data.Obj) Objects.requireNonNull(message.fields().get("view"));
        String path = "/api/tables/" + id + "/views/" + ApiResponse.number(earlierView, "number") + "?invitation="
                + invitation;
        Data.Obj past = client.get(path).ok().json();
        assertTrue(past.fields().containsKey("view"));
        past.fields().forEach((name, value) -> assertEquals(earlierView.fields().get(name), value, name));
    }

    private static String moveField(String text) {
        return "\"move\":\"" + text + "\"";
    }

    private static String pickRandom(List<String> moves, Random random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private static void skipMessages(ClientPair pair) {
        for (WebSocketClient webSocket : List.of(pair.first, pair.second)) {
            webSocket.send("{\"type\":\"ping\"}");
            webSocket.await("pong");
        }
    }

    private static String nextEntry(WebSocketClient webSocket) {
        String message = webSocket.nextText();
        assertTrue(message.startsWith("{\"type\":\"entry\""), message);
        return message;
    }
}
