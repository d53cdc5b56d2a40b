package org.merlon.bench.load;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Somebody at a table who plays any legal move when told to; lives on the loop's thread. */
final class LoadPlayer implements Connection.User {
    private static final byte[] ENTRY = Text.bytes("{\"type\":\"entry\"");
    private static final byte[] WHOLE = Text.bytes("{\"type\":\"table\"");
    private static final byte[] MISSED = Text.bytes("{\"type\":\"missed\"");
    private static final byte[] WELCOME = Text.bytes("{\"type\":\"welcome\"");
    private static final byte[] DONE = Text.bytes("{\"type\":\"done\",\"ref\":\"move\"");
    private static final byte[] REFUSED = Text.bytes("{\"type\":\"refused\"");
    private static final byte[] CODE = Text.bytes("\"code\":\"");
    private static final byte[] VIEW = Text.bytes("\"view\":{\"id\":\"");
    private static final byte[] TABLE = Text.bytes("\"table\":\"");
    private static final byte[] CHANGE = Text.bytes("\"change\":{\"number\":");
    private static final byte[] NUMBER = Text.bytes("\"number\":");
    private static final byte[] PHASE = Text.bytes("\"phase\":\"");
    private static final byte[] OVER = Text.bytes("over");
    private static final byte[] LEGAL = Text.bytes("\"legal\":[");
    private static final byte[] TROUBLE = Text.bytes("\"trouble\":\"");

    /** Whoever has set the players to work. */
    interface Referee {
        /** The connection stands. */
        void arrived(LoadPlayer player);

        /** It is the player's move, and there is one to play. */
        void ready(LoadPlayer player);

        /** A move is durable; its entry has this number. */
        void acknowledged(LoadPlayer player, int number, String move);

        /** The server said no. */
        void refused(LoadPlayer player, String code);

        /** The game has ended; told to each of its players once. */
        void over(LoadPlayer player);

        /** The connection has gone. */
        void left(LoadPlayer player);

        /** The server cannot follow the table's own log. */
        void troubled(LoadPlayer player, String why);
    }

    private final Loop loop;
    private final Referee referee;
    private final String cookie;
    private final SplittableRandom random;
    private @Nullable Connection connection;
    private String table = "";
    private int seen;
    private boolean ended;

    /** The move to play next, chosen as soon as the table was seen. */
    private @Nullable String chosen;

    private int chosenAfter;

    /** The move that was sent and not answered. */
    private @Nullable String sent;

    private int sentAfter;
    private long since;

    LoadPlayer(Loop loop, Referee referee, String cookie, long seed) {
        this.loop = loop;
        this.referee = referee;
        this.cookie = cookie;
        random = new SplittableRandom(seed);
    }

    String cookie() {
        return cookie;
    }

    String table() {
        return table;
    }

    /** The number of the last entry that it saw. */
    int seen() {
        return seen;
    }

    /** When the move that was just answered had to be sent, by {@link System#nanoTime}. */
    long since() {
        return since;
    }

    /** The move to play next, or null. */
    @Nullable String chosen() {
        return chosen;
    }

    /** The number that the chosen move answers to. */
    int chosenAfter() {
        return chosenAfter;
    }

    /** The move that was sent and not answered, or null. */
    @Nullable String sent() {
        return sent;
    }

    /** Opens the connection, or opens it again. */
    void arrive(int port) {
        Connection.open(loop, port, cookie, this, opened -> connection = opened);
    }

    /** Goes to another table. */
    void sit(String next) {
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

    /** Plays the chosen move; {@code due} is when it should have been sent. False if there is none. */
    boolean play(long due) {
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

    /** Sends the move under way again. */
    void resend() {
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
        if (Text.startsWith(bytes, from, to, ENTRY) && hearChange(bytes, from, to)) {
            goOn();
        } else if (Text.startsWith(bytes, from, to, ENTRY)
                || Text.startsWith(bytes, from, to, WHOLE)
                || Text.startsWith(bytes, from, to, MISSED)) {
            int view = Text.find(bytes, from, to, VIEW);
            if (view >= 0 && Text.untilQuote(bytes, view + VIEW.length, to).equals(table)) {
                look(bytes, view, to);
            }
        } else if (Text.startsWith(bytes, from, to, DONE)) {
            acknowledge(Text.number(bytes, Text.find(bytes, from, to, NUMBER) + NUMBER.length, to));
        } else if (Text.startsWith(bytes, from, to, REFUSED)) {
            referee.refused(this, Text.untilQuote(bytes, Text.find(bytes, from, to, CODE) + CODE.length, to));
        } else if (Text.startsWith(bytes, from, to, WELCOME) && !table.isEmpty()) {
            watch();
            resend();
        }
    }

    /** Takes what has changed at the table; false if the message tells no change. */
    private boolean hearChange(byte[] bytes, int from, int to) {
        int change = Text.find(bytes, from, to, CHANGE);
        if (change < 0) {
            return false;
        }
        int told = Text.find(bytes, from, change, TABLE) + TABLE.length;
        if (Text.untilQuote(bytes, told, change).equals(table)) {
            seen = Text.number(bytes, change + CHANGE.length, to);
            choose(bytes, change, to);
        }
        return true;
    }

    private void look(byte[] bytes, int view, int to) {
        int number = Text.find(bytes, view, to, NUMBER);
        int phase = Text.find(bytes, number, to, PHASE);
        seen = Text.number(bytes, number + NUMBER.length, to);
        int trouble = Text.find(bytes, view, to, TROUBLE);
        if (trouble >= 0) {
            referee.troubled(this, Text.untilQuote(bytes, trouble + TROUBLE.length, to));
            return;
        }
        choose(bytes, phase, to);
        ended = ended || Text.startsWith(bytes, phase + PHASE.length, to, OVER);
        goOn();
    }

    private void choose(byte[] bytes, int from, int to) {
        int legal = Text.find(bytes, from, to, LEGAL);
        chosen = legal < 0 ? null : any(bytes, legal + LEGAL.length, to);
        chosenAfter = seen;
    }

    /** One of the texts of a list that begins here; longer ones are somewhat more likely, which does no harm. */
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
        return Text.untilQuote(bytes, at + 1, end);
    }

    private void acknowledge(int number) {
        String move = sent;
        if (move != null) {
            sent = null;
            referee.acknowledged(this, number, move);
            goOn();
        }
    }

    /** Gives the move under way up, because it is not possible any more. */
    void giveUp() {
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
