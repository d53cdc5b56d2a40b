package org.merlon.server.table.schedule;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Bots that wait to think: those with people at their table before those among themselves, and of each kind one for everybody
 * who made such tables in turn, so that many tables of one person take no time from the others. Safe for several threads.
 */
final class BotQueue {
    private final FairQueue withPeople = new FairQueue();
    private final FairQueue botsOnly = new FairQueue();

    /** Those of one kind, by who made their tables; whoever has been served goes to the end. */
    private static final class FairQueue {
        private final Map<String, Deque<Runnable>> byCreator = new LinkedHashMap<>();
        private int size;

        void add(String creator, Runnable search) {
            byCreator.computeIfAbsent(creator, any -> new ArrayDeque<>()).addLast(search);
            size++;
        }

        Runnable take() {
            String creator = byCreator.keySet().iterator().next();
            Deque<Runnable> own = byCreator.remove(creator);
            if (own == null || own.isEmpty()) {
                throw new IllegalStateException("a line of nobody");
            }
            Runnable first = own.removeFirst();
            if (!own.isEmpty()) {
                byCreator.put(creator, own);
            }
            size--;
            return first;
        }
    }

    synchronized void add(boolean people, String creator, Runnable search) {
        (people ? withPeople : botsOnly).add(creator, search);
    }

    /** The next one; there must be one. */
    synchronized Runnable take() {
        return (withPeople.size > 0 ? withPeople : botsOnly).take();
    }

    /** How many wait before one of a kind, or beside it. */
    synchronized int waiting(boolean people) {
        return withPeople.size + (people ? 0 : botsOnly.size);
    }
}
