package org.merlon.server.cluster;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Reads messages of other servers, and notices by their numbers if some were missed. */
final class BusReceiver {
    /** A server that runs says something every second; after this it is not heard, whatever it says. */
    static final long SILENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(2_500);

    /** Servers told apart; more have never been. */
    private static final int MAX_PROCESSES = 1_000;

    /** Whoever is told what the lines say. */
    interface Sink {
        /** A line, in parts; there is always a first one. */
        void line(String process, String[] parts);

        /** Something was missed. */
        void missed();
    }

    /** The last message of a server. */
    private record LastMessage(long number, long time) {}

    private final String self;
    private final Sink sink;
    private final LongSupplier nanoTime;
    private final Map<String, LastMessage> last = new ConcurrentHashMap<>();
    private final AtomicLong received = new AtomicLong();
    private final AtomicLong gaps = new AtomicLong();

    BusReceiver(String self, Sink sink, LongSupplier nanoTime) {
        this.self = self;
        this.sink = sink;
        this.nanoTime = nanoTime;
    }

    void receive(String message) {
        String[] lines = message.split("\n", -1);
        String[] head = lines[0].split("\t", -1);
        if (head.length != 2 || head[0].equals(self)) {
            return;
        }
        long number;
        try {
            number = Long.parseLong(head[1]);
        } catch (NumberFormatException e) {
            return;
        }
        if (last.size() >= MAX_PROCESSES && !last.containsKey(head[0])) {
            last.clear();
        }
        received.incrementAndGet();
        LastMessage before = last.put(head[0], new LastMessage(number, nanoTime.getAsLong()));
        for (int i = 1; i < lines.length; i++) {
            sink.line(head[0], lines[i].split("\t", -1));
        }
        if (before == null || before.number + 1 != number) {
            gaps.incrementAndGet();
            sink.missed();
        }
    }

    /** Whether all of these were heard lately. */
    boolean hasHeardFrom(Collection<String> processes) {
        long now = nanoTime.getAsLong();
        for (String process : processes) {
            LastMessage message = last.get(process);
            if (!process.equals(self) && (message == null || now - message.time > SILENCE_NANOS)) {
                return false;
            }
        }
        return true;
    }

    /** Forgets those who are no more. */
    void forgetOthers(Collection<String> processes) {
        long now = nanoTime.getAsLong();
        last.entrySet()
                .removeIf(each -> !processes.contains(each.getKey()) && now - each.getValue().time > 4 * SILENCE_NANOS);
    }

    long received() {
        return received.get();
    }

    long gaps() {
        return gaps.get();
    }
}
