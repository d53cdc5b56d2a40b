package org.merlon.server.table.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The queue of bots that wait for a thread. Bots at tables with people come first. Within each kind, the creators of
 * the tables take turns, so that many tables of one person do not delay the others. Thread-safe.
 */
final class BotQueue {
    private final FairQueue withPeople = new FairQueue();
    private final FairQueue botsOnly = new FairQueue();

    /** A queue that serves the creators of tables in turn; a creator that was served goes to the end. */
    private static final class FairQueue {
        private final Map<String, Deque<Runnable>> byCreator = new LinkedHashMap<>();
        private int size;

        void add(String creator, Runnable search) {
            byCreator.computeIfAbsent(creator, unused -> new ArrayDeque<>()).addLast(search);
            size++;
        }

        Runnable take() {
            String creator = byCreator.keySet().iterator().next();
            Deque<Runnable> searches = byCreator.remove(creator);
            if (searches == null || searches.isEmpty()) {
                throw new IllegalStateException("a line of nobody");
            }
            Runnable search = searches.removeFirst();
            if (!searches.isEmpty()) {
                byCreator.put(creator, searches);
            }
            size--;
            return search;
        }
    }

    synchronized void add(boolean hasPeople, String creator, Runnable search) {
        (hasPeople ? withPeople : botsOnly).add(creator, search);
    }

    /** Removes the next task; the queue must not be empty. */
    synchronized Runnable take() {
        return (withPeople.size > 0 ? withPeople : botsOnly).take();
    }

    /** The number of tasks that wait ahead of a new one of this kind. */
    synchronized int waiting(boolean hasPeople) {
        return withPeople.size + (hasPeople ? 0 : botsOnly.size);
    }
}
