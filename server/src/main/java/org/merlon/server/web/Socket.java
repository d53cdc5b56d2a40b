package org.merlon.server.web;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.server.guard.Limits;
import org.merlon.server.guard.PlainText;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.Person;
import org.merlon.server.store.StoreException;
import org.merlon.server.table.Access;
import org.merlon.server.table.Moment;
import org.merlon.server.table.News;
import org.merlon.server.table.Parcel;
import org.merlon.server.table.Play;
import org.merlon.server.table.Table;
import org.merlon.server.table.Tables;
import org.merlon.server.table.Talk;
import org.merlon.server.table.Watcher;

/** One client at the other end of a WebSocket. Its messages are handled one after the other. */
final class Socket implements Watcher {
    /** More than anybody can look at. */
    private static final int WATCHED_TABLES = 50;

    /** Somebody who has missed more reads the table anew. */
    private static final int MISSED_ENTRIES = 200;

    /** What a message is called that cannot be read. */
    private static final String BAD_MESSAGE = "bad-message";

    private final Tables tables;
    private final @Nullable Person person;
    private final Session session;
    private final String address;
    private final Outbox outbox;
    private final Quotas quotas;
    private final Set<String> watched = ConcurrentHashMap.newKeySet();
    private volatile boolean ended;

    Socket(Session session, @Nullable Person person, String address, Tables tables, Quotas quotas, Outgoing all) {
        this.session = session;
        this.tables = tables;
        this.person = person;
        this.address = address;
        this.quotas = quotas;
        outbox = new Outbox(session, all);
    }

    /** The first message; sent once the socket is known, because whoever has it may count on that. */
    void greet() {
        send(new Outbound.Welcome(person == null ? null : person.name()));
    }

    @Override
    public @Nullable String person() {
        return person == null ? null : person.id();
    }

    @Override
    public void tell(Parcel news) {
        outbox.send(news);
    }

    void send(Outbound message) {
        outbox.send(new Parcel(message.data()));
    }

    /** Asks for a sign of life, which browsers and libraries give by themselves. */
    void ping() {
        session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }

    /** Ends the connection and frees all that it had, whether or not the client hears of it. */
    void cut(int status, String reason) {
        if (!ended) {
            ended = true;
            outbox.cut(status, reason);
            Thread.startVirtualThread(this::lookAway);
        }
    }

    /** Sends what is on its way, then closes; what comes in meanwhile is not read any more. */
    void close(int status, String reason) {
        if (!ended) {
            ended = true;
            outbox.close(status, reason);
        }
    }

    boolean awaitEnd(Duration most) throws InterruptedException {
        return outbox.awaitEnd(most);
    }

    /** The connection has gone. */
    void gone() {
        ended = true;
        outbox.abandon();
        lookAway();
    }

    private void lookAway() {
        for (String table : watched) {
            tables.unwatch(table, this);
        }
    }

    /**
     * Handles a message; whatever is wrong with it is answered, never thrown.
     *
     * @param timely false if too many come from where this one comes from
     */
    void receive(String text, boolean timely) {
        if (ended) {
            return;
        }
        String ref = null;
        try {
            if (!(Json.read(text) instanceof Data.Obj data)) {
                throw new RefusedException(Phrase.of("house-no-message"));
            }
            ref = data.fields().get("ref") instanceof Data.Text given ? given.value() : null;
            if (!timely) {
                throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("house-no-messages"));
            }
            Outbound answer = answer(Inbound.read(data), ref);
            if (answer != null) {
                send(answer);
            }
        } catch (JsonException e) {
            send(new Outbound.Refused(ref, BAD_MESSAGE, Refusal.of(Phrase.of("house-no-json-message"))));
        } catch (MalformedException e) {
            send(new Outbound.Refused(
                    ref, BAD_MESSAGE, RefusedException.unreadable(e.reason()).refusal()));
        } catch (RefusedException e) {
            refuse(ref, e);
        } catch (StoreException e) {
            refuse(ref, Front.unavailable(e));
        }
    }

    private void refuse(@Nullable String ref, RefusedException refusal) {
        send(new Outbound.Refused(ref, refusal.kind().code(), refusal.refusal()));
    }

    private @Nullable Outbound answer(Inbound message, @Nullable String ref) throws RefusedException {
        return switch (message) {
            case Inbound.Ping m -> new Outbound.Pong(ref);
            case Inbound.Watch m -> {
                watch(m, ref);
                yield null;
            }
            case Inbound.Unwatch m -> {
                watched.remove(m.table());
                tables.unwatch(m.table(), this);
                yield new Outbound.Done(ref, m.table(), -1);
            }
            case Inbound.Move m -> {
                String who = requirePerson();
                tables.run(m.table(), table -> {
                    int number = Play.move(table, who, m.number(), m.move());
                    send(new Outbound.Done(ref, m.table(), number));
                });
                yield null;
            }
            case Inbound.Undo m -> act(ref, m.table(), (table, who) -> Play.undo(table, who, m.number()));
            case Inbound.AskUndo m -> act(ref, m.table(), (table, who) -> Play.askUndo(table, who, m.kept()));
            case Inbound.AnswerUndo m ->
                act(ref, m.table(), (table, who) -> Play.answerUndo(table, who, m.kept(), m.number(), m.yes()));
            case Inbound.Resign m -> act(ref, m.table(), Play::resign);
            case Inbound.Say m -> {
                String said = PlainText.clean(m.text(), Limits.MAX_CHAT);
                requirePerson();
                requireWatched(m.table()); // before the table is looked for, which would tell whether it is there
                yield act(ref, m.table(), (table, who) -> {
                    Quotas.limit(quotas.chat, who);
                    Talk.say(table, who, table.game().terms().invitation(), said, tables);
                });
            }
        };
    }

    /** Something that a person does at a table. */
    private interface Act {
        void run(Table table, String who) throws RefusedException;
    }

    /** The answer goes out while nobody else can act, so that what follows at the table comes after it. */
    private @Nullable Outbound act(@Nullable String ref, String id, Act act) throws RefusedException {
        String who = requirePerson();
        tables.run(id, table -> {
            act.run(table, who);
            send(new Outbound.Done(ref, id, table.game().number()));
        });
        return null;
    }

    private void watch(Inbound.Watch wish, @Nullable String ref) throws RefusedException {
        if (watched.size() >= WATCHED_TABLES && !watched.contains(wish.table())) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED, Phrase.of("house-no-watched").with("most", WATCHED_TABLES));
        }
        tables.run(wish.table(), table -> {
            Access.requireWatch(table.game(), person(), wish.invitation());
            int missed = wish.after() < 0 ? Integer.MAX_VALUE : table.game().number() - wish.after();
            quotas.work(address, person, Math.clamp(missed, 1, MISSED_ENTRIES));
            watched.add(wish.table());
            table.watch(this);
            Data.Obj view = table.view(person());
            if (missed >= 0 && missed <= MISSED_ENTRIES) {
                List<Data.Obj> entries = Moment.of(table).entriesAfter(wish.after());
                send(new Outbound.Missed(wish.table(), entries, view));
            } else {
                send(new Outbound.Report(wish.table(), new News.Whole(view)));
            }
            if (ref != null) {
                send(new Outbound.Done(ref, wish.table(), table.game().number()));
            }
        });
        if (ended) {
            tables.unwatch(wish.table(), this); // the connection went meanwhile, perhaps before it was on the list
        }
    }

    private void requireWatched(String table) throws RefusedException {
        if (!watched.contains(table)) {
            throw new RefusedException(Phrase.of("house-no-watch"));
        }
    }

    private String requirePerson() throws RefusedException {
        if (person == null) {
            throw new RefusedException(RefusedException.Kind.FORBIDDEN, Phrase.of("house-no-stranger"));
        }
        return person.id();
    }
}
