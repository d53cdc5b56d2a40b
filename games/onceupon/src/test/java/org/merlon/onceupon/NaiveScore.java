package org.merlon.onceupon;

import org.merlon.onceupon.NaivePosition.Seat;

/** The points of a castle in the reference model. */
final class NaiveScore {
    private static final int[] GROUPS = {1, 2, 3, 5, 7, 9, 11, 14, 17, 20};

    private NaiveScore() {}

    static int of(NaivePosition at, int number) {
        Seat seat = at.seats.get(number);
        int points = 2 * seat.clouds;
        for (int worth : seat.towers) {
            points += worth;
        }
        for (int worth : seat.flags) {
            points += worth;
        }
        for (int worth : seat.points) {
            points += worth;
        }
        if (at.sun == number) {
            points += 4;
        }
        if (at.finisher == number) {
            points += 4;
        }
        if (seat.residents > 0) {
            points += GROUPS[(seat.residents - 1) / 4];
        }
        for (String guest : seat.guests) {
            points += switch (guest) {
                case "courtesan" ->
                    (int) seat.guests.stream()
                            .filter(NaiveBoard.CROWNS::contains)
                            .count();
                case "jester" -> seat.floors;
                case "prince" -> seat.walls;
                case "princess" -> seat.towers.size();
                case "king" -> seat.flags.size();
                case "queen" -> 3;
                default -> 1;
            };
        }
        return points;
    }
}
