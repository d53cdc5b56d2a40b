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
 * The occupants of the seats at a table, the players who started the game, and the forfeited seats. Immutable.
 *
 * @param initialSeats the occupants when the game started; empty before
 * @param forfeited seats that resigned or ran out of time, in this order
 * @param playedByBot seats for which a bot has moved in a person's place
 * @param reserved seats held for players of the game before a rematch who have not joined yet
 */
public record Roster(
        List<Occupant> seats,
        List<Occupant> initialSeats,
        List<Integer> forfeited,
        Set<Integer> playedByBot,
        SeatChangeCounts seatChanges,
        Set<Integer> reserved) {

    /**
     * Creates the roster of a new table.
     *
     * @param creator the person who created the table, whose seat is not reserved
     */
    Roster(List<Occupant> seats, String creator) {
        this(seats, List.of(), List.of(), Set.of(), SeatChangeCounts.NONE, reserved(seats, creator));
    }

    private static Set<Integer> reserved(List<Occupant> seats, String creator) {
        var reserved = new TreeSet<Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            String person = seats.get(seat).person();
            if (person != null && !person.equals(creator)) {
                reserved.add(seat);
            }
        }
        return reserved;
    }

    /** Gives a seat to an occupant. */
    Roster withOccupant(int seat, Occupant occupant) {
        var occupants = new ArrayList<>(seats);
        Occupant before = occupants.set(seat, occupant);
        if (reserved.contains(seat) && before.equals(occupant)) { // the awaited player has joined
            return new Roster(seats, initialSeats, forfeited, playedByBot, seatChanges, withoutReservation(seat));
        }
        return new Roster(
                List.copyOf(occupants),
                initialSeats,
                forfeited,
                playedByBot,
                seatChanges.plus(before, occupant),
                withoutReservation(seat));
    }

    private Set<Integer> withoutReservation(int seat) {
        var remaining = new TreeSet<>(reserved);
        remaining.remove(seat);
        return remaining;
    }

    /** Starts the game with these occupants. */
    Roster withStart(List<Occupant> occupants) {
        return new Roster(occupants, occupants, forfeited, playedByBot, SeatChangeCounts.NONE, Set.of());
    }

    /** Records a move by the current occupant of a seat. */
    Roster withMove(int seat) {
        if (!(seats.get(seat) instanceof Occupant.Bot) || startedBy(seat) == null || playedByBot.contains(seat)) {
            return this;
        }
        var seatsPlayedByBot = new TreeSet<>(playedByBot);
        seatsPlayedByBot.add(seat);
        return new Roster(seats, initialSeats, forfeited, seatsPlayedByBot, seatChanges, reserved);
    }

    Roster withForfeit(int seat) {
        var forfeits = new ArrayList<>(forfeited);
        forfeits.add(seat);
        return new Roster(seats, initialSeats, forfeits, playedByBot, seatChanges, reserved);
    }

    public Occupant occupant(int seat) {
        return seats.get(seat);
    }

    /** The person who started the game in a seat; null for a bot. Bots that took over later do not change this. */
    @Nullable public String startedBy(int seat) {
        return hasStarted() ? initialSeats.get(seat).person() : null;
    }

    public boolean hasPlayed(@Nullable String person) {
        return isAmong(initialSeats, person);
    }

    /** Returns whether a game was started here. */
    public boolean hasStarted() {
        return !initialSeats.isEmpty();
    }

    /**
     * Returns whether a seat's time is counted: for a person, or for a bot in a person's place until it has moved. So
     * nobody gains time to think by leaving.
     */
    boolean isTimed(int seat) {
        return seats.get(seat).isHuman()
                || (hasStarted() && initialSeats.get(seat).isHuman() && !forfeited.contains(seat));
    }

    /** The seats of a person, in order. */
    List<Integer> seatsOf(@Nullable String person) {
        if (!isSeated(person)) {
            return List.of();
        }
        var ownSeats = new ArrayList<Integer>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (person != null && person.equals(seats.get(seat).person())) {
                ownSeats.add(seat);
            }
        }
        return ownSeats;
    }

    /** Returns whether a person has a seat. */
    public boolean isSeated(@Nullable String person) {
        return isAmong(seats, person);
    }

    private static boolean isAmong(List<Occupant> occupants, @Nullable String person) {
        if (person != null) {
            for (Occupant seat : occupants) {
                if (person.equals(seat.person())) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The seat for which a person votes on an undo: their current seat, or else the one in which they started; -1 if
     * none.
     */
    public int votingSeat(String person) {
        List<Integer> ownSeats = seatsOf(person);
        return ownSeats.isEmpty()
                ? initialSeats.stream().map(Occupant::person).toList().indexOf(person)
                : ownSeats.getFirst();
    }

    /**
     * The people who must agree to an undo: all who started the game or play now, present or not, except those who
     * forfeited.
     */
    public Set<String> undoVoters() {
        var people = new HashSet<String>();
        for (int seat = 0; seat < initialSeats.size(); seat++) {
            String person = startedBy(seat);
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

    /** Everybody who sits here, for whom a seat is kept, or who started the game. */
    Set<String> people() {
        var people = new LinkedHashSet<String>();
        seats.stream().map(Occupant::personOrAbsentee).filter(Objects::nonNull).forEach(people::add);
        initialSeats.stream().map(Occupant::person).filter(Objects::nonNull).forEach(people::add);
        return people;
    }

    /** The same roster with some people replaced by others, by id. */
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
