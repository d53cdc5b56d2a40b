package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.PackedNumbers;

/** Computes the current points of a castle (U-41). */
final class Scoring {
    private Scoring() {}

    static int total(OnceUponState state, int seat) {
        Castle castle = state.castles[seat];
        int points = PackedNumbers.sum(castle.towers)
                + PackedNumbers.sum(castle.flags)
                + PackedNumbers.sum(castle.cardPoints)
                + Rules.SMALL_CLOUD_POINTS * castle.smallClouds
                + Castle.groupPoints(castle.residentGroup());
        if (state.sunOwner == seat) {
            points += Rules.SUN_POINTS;
        }
        if (state.finisher == seat) {
            points += Rules.CLOUD_POINTS;
        }
        for (int remaining = castle.guests; remaining != 0; remaining &= remaining - 1) {
            points += guestPoints(castle, Guest.of(Integer.numberOfTrailingZeros(remaining)));
        }
        return points;
    }

    /** Returns the points of a guest in a castle if it came now; a guest that counts Crown guests counts itself. */
    static int guestPointsIfInvited(Castle castle, Guest guest) {
        boolean countsItself =
                guest.pointsBasis() == Guest.PointsBasis.CROWN && guest.isIn(Guest.CROWNS & ~castle.guests);
        return guestPoints(castle, guest) + (countsItself ? guest.points() : 0);
    }

    /** Returns the points of a guest in a castle (U-31, U-36). */
    static int guestPoints(Castle castle, Guest guest) {
        return guest.points() * countFor(castle, guest);
    }

    private static int countFor(Castle castle, Guest guest) {
        return switch (guest.pointsBasis()) {
            case ITSELF -> 1;
            case CROWN -> Integer.bitCount(castle.guests & Guest.CROWNS);
            case FLOOR -> castle.floors;
            case WALL -> castle.walls;
            case TOWER -> castle.towerCount();
            case FLAG -> castle.flagCount();
        };
    }

    static ScoreSheet scoreSheet(OnceUponState state, int seat) {
        Castle castle = state.castles[seat];
        var parts = new ArrayList<ScoreSheet.Part>();
        addWorths(parts, "towers", castle.towers);
        if (state.sunOwner == seat) {
            parts.add(new ScoreSheet.Part(Phrase.of("onceupon-score-sun"), "sun", Rules.SUN_POINTS));
        }
        if (state.finisher == seat) {
            parts.add(new ScoreSheet.Part(Phrase.of("onceupon-score-cloud"), "cloud", Rules.CLOUD_POINTS));
        }
        if (castle.smallClouds > 0) {
            Phrase clouds = Phrase.of("onceupon-score-small-clouds").with("count", castle.smallClouds);
            parts.add(new ScoreSheet.Part(clouds, "small-clouds", Rules.SMALL_CLOUD_POINTS * castle.smallClouds));
        }
        if (castle.residents > 0) {
            Phrase residents = Phrase.of("onceupon-score-residents")
                    .with("count", castle.residents)
                    .with("group", castle.residentGroup());
            parts.add(new ScoreSheet.Part(residents, "residents", Castle.groupPoints(castle.residentGroup())));
        }
        addWorths(parts, "flags", castle.flags);
        for (int i = 0; i < PackedNumbers.size(castle.cardPoints); i++) {
            parts.add(new ScoreSheet.Part(
                    Phrase.of("onceupon-score-card"), "card", PackedNumbers.get(castle.cardPoints, i)));
        }
        for (int remaining = castle.guests; remaining != 0; remaining &= remaining - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(remaining));
            String id = "per-" + Ids.of(guest.pointsBasis());
            Phrase reason = Phrase.of("onceupon-score-" + id)
                    .with("guest", guest.displayName())
                    .with("count", countFor(castle, guest));
            parts.add(new ScoreSheet.Part(reason, id, guestPoints(castle, guest)));
        }
        return new ScoreSheet(parts, List.of());
    }

    private static void addWorths(List<ScoreSheet.Part> parts, String id, long list) {
        int size = PackedNumbers.size(list);
        if (size > 0) {
            String worths = IntStream.range(0, size)
                    .mapToObj(i -> String.valueOf(PackedNumbers.get(list, i)))
                    .collect(Collectors.joining(" + "));
            parts.add(new ScoreSheet.Part(
                    Phrase.of("onceupon-score-" + id).with("count", size).with("worths", worths),
                    id,
                    PackedNumbers.sum(list)));
        }
    }
}
