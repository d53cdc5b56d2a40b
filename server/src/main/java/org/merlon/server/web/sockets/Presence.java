package org.merlon.server.web.sockets;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RateLimits;

/** Who is here: has a line open to a server of this house, or has asked it something a moment ago. */
public final class Presence {
    /** A page that is being read asks for something within this time. */
    static final Duration MOMENT = Duration.ofMinutes(3);

    /** Other servers say who is there several times within this time. */
    static final Duration HEARSAY = Duration.ofSeconds(40);

    private final InstantSource clock;
    private final Map<String, Long> asked = latest();
    private final Map<String, Long> elsewhere = latest();
    private volatile Set<String> lines = Set.of();

    public Presence(InstantSource clock) {
        this.clock = clock;
    }

    private static Map<String, Long> latest() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
                return size() > RateLimits.MAX_NAMES_CACHED;
            }
        };
    }

    /** Says who has a line open; the set is looked at whenever somebody wants to know. */
    public void lines(Set<String> open) {
        lines = open;
    }

    /** Somebody has asked something. */
    public void asked(@Nullable String person) {
        if (person != null) {
            synchronized (asked) {
                asked.put(person, clock.millis());
            }
        }
    }

    /** Another server has said who is there. */
    public void elsewhere(Collection<String> people) {
        long now = clock.millis();
        synchronized (elsewhere) {
            people.forEach(person -> elsewhere.put(person, now));
        }
    }

    public boolean isHere(String person) {
        return lines.contains(person) || within(asked, person, MOMENT) || within(elsewhere, person, HEARSAY);
    }

    private boolean within(Map<String, Long> times, String person, Duration most) {
        synchronized (times) {
            Long time = times.get(person);
            return time != null && clock.millis() - time < most.toMillis();
        }
    }

    /** Who is here through this server. */
    public Set<String> throughThisServer() {
        long since = clock.millis() - MOMENT.toMillis();
        Set<String> people = new TreeSet<>(lines);
        synchronized (asked) {
            asked.forEach((person, time) -> {
                if (time > since) {
                    people.add(person);
                }
            });
        }
        return people;
    }
}
