package org.merlon.server.web.sockets;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.WorkMeter;
import org.merlon.server.store.StoreException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.table.actions.TableAccess;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.live.Watcher;
import org.merlon.server.table.view.TableHistory;
import org.merlon.server.web.commands.TableCommandRegistry;
import org.merlon.server.web.http.RequestPipeline;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.wire.Inbound;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.codec.RecordReader;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.TableInfo;

/** The session of a WebSocket client. Messages are handled one after the other. */
public final class ClientSession implements Watcher {
    /** The maximum number of tables that a client may watch. */
    private static final int MAX_WATCHED_TABLES = 50;

    /** A client that has missed more entries gets the whole table instead. */
    private static final int MAX_MISSED_ENTRIES = 200;

    /** The error code for a message that cannot be read. */
    private static final String BAD_MESSAGE_CODE = "bad-message";

    private static final RecordReader<Inbound> INBOUND = RecordReader.of(Inbound.class);

    private final Tables tables;
    private final TableCommandRegistry commands;
    private final @Nullable Person person;
    private final WebSocketCoreSession session;
    private final String address;
    private final Outbox outbox;
    private final Quotas quotas;
    private final LobbySubscriptions lobby;

    /** The watched tables, and whether the client wants only changes. */
    private final Map<String, Boolean> watched = new ConcurrentHashMap<>();

    private volatile boolean ended;

    ClientSession(
            WebSocketCoreSession session,
            @Nullable Person person,
            String address,
            Tables tables,
            TableCommandRegistry commands,
            Quotas quotas,
            LobbySubscriptions lobby,
            SendMemoryBudget sendMemory) {
        this.session = session;
        this.tables = tables;
        this.commands = commands;
        this.person = person;
        this.address = address;
        this.quotas = quotas;
        this.lobby = lobby;
        outbox = new Outbox(session, sendMemory);
    }

    /** Sends the welcome message; called once the session is registered, because clients may rely on that. */
    void sendWelcome() {
        send(new Outbound.Welcome(person == null ? null : person.name()));
    }

    @Override
    public @Nullable String person() {
        return person == null ? null : person.id();
    }

    @Override
    public boolean wantsChanges(String table) {
        return watched.getOrDefault(table, false);
    }

    @Override
    public void enqueue(EncodedMessage message) {
        outbox.add(message);
    }

    @Override
    public void flush() {
        outbox.flush();
    }

    void send(Outbound message) {
        outbox.add(new EncodedMessage(message));
        outbox.flush();
    }

    /** Disconnects the client if it takes too long to receive a message. */
    public void checkProgress(long now) {
        outbox.checkProgress(now);
    }

    /** Sends a ping, which browsers and libraries answer by themselves. */
    public void ping() {
        session.sendFrame(new Frame(OpCode.PING), Callback.NOOP, false);
    }

    /** Ends the connection and frees its resources, whether or not the client is still reachable. */
    public void disconnect(int status, String reason) {
        if (!ended) {
            ended = true;
            outbox.disconnect(status, reason);
            Thread.startVirtualThread(this::endSubscriptions);
        }
    }

    /** Sends the queued messages, then closes; messages that arrive meanwhile are ignored. */
    void close(int status, String reason) {
        if (!ended) {
            ended = true;
            outbox.close(status, reason);
        }
    }

    boolean awaitEnd(Duration timeout) throws InterruptedException {
        return outbox.awaitEnd(timeout);
    }

    /** Called when the client has disconnected or is closing. The caller may hold the lock of a table. */
    void onClosed() {
        ended = true;
        outbox.onDisconnected();
        Thread.startVirtualThread(this::endSubscriptions);
    }

    private void endSubscriptions() {
        lobby.unsubscribe(this);
        for (String table : watched.keySet()) {
            tables.removeWatcher(table, this);
        }
    }

    /**
     * Handles a message. Errors are sent to the client, never thrown.
     *
     * @param isWithinLimit false if too many messages come from the client's address
     */
    void receive(String text, boolean isWithinLimit) {
        if (ended) {
            return;
        }
        String ref = null;
        outbox.beginBatch(); // updates caused by a command and its response are sent together, after the table's lock
        // is
        // released
        try {
            if (!(Json.read(text) instanceof Data.Obj data)) {
                throw new RefusedException(Phrase.of("error-message-not-object"));
            }
            ref = data.fields().get("ref") instanceof Data.Text refText ? refText.value() : null;
            if (!isWithinLimit) {
                throw new RefusedException(
                        RefusedException.Kind.LIMITED, Phrase.of("error-too-many-messages-from-address"));
            }
            Inbound message = INBOUND.read(data);
            Optional<Outbound> response = WorkMeter.measure(
                    entries -> quotas.countWork(address, person, entries),
                    () -> Optional.ofNullable(respondTo(message)));
            response.ifPresent(this::send);
        } catch (JsonException e) {
            send(Outbound.Refused.of(ref, BAD_MESSAGE_CODE, Refusal.of(Phrase.of("error-message-not-json"))));
        } catch (MalformedException e) {
            send(Outbound.Refused.of(
                    ref,
                    BAD_MESSAGE_CODE,
                    RefusedException.malformed(e.reason()).refusal()));
        } catch (RefusedException e) {
            refuse(ref, e);
        } catch (StoreException e) {
            refuse(ref, RequestPipeline.unavailable(e));
        } finally {
            outbox.endBatch();
        }
    }

    private void refuse(@Nullable String ref, RefusedException refusal) {
        send(Outbound.Refused.of(ref, refusal.kind().code(), refusal.refusal()));
    }

    /** Returns the response, or null if it was sent already. */
    private @Nullable Outbound respondTo(Inbound message) throws RefusedException {
        return switch (message) {
            case Inbound.Ping ping -> new Outbound.Pong(ping.ref());
            case Inbound.SubscribeLobby subscription -> {
                lobby.subscribe(this);
                if (ended) {
                    lobby.unsubscribe(this); // the connection was closed meanwhile
                }
                yield null;
            }
            case Inbound.Watch request -> {
                watch(request);
                yield null;
            }
            case Inbound.Unwatch request -> {
                watched.remove(request.table());
                tables.removeWatcher(request.table(), this);
                yield new Outbound.Done(request.ref(), request.table(), null);
            }
            case Inbound.TableAction action -> {
                runCommand(action);
                yield null;
            }
        };
    }

    /** Runs a command. The response is queued under the lock of the table, so that later updates follow it. */
    private void runCommand(Inbound.TableAction action) throws RefusedException {
        commands.requireMayAct(person());
        if (person == null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("error-visit-required-to-act"));
        }
        String id = action.table();
        var caller = new TableCommandRegistry.Caller(person.id(), quotas, watched.containsKey(id));
        tables.run(
                id, table -> send(new Outbound.Done(action.ref(), id, commands.run(action.command(), table, caller))));
    }

    /** Starts watching a table. */
    private void watch(Inbound.Watch request) throws RefusedException {
        String id = request.table();
        int after = request.after() == null ? -1 : request.after();
        boolean changes = request.changes() != null && request.changes();
        if (watched.size() >= MAX_WATCHED_TABLES && !watched.containsKey(id)) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED,
                    Phrase.of("error-too-many-watched-tables").with("most", MAX_WATCHED_TABLES));
        }
        tables.run(id, table -> {
            TableAccess.requireVisible(table.game(), person(), request.invitation());
            if (after > table.game().number()) {
                table.catchUp(); // the client has seen more through another server
            }
            int missed = after < 0 ? Integer.MAX_VALUE : table.game().number() - after;
            quotas.countWork(address, person, Math.clamp(missed, 1, MAX_MISSED_ENTRIES));
            watched.put(id, changes);
            table.addWatcher(this);
            TableInfo view = table.viewFor(person());
            if (missed >= 0 && missed <= MAX_MISSED_ENTRIES) {
                List<EntryInfo> entries = TableHistory.of(table).entriesAfter(after);
                send(new Outbound.MissedEntries(id, entries, view));
            } else {
                send(new Outbound.TableState(id, view));
            }
            if (request.ref() != null) {
                send(new Outbound.Done(request.ref(), id, table.game().number()));
            }
        });
        if (ended) {
            tables.removeWatcher(id, this); // the connection was closed meanwhile, perhaps before the table was added
        }
    }
}
