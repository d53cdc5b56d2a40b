package org.merlon.bench.load.client;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A simulated player who plays random legal moves; used only on the event loop's thread. */
public final class LoadPlayer implements Connection.User {
    private static final byte[] ENTRY = JsonScan.bytes("{\"type\":\"entry\"");
    private static final byte[] WHOLE = JsonScan.bytes("{\"type\":\"table\"");
    private static final byte[] MISSED = JsonScan.bytes("{\"type\":\"missed\"");
    private static final byte[] WELCOME = JsonScan.bytes("{\"type\":\"welcome\"");
    private static final byte[] DONE = JsonScan.bytes("{\"type\":\"done\",\"ref\":\"move\"");
    private static final byte[] REFUSED = JsonScan.bytes("{\"type\":\"refused\"");
    private static final byte[] CODE = JsonScan.bytes("\"code\":\"");
    private static final byte[] VIEW = JsonScan.bytes("\"view\":{\"id\":\"");
    private static final byte[] TABLE = JsonScan.bytes("\"table\":\"");
    private static final byte[] CHANGE = JsonScan.bytes("\"change\":{\"number\":");
    private static final byte[] NUMBER = JsonScan.bytes("\"number\":");
    private static final byte[] PHASE = JsonScan.bytes("\"phase\":\"");
    private static final byte[] OVER = JsonScan.bytes("over");
    private static final byte[] LEGAL = JsonScan.bytes("\"legal\":[");
    private static final byte[] TROUBLE = JsonScan.bytes("\"trouble\":\"");

    /** Receives the events of players and controls them. */
    public interface Referee {
        /** The connection was opened. */
        void arrived(LoadPlayer player);

        /** It is the player's turn, and a move has been chosen. */
        void ready(LoadPlayer player);

        /** The server has acknowledged a move as stored; its entry has this number. */
        void acknowledged(LoadPlayer player, int number, String move);

        /** The server has refused a command. */
        void refused(LoadPlayer player, String code);

        /** The game is over; called once for each of its players. */
        void over(LoadPlayer player);

        /** The connection was closed. */
        void left(LoadPlayer player);

        /** The server cannot replay the table's log. */
        void troubled(LoadPlayer player, String why);
    }

    private final EventLoop loop;
    private final Referee referee;
    private final String cookie;
    private final SplittableRandom random;
    private @Nullable Connection connection;
    private String table = "";
    private int seen;
    private boolean ended;

    /** The next move, chosen when the table was last received. */
    private @Nullable String chosen;

    private int chosenAfter;

    /** The move that was sent and has not been answered. */
    private @Nullable String sent;

    private int sentAfter;
    private long since;

    public LoadPlayer(EventLoop loop, Referee referee, String cookie, long seed) {
        this.loop = loop;
        this.referee = referee;
        this.cookie = cookie;
        random = new SplittableRandom(seed);
    }

    public String cookie() {
        return cookie;
    }

    public String table() {
        return table;
    }

    /** Returns the number of the last entry that this player has received. */
    public int seen() {
        return seen;
    }

    /** Returns the time at which the last answered move was due, by {@link System#nanoTime}. */
    public long since() {
        return since;
    }

    /** Returns the next move, or null. */
    @Nullable public String chosen() {
        return chosen;
    }

    /** Returns the number of the entry after which the chosen move was chosen. */
    public int chosenAfter() {
        return chosenAfter;
    }

    /** Returns the move that was sent and has not been answered, or null. */
    @Nullable public String sent() {
        return sent;
    }

    /** Opens or reopens the connection. */
    public void arrive(int port) {
        Connection.open(loop, port, cookie, this, opened -> connection = opened);
    }

    /** Leaves the current table and watches another. */
    public void sit(String next) {
        if (!table.isEmpty()) {
            send("{\"type\":\"unwatch\",\"table\":\"" + table + "\"}");
        }
        table = next;
        seen = 0;
        ended = false;
        chosen = null;
        sent = null;
        watch();
    }

    private void watch() {
        String after = seen == 0 ? "" : ",\"after\":" + seen;
        send("{\"type\":\"watch\",\"table\":\"" + table + "\"" + after + ",\"changes\":true}");
    }

    /**
     * Sends the chosen move.
     *
     * @param due the time at which it should have been sent
     * @return false if there is no move to send
     */
    public boolean play(long due) {
        if (chosen != null && sent == null) {
            sent = chosen;
            sentAfter = chosenAfter;
            chosen = null;
            since = due;
            resend();
            return true;
        }
        return false;
    }

    /** Resigns instead of playing the chosen move. */
    void resign() {
        chosen = null;
        send("{\"type\":\"resign\",\"table\":\"" + table + "\"}");
    }

    /** Sends the unanswered move again. */
    public void resend() {
        if (sent != null) {
            send("{\"type\":\"move\",\"ref\":\"move\",\"table\":\"" + table + "\",\"number\":" + sentAfter
                    + ",\"move\":\"" + sent + "\"}");
        }
    }

    private void send(String message) {
        if (connection != null) {
            connection.send(message);
        }
    }

    @Override
    public void opened() {
        referee.arrived(this);
    }

    @Override
    public void closed() {
        connection = null;
        referee.left(this);
    }

    @Override
    public void message(byte[] bytes, int from, int to) {
        if (JsonScan.startsWith(bytes, from, to, ENTRY) && hearChange(bytes, from, to)) {
            goOn();
        } else if (JsonScan.startsWith(bytes, from, to, ENTRY)
                || JsonScan.startsWith(bytes, from, to, WHOLE)
                || JsonScan.startsWith(bytes, from, to, MISSED)) {
            int view = JsonScan.find(bytes, from, to, VIEW);
            if (view >= 0 && JsonScan.untilQuote(bytes, view + VIEW.length, to).equals(table)) {
                look(bytes, view, to);
            }
        } else if (JsonScan.startsWith(bytes, from, to, DONE)) {
            acknowledge(JsonScan.number(bytes, JsonScan.find(bytes, from, to, NUMBER) + NUMBER.length, to));
        } else if (JsonScan.startsWith(bytes, from, to, REFUSED)) {
            referee.refused(this, JsonScan.untilQuote(bytes, JsonScan.find(bytes, from, to, CODE) + CODE.length, to));
        } else if (JsonScan.startsWith(bytes, from, to, WELCOME) && !table.isEmpty()) {
            watch();
            resend();
        }
    }

    /** Applies a change of the table; returns false if the message has none. */
    private boolean hearChange(byte[] bytes, int from, int to) {
        int change = JsonScan.find(bytes, from, to, CHANGE);
        if (change < 0) {
            return false;
        }
        int told = JsonScan.find(bytes, from, change, TABLE) + TABLE.length;
        if (JsonScan.untilQuote(bytes, told, change).equals(table)) {
            seen = JsonScan.number(bytes, change + CHANGE.length, to);
            choose(bytes, change, to);
        }
        return true;
    }

    private void look(byte[] bytes, int view, int to) {
        int number = JsonScan.find(bytes, view, to, NUMBER);
        int phase = JsonScan.find(bytes, number, to, PHASE);
        seen = JsonScan.number(bytes, number + NUMBER.length, to);
        int trouble = JsonScan.find(bytes, view, to, TROUBLE);
        if (trouble >= 0) {
            referee.troubled(this, JsonScan.untilQuote(bytes, trouble + TROUBLE.length, to));
            return;
        }
        choose(bytes, phase, to);
        ended = ended || JsonScan.startsWith(bytes, phase + PHASE.length, to, OVER);
        goOn();
    }

    private void choose(byte[] bytes, int from, int to) {
        int legal = JsonScan.find(bytes, from, to, LEGAL);
        chosen = legal < 0 ? null : any(bytes, legal + LEGAL.length, to);
        chosenAfter = seen;
    }

    /** Returns a random string of the list that starts at {@code from}; longer ones are slightly more likely. */
    private @Nullable String any(byte[] bytes, int from, int to) {
        int end = from;
        while (end < to && bytes[end] != ']') {
            end++;
        }
        if (end == from) {
            return null;
        }
        int at = from + random.nextInt(end - from);
        while (at > from && (bytes[at] != '"' || bytes[at - 1] != ',')) {
            at--;
        }
        return JsonScan.untilQuote(bytes, at + 1, end);
    }

    private void acknowledge(int number) {
        String move = sent;
        if (move != null) {
            sent = null;
            referee.acknowledged(this, number, move);
            goOn();
        }
    }

    /** Drops the unanswered move because it is no longer possible. */
    public void giveUp() {
        sent = null;
        watch();
    }

    private void goOn() {
        if (sent != null) {
            return;
        }
        if (ended) {
            ended = false;
            referee.over(this);
        } else if (chosen != null) {
            referee.ready(this);
        }
    }
}
