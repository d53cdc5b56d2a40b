package org.merlon.onceupon;

import org.merlon.onceupon.ReferencePosition.Seat;

/** The points of a castle in the reference model. */
final class ReferenceScoring {
    private static final int[] GROUP_POINTS = {1, 2, 3, 5, 7, 9, 11, 14, 17, 20};

    private ReferenceScoring() {}

    static int points(ReferencePosition position, int seatNumber) {
        Seat seat = position.seats.get(seatNumber);
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
        if (position.sun == seatNumber) {
            points += 4;
        }
        if (position.finisher == seatNumber) {
            points += 4;
        }
        if (seat.residents > 0) {
            points += GROUP_POINTS[(seat.residents - 1) / 4];
        }
        for (String guest : seat.guests) {
            points += switch (guest) {
                case "courtesan" ->
                    (int) seat.guests.stream()
                            .filter(ReferenceBoard.CROWNS::contains)
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
