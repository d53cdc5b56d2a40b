package org.merlon.server.web.sockets;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.ServerLimits;

/**
 * The people who are online: those with an open connection to any server of the cluster, and those who have sent a
 * request recently.
 */
public final class PresenceTracker {
    /** An open page sends a request within this time. */
    static final Duration REQUEST_TIMEOUT = Duration.ofMinutes(3);

    /** Other servers report their people several times within this time. */
    static final Duration REMOTE_TIMEOUT = Duration.ofSeconds(40);

    private final InstantSource clock;
    private final Map<String, Long> lastRequest = boundedMap();
    private final Map<String, Long> lastSeenRemotely = boundedMap();
    private volatile Set<String> connectedPeople = Set.of();

    public PresenceTracker(InstantSource clock) {
        this.clock = clock;
    }

    private static Map<String, Long> boundedMap() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
                return size() > ServerLimits.MAX_NAMES_CACHED;
            }
        };
    }

    /** Sets the live view of the people with an open connection. */
    public void setConnectedPeople(Set<String> people) {
        connectedPeople = people;
    }

    /** Called when a person has sent a request. */
    public void onRequest(@Nullable String person) {
        if (person != null) {
            synchronized (lastRequest) {
                lastRequest.put(person, clock.millis());
            }
        }
    }

    /** Called when another server has reported who is online there. */
    public void onRemotePeople(Collection<String> people) {
        long now = clock.millis();
        synchronized (lastSeenRemotely) {
            people.forEach(person -> lastSeenRemotely.put(person, now));
        }
    }

    public boolean isOnline(String person) {
        return connectedPeople.contains(person)
                || isWithin(lastRequest, person, REQUEST_TIMEOUT)
                || isWithin(lastSeenRemotely, person, REMOTE_TIMEOUT);
    }

    private boolean isWithin(Map<String, Long> times, String person, Duration timeout) {
        synchronized (times) {
            Long time = times.get(person);
            return time != null && clock.millis() - time < timeout.toMillis();
        }
    }

    /** Returns the people who are online through this server. */
    public Set<String> localPeople() {
        long since = clock.millis() - REQUEST_TIMEOUT.toMillis();
        Set<String> people = new TreeSet<>(connectedPeople);
        synchronized (lastRequest) {
            lastRequest.forEach((person, time) -> {
                if (time > since) {
                    people.add(person);
                }
            });
        }
        return people;
    }
}
