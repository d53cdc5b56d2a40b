package org.merlon.server.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who sits where at a table, who began the game there, and who has given up; never changed, a change is another one.
 *
 * @param initialSeats who sat where when the game began; empty before
 * @param forfeited seats that resigned or ran out of time, first one first
 * @param playedByBot seats for which a bot has moved in a person's place
 * @param reserved seats held for people who have not said yet that they play: those of a game before this one
 */
public record Roster(
        List<Occupant> seats,
        List<Occupant> initialSeats,
        List<Integer> forfeited,
        Set<Integer> playedByBot,
        SeatChangeCounts seatChanges,
        Set<Integer> reserved) {

    /** @param creator who has made the table, and so has said it */
    Roster(List<Occupant> seats, String creator) {
        this(seats, List.of(), List.of(), Set.of(), SeatChangeCounts.NONE, reserved(seats, creator));
    }

    private static Set<Integer> reserved(List<Occupant> seats, String creator) {
        var held = new TreeSet<Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            String person = seats.get(seat).person();
            if (person != null && !person.equals(creator)) {
                held.add(seat);
            }
        }
        return held;
    }

    /** A seat changes hands. */
    Roster withOccupant(int seat, Occupant occupant) {
        var all = new ArrayList<>(seats);
        Occupant before = all.set(seat, occupant);
        if (reserved.contains(seat) && before.equals(occupant)) { // whoever it was held for has come
            return new Roster(seats, initialSeats, forfeited, playedByBot, seatChanges, withoutReservation(seat));
        }
        return new Roster(
                List.copyOf(all),
                initialSeats,
                forfeited,
                playedByBot,
                seatChanges.plus(before, occupant),
                withoutReservation(seat));
    }

    private Set<Integer> withoutReservation(int seat) {
        var held = new TreeSet<>(reserved);
        held.remove(seat);
        return held;
    }

    /** The game begins with these. */
    Roster withStart(List<Occupant> occupants) {
        return new Roster(occupants, occupants, forfeited, playedByBot, SeatChangeCounts.NONE, Set.of());
    }

    /** A move was played for a seat by whoever sits there. */
    Roster withMove(int seat) {
        if (!(seats.get(seat) instanceof Occupant.Bot) || playedBy(seat) == null || playedByBot.contains(seat)) {
            return this;
        }
        var all = new TreeSet<>(playedByBot);
        all.add(seat);
        return new Roster(seats, initialSeats, forfeited, all, seatChanges, reserved);
    }

    Roster withForfeit(int seat) {
        var all = new ArrayList<>(forfeited);
        all.add(seat);
        return new Roster(seats, initialSeats, all, playedByBot, seatChanges, reserved);
    }

    public Occupant occupant(int seat) {
        return seats.get(seat);
    }

    /** Who began the game on a seat; null where a bot did. Bots that took over later change nothing about that. */
    @Nullable public String playedBy(int seat) {
        return hasBegun() ? initialSeats.get(seat).person() : null;
    }

    public boolean hasPlayed(@Nullable String person) {
        return isAmong(initialSeats, person);
    }

    /** Whether a game was ever played here, or is. */
    public boolean hasBegun() {
        return !initialSeats.isEmpty();
    }

    /**
     * Whether a seat's time is counted: a person sits there, or a bot in a person's place, until it has moved; nobody gets up
     * to think longer.
     */
    boolean isTimed(int seat) {
        return seats.get(seat).isHuman()
                || (hasBegun() && initialSeats.get(seat).isHuman() && !forfeited.contains(seat));
    }

    /** The seats of a person, in order. */
    List<Integer> seatsOf(@Nullable String person) {
        if (!isSeated(person)) {
            return List.of();
        }
        var own = new ArrayList<Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (person != null && person.equals(seats.get(seat).person())) {
                own.add(seat);
            }
        }
        return own;
    }

    /** Whether a person has a seat. */
    public boolean isSeated(@Nullable String person) {
        return isAmong(seats, person);
    }

    private static boolean isAmong(List<Occupant> some, @Nullable String person) {
        if (person != null) {
            for (Occupant seat : some) {
                if (person.equals(seat.person())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The seat that somebody speaks for who began the game, or -1: where they sit, or where they sat. */
    public int votingSeat(String person) {
        List<Integer> own = seatsOf(person);
        return own.isEmpty()
                ? initialSeats.stream().map(Occupant::person).toList().indexOf(person)
                : own.getFirst();
    }

    /** Those without whom nobody goes back: all who began the game, present or not, but who gave up. */
    public Set<String> undoVoters() {
        var people = new HashSet<String>();
        for (int seat = 0; seat < initialSeats.size(); seat++) {
            String person = playedBy(seat);
            if (person != null && !forfeited.contains(seat)) {
                people.add(person);
            }
        }
        for (Occupant seat : seats) {
            String person = seat.personOrAbsentee();
            if (person != null) {
                people.add(person);
            }
        }
        return people;
    }

    /** Everybody who sits here, for whom a seat is kept, or who began the game. */
    Set<String> people() {
        var people = new LinkedHashSet<String>();
        seats.stream().map(Occupant::personOrAbsentee).filter(Objects::nonNull).forEach(people::add);
        initialSeats.stream().map(Occupant::person).filter(Objects::nonNull).forEach(people::add);
        return people;
    }

    /** The same where heirs have what those had who are named with them. */
    Roster replacePeople(Map<String, String> replacements) {
        return new Roster(
                seats.stream().map(seat -> seat.replacePeople(replacements)).toList(),
                initialSeats.stream()
                        .map(seat -> seat.replacePeople(replacements))
                        .toList(),
                forfeited,
                playedByBot,
                seatChanges.replacePeople(replacements),
                reserved);
    }
}
