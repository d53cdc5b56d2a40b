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

/** Who is here: has a line open to a server of this house, or has asked it something a moment ago. */
public final class Presence {
    /** A page that is being read asks for something within this time. */
    static final Duration REQUEST_TIMEOUT = Duration.ofMinutes(3);

    /** Other servers say who is there several times within this time. */
    static final Duration REMOTE_TIMEOUT = Duration.ofSeconds(40);

    private final InstantSource clock;
    private final Map<String, Long> lastRequest = boundedMap();
    private final Map<String, Long> lastSeenRemotely = boundedMap();
    private volatile Set<String> connectedPeople = Set.of();

    public Presence(InstantSource clock) {
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

    /** Says who has a line open; the set is looked at whenever somebody wants to know. */
    public void setConnectedPeople(Set<String> open) {
        connectedPeople = open;
    }

    /** Somebody has asked something. */
    public void onRequest(@Nullable String person) {
        if (person != null) {
            synchronized (lastRequest) {
                lastRequest.put(person, clock.millis());
            }
        }
    }

    /** Another server has said who is there. */
    public void onRemotePeople(Collection<String> people) {
        long now = clock.millis();
        synchronized (lastSeenRemotely) {
            people.forEach(person -> lastSeenRemotely.put(person, now));
        }
    }

    public boolean isOnline(String person) {
        return connectedPeople.contains(person)
                || within(lastRequest, person, REQUEST_TIMEOUT)
                || within(lastSeenRemotely, person, REMOTE_TIMEOUT);
    }

    private boolean within(Map<String, Long> times, String person, Duration timeout) {
        synchronized (times) {
            Long time = times.get(person);
            return time != null && clock.millis() - time < timeout.toMillis();
        }
    }

    /** Who is here through this server. */
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
