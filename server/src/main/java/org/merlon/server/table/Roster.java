package org.merlon.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Who sits where at a table, who began the game there, and who has given up. */
final class Roster {
    private List<Occupant> seats;
    private List<@Nullable String> playedBy = List.of();

    /** Seats that people began the game on, whoever sits there now. */
    private final Set<Integer> ofPeople = new TreeSet<>();

    private final List<Integer> forfeited = new ArrayList<>();
    private final Set<Integer> stoodIn = new TreeSet<>();
    private final Comings comings;

    Roster(List<Occupant> seats) {
        this.seats = new ArrayList<>(seats);
        comings = new Comings();
    }

    Roster(Roster other) {
        seats = new ArrayList<>(other.seats);
        playedBy = other.playedBy;
        ofPeople.addAll(other.ofPeople);
        forfeited.addAll(other.forfeited);
        stoodIn.addAll(other.stoodIn);
        comings = new Comings(other.comings);
    }

    /** A seat changes hands. */
    void seat(int seat, Occupant occupant) {
        comings.note(seats.get(seat), occupant);
        seats.set(seat, occupant);
    }

    /** The game begins with these. */
    void begin(List<Occupant> occupants) {
        seats = new ArrayList<>(occupants);
        playedBy = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            playedBy.add(seats.get(seat).person());
            if (seats.get(seat).human()) {
                ofPeople.add(seat);
            }
        }
        comings.clear();
    }

    /** A move was played for a seat by whoever sits there. */
    void move(int seat) {
        if (seats.get(seat) instanceof Occupant.Bot && playedBy.get(seat) != null) {
            stoodIn.add(seat);
        }
    }

    void forfeit(int seat) {
        forfeited.add(seat);
    }

    List<Occupant> seats() {
        return seats;
    }

    Occupant occupant(int seat) {
        return seats.get(seat);
    }

    Comings comings() {
        return comings;
    }

    /** Seats that resigned or ran out of time, first one first. */
    List<Integer> forfeited() {
        return forfeited;
    }

    /** Seats for which a bot has moved in a person's place. */
    Set<Integer> stoodIn() {
        return stoodIn;
    }

    /** Who began the game on each seat; null where a bot did. Bots that took over later change nothing about that. */
    List<@Nullable String> playedBy() {
        return playedBy;
    }

    /** Whether a game was ever played here, or is. */
    boolean hasBegun() {
        return !playedBy.isEmpty();
    }

    /**
     * Whether a seat's time is counted: a person sits there, or a bot in a person's place, until it has moved; nobody gets up
     * to think longer.
     */
    boolean isTimed(int seat) {
        return seats.get(seat).human() || (ofPeople.contains(seat) && !forfeited.contains(seat));
    }

    /** The seats of a person, in order. */
    List<Integer> seatsOf(@Nullable String person) {
        var own = new ArrayList<Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (person != null && person.equals(seats.get(seat).person())) {
                own.add(seat);
            }
        }
        return own;
    }

    /** The seat that somebody speaks for who began the game, or -1: where they sit, or where they sat. */
    int seatFor(String person) {
        List<Integer> own = seatsOf(person);
        return own.isEmpty() ? playedBy.indexOf(person) : own.getFirst();
    }

    /** Those without whom nobody goes back: all who began the game, present or not, but who gave up. */
    Set<String> sayers() {
        var people = new HashSet<String>();
        for (int seat = 0; seat < playedBy.size(); seat++) {
            String person = playedBy.get(seat);
            if (person != null && !forfeited.contains(seat)) {
                people.add(person);
            }
        }
        seats.stream().map(Occupant::behind).filter(Objects::nonNull).forEach(people::add);
        return people;
    }

    /** Everybody who sits here, for whom a seat is kept, or who began the game. */
    Set<String> people() {
        var people = new LinkedHashSet<String>();
        seats.stream().map(Occupant::behind).filter(Objects::nonNull).forEach(people::add);
        playedBy.stream().filter(Objects::nonNull).forEach(people::add);
        return people;
    }

    /** Lets heirs have what those had here who are named with them. */
    void handOver(Map<String, String> heirs) {
        seats = new ArrayList<>(seats.stream().map(seat -> seat.handOver(heirs)).toList());
        var played = new ArrayList<@Nullable String>();
        playedBy.forEach(person -> played.add(person == null ? null : heirs.getOrDefault(person, person)));
        playedBy = played;
        comings.handOver(heirs);
    }
}
