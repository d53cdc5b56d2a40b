package org.merlon.bench.load.client;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A simulated player who plays random legal moves; used only on the event loop's thread. */
public final class LoadPlayer implements Connection.Listener {
    private static final byte[] ENTRY = JsonScanner.bytes("{\"type\":\"entry\"");
    private static final byte[] TABLE_MESSAGE = JsonScanner.bytes("{\"type\":\"table\"");
    private static final byte[] MISSED = JsonScanner.bytes("{\"type\":\"missed\"");
    private static final byte[] WELCOME = JsonScanner.bytes("{\"type\":\"welcome\"");
    private static final byte[] DONE = JsonScanner.bytes("{\"type\":\"done\",\"ref\":\"move\"");
    private static final byte[] REFUSED = JsonScanner.bytes("{\"type\":\"refused\"");
    private static final byte[] CODE = JsonScanner.bytes("\"code\":\"");
    private static final byte[] VIEW = JsonScanner.bytes("\"view\":{\"id\":\"");
    private static final byte[] TABLE = JsonScanner.bytes("\"table\":\"");
    private static final byte[] CHANGE = JsonScanner.bytes("\"change\":{\"number\":");
    private static final byte[] NUMBER = JsonScanner.bytes("\"number\":");
    private static final byte[] PHASE = JsonScanner.bytes("\"phase\":\"");
    private static final byte[] OVER = JsonScanner.bytes("over");
    private static final byte[] LEGAL = JsonScanner.bytes("\"legal\":[");
    private static final byte[] TROUBLE = JsonScanner.bytes("\"trouble\":\"");

    /** Receives the events of players and controls them. */
    public interface Listener {
        /** The connection was opened. */
        void onConnected(LoadPlayer player);

        /** It is the player's turn, and a move has been chosen. */
        void onTurn(LoadPlayer player);

        /** The server has acknowledged a move as stored; its entry has this number. */
        void onAcknowledged(LoadPlayer player, int number, String move);

        /** The server has refused a command. */
        void onRefused(LoadPlayer player, String code);

        /** The game is over; called once for each of its players. */
        void onGameOver(LoadPlayer player);

        /** The connection was closed. */
        void onDisconnected(LoadPlayer player);

        /** The server cannot replay the table's log. */
        void onBrokenTable(LoadPlayer player, String why);
    }

    private final EventLoop loop;
    private final Listener listener;
    private final String cookie;
    private final SplittableRandom random;
    private @Nullable Connection connection;
    private String table = "";
    private int lastEntry;
    private boolean gameOver;

    /** The next move, chosen when the table was last received. */
    private @Nullable String nextMove;

    private int nextMoveAfter;

    /** The move that was sent and has not been answered. */
    private @Nullable String pendingMove;

    private int pendingAfter;
    private long dueSince;

    public LoadPlayer(EventLoop loop, Listener listener, String cookie, long seed) {
        this.loop = loop;
        this.listener = listener;
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
    public int lastEntry() {
        return lastEntry;
    }

    /** Returns the time at which the last answered move was due, by {@link System#nanoTime}. */
    public long dueSince() {
        return dueSince;
    }

    /** Returns the next move, or null. */
    @Nullable public String nextMove() {
        return nextMove;
    }

    /** Returns the number of the entry after which the chosen move was chosen. */
    public int nextMoveAfter() {
        return nextMoveAfter;
    }

    /** Returns the move that was sent and has not been answered, or null. */
    @Nullable public String pendingMove() {
        return pendingMove;
    }

    /** Opens or reopens the connection. */
    public void connect(int port) {
        Connection.open(loop, port, cookie, this, opened -> connection = opened);
    }

    /** Leaves the current table and watches another. */
    public void switchTable(String newTable) {
        if (!table.isEmpty()) {
            send("{\"type\":\"unwatch\",\"table\":\"" + table + "\"}");
        }
        table = newTable;
        lastEntry = 0;
        gameOver = false;
        nextMove = null;
        pendingMove = null;
        watch();
    }

    private void watch() {
        String after = lastEntry == 0 ? "" : ",\"after\":" + lastEntry;
        send("{\"type\":\"watch\",\"table\":\"" + table + "\"" + after + ",\"changes\":true}");
    }

    /**
     * Sends the chosen move.
     *
     * @param due the time at which it should have been sent
     * @return false if there is no move to send
     */
    public boolean play(long due) {
        if (nextMove != null && pendingMove == null) {
            pendingMove = nextMove;
            pendingAfter = nextMoveAfter;
            nextMove = null;
            dueSince = due;
            resend();
            return true;
        }
        return false;
    }

    /** Resigns instead of playing the chosen move. */
    public void resign() {
        nextMove = null;
        send("{\"type\":\"resign\",\"table\":\"" + table + "\"}");
    }

    /** Sends the unanswered move again. */
    public void resend() {
        if (pendingMove != null) {
            send("{\"type\":\"move\",\"ref\":\"move\",\"table\":\"" + table + "\",\"number\":" + pendingAfter
                    + ",\"move\":\"" + pendingMove + "\"}");
        }
    }

    private void send(String message) {
        if (connection != null) {
            connection.send(message);
        }
    }

    @Override
    public void onOpen() {
        listener.onConnected(this);
    }

    @Override
    public void onClosed() {
        connection = null;
        listener.onDisconnected(this);
    }

    @Override
    public void onMessage(byte[] bytes, int from, int to) {
        if (JsonScanner.startsWith(bytes, from, to, ENTRY) && readChange(bytes, from, to)) {
            notifyListener();
        } else if (JsonScanner.startsWith(bytes, from, to, ENTRY)
                || JsonScanner.startsWith(bytes, from, to, TABLE_MESSAGE)
                || JsonScanner.startsWith(bytes, from, to, MISSED)) {
            int view = JsonScanner.indexOf(bytes, from, to, VIEW);
            if (view >= 0
                    && JsonScanner.untilQuote(bytes, view + VIEW.length, to).equals(table)) {
                readView(bytes, view, to);
            }
        } else if (JsonScanner.startsWith(bytes, from, to, DONE)) {
            acknowledge(
                    JsonScanner.parseNumber(bytes, JsonScanner.indexOf(bytes, from, to, NUMBER) + NUMBER.length, to));
        } else if (JsonScanner.startsWith(bytes, from, to, REFUSED)) {
            listener.onRefused(
                    this, JsonScanner.untilQuote(bytes, JsonScanner.indexOf(bytes, from, to, CODE) + CODE.length, to));
        } else if (JsonScanner.startsWith(bytes, from, to, WELCOME) && !table.isEmpty()) {
            watch();
            resend();
        }
    }

    /** Applies a change of the table; returns false if the message has none. */
    private boolean readChange(byte[] bytes, int from, int to) {
        int change = JsonScanner.indexOf(bytes, from, to, CHANGE);
        if (change < 0) {
            return false;
        }
        int tableStart = JsonScanner.indexOf(bytes, from, change, TABLE) + TABLE.length;
        if (JsonScanner.untilQuote(bytes, tableStart, change).equals(table)) {
            lastEntry = JsonScanner.parseNumber(bytes, change + CHANGE.length, to);
            chooseMove(bytes, change, to);
        }
        return true;
    }

    private void readView(byte[] bytes, int view, int to) {
        int number = JsonScanner.indexOf(bytes, view, to, NUMBER);
        int phase = JsonScanner.indexOf(bytes, number, to, PHASE);
        lastEntry = JsonScanner.parseNumber(bytes, number + NUMBER.length, to);
        int trouble = JsonScanner.indexOf(bytes, view, to, TROUBLE);
        if (trouble >= 0) {
            listener.onBrokenTable(this, JsonScanner.untilQuote(bytes, trouble + TROUBLE.length, to));
            return;
        }
        chooseMove(bytes, phase, to);
        gameOver = gameOver || JsonScanner.startsWith(bytes, phase + PHASE.length, to, OVER);
        notifyListener();
    }

    private void chooseMove(byte[] bytes, int from, int to) {
        int legal = JsonScanner.indexOf(bytes, from, to, LEGAL);
        nextMove = legal < 0 ? null : randomText(bytes, legal + LEGAL.length, to);
        nextMoveAfter = lastEntry;
    }

    /** Returns a random string of the list that starts at {@code from}; longer ones are slightly more likely. */
    private @Nullable String randomText(byte[] bytes, int from, int to) {
        int end = from;
        while (end < to && bytes[end] != ']') {
            end++;
        }
        if (end == from) {
            return null;
        }
        int start = from + random.nextInt(end - from);
        while (start > from && (bytes[start] != '"' || bytes[start - 1] != ',')) {
            start--;
        }
        return JsonScanner.untilQuote(bytes, start + 1, end);
    }

    private void acknowledge(int number) {
        String move = pendingMove;
        if (move != null) {
            pendingMove = null;
            listener.onAcknowledged(this, number, move);
            notifyListener();
        }
    }

    /** Drops the unanswered move because it is no longer possible. */
    public void dropMove() {
        pendingMove = null;
        watch();
    }

    private void notifyListener() {
        if (pendingMove != null) {
            return;
        }
        if (gameOver) {
            gameOver = false;
            listener.onGameOver(this);
        } else if (nextMove != null) {
            listener.onTurn(this);
        }
    }
}
