package org.merlon.server.cluster;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Receives the messages of other servers, and detects by their numbers when some were missed. */
final class BusReceiver {
    /**
     * A server sends a message at least once a second; one that was silent for longer than this counts as disconnected.
     */
    static final long SILENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(2_500);

    /** The most servers whose message numbers are tracked. */
    private static final int MAX_PROCESSES = 1_000;

    /** Receives the lines of messages. */
    interface Listener {
        void onLine(String sender, String line);

        /** A message of some server was missed. */
        void onGap();
    }

    /** The number and time of a server's last message. */
    private record LastMessage(long number, long time) {}

    private final String self;
    private final Listener listener;
    private final LongSupplier nanoTime;
    private final Map<String, LastMessage> lastMessages = new ConcurrentHashMap<>();
    private final AtomicLong received = new AtomicLong();
    private final AtomicLong gaps = new AtomicLong();

    BusReceiver(String self, Listener listener, LongSupplier nanoTime) {
        this.self = self;
        this.listener = listener;
        this.nanoTime = nanoTime;
    }

    void receive(String message) {
        String[] lines = message.split("\n", -1);
        String[] header = lines[0].split("\t", -1);
        if (header.length != 2 || header[0].equals(self)) {
            return;
        }
        long number;
        try {
            number = Long.parseLong(header[1]);
        } catch (NumberFormatException e) {
            return;
        }
        if (lastMessages.size() >= MAX_PROCESSES && !lastMessages.containsKey(header[0])) {
            lastMessages.clear();
        }
        received.incrementAndGet();
        LastMessage before = lastMessages.put(header[0], new LastMessage(number, nanoTime.getAsLong()));
        for (int i = 1; i < lines.length; i++) {
            listener.onLine(header[0], lines[i]);
        }
        if (before == null || before.number + 1 != number) {
            gaps.incrementAndGet();
            listener.onGap();
        }
    }

    /** Returns whether all of these servers have sent something lately. */
    boolean hasHeardFrom(Collection<String> processes) {
        long now = nanoTime.getAsLong();
        for (String process : processes) {
            LastMessage message = lastMessages.get(process);
            if (!process.equals(self) && (message == null || now - message.time > SILENCE_NANOS)) {
                return false;
            }
        }
        return true;
    }

    /** Forgets servers that no longer run. */
    void forgetOthers(Collection<String> processes) {
        long now = nanoTime.getAsLong();
        lastMessages
                .entrySet()
                .removeIf(each -> !processes.contains(each.getKey()) && now - each.getValue().time > 4 * SILENCE_NANOS);
    }

    long received() {
        return received.get();
    }

    long gaps() {
        return gaps.get();
    }
}
