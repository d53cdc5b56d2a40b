package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.merlon.engine.ScoreSheet;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Phrase;

/** Computes the current points of a castle (U-41). */
final class Scoring {
    private Scoring() {}

    static int total(OnceUponState state, int seat) {
        Castle castle = state.castles[seat];
        int points = Worths.sum(castle.towers)
                + Worths.sum(castle.flags)
                + Worths.sum(castle.points)
                + Rules.SMALL_CLOUD * castle.clouds
                + Castle.groupPoints(castle.group());
        if (state.sun == seat) {
            points += Rules.SUN;
        }
        if (state.finisher == seat) {
            points += Rules.CLOUD;
        }
        for (int rest = castle.guests; rest != 0; rest &= rest - 1) {
            points += guest(castle, Guest.of(Integer.numberOfTrailingZeros(rest)));
        }
        return points;
    }

    /** Returns the points of a guest in a castle if it came now; a guest that counts Crown guests counts itself. */
    static int invited(Castle castle, Guest guest) {
        boolean one = guest.per() == Guest.Per.CROWN && guest.in(Guest.CROWNS & ~castle.guests);
        return guest(castle, guest) + (one ? guest.points() : 0);
    }

    /** Returns the points of a guest in a castle (U-31, U-36). */
    static int guest(Castle castle, Guest guest) {
        return guest.points() * counted(castle, guest);
    }

    private static int counted(Castle castle, Guest guest) {
        return switch (guest.per()) {
            case ITSELF -> 1;
            case CROWN -> Integer.bitCount(castle.guests & Guest.CROWNS);
            case FLOOR -> castle.floors;
            case WALL -> castle.walls;
            case TOWER -> castle.towerCount();
            case FLAG -> castle.flagCount();
        };
    }

    static ScoreSheet sheet(OnceUponState state, int seat) {
        Castle castle = state.castles[seat];
        var parts = new ArrayList<ScoreSheet.Part>();
        worths(parts, "onceupon-score-towers", castle.towers);
        if (state.sun == seat) {
            parts.add(new ScoreSheet.Part(Phrase.of("onceupon-score-sun"), Rules.SUN));
        }
        if (state.finisher == seat) {
            parts.add(new ScoreSheet.Part(Phrase.of("onceupon-score-cloud"), Rules.CLOUD));
        }
        if (castle.clouds > 0) {
            Phrase clouds = Phrase.of("onceupon-score-small-clouds").with("count", castle.clouds);
            parts.add(new ScoreSheet.Part(clouds, Rules.SMALL_CLOUD * castle.clouds));
        }
        if (castle.residents > 0) {
            Phrase residents = Phrase.of("onceupon-score-residents")
                    .with("count", castle.residents)
                    .with("group", castle.group());
            parts.add(new ScoreSheet.Part(residents, Castle.groupPoints(castle.group())));
        }
        worths(parts, "onceupon-score-flags", castle.flags);
        for (int i = 0; i < Worths.size(castle.points); i++) {
            parts.add(new ScoreSheet.Part(Phrase.of("onceupon-score-card"), Worths.get(castle.points, i)));
        }
        for (int rest = castle.guests; rest != 0; rest &= rest - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(rest));
            Phrase reason = Phrase.of("onceupon-score-per-" + Ids.of(guest.per()))
                    .with("guest", guest.title())
                    .with("count", counted(castle, guest));
            parts.add(new ScoreSheet.Part(reason, guest(castle, guest)));
        }
        return new ScoreSheet(parts, List.of());
    }

    private static void worths(List<ScoreSheet.Part> parts, String key, long list) {
        int size = Worths.size(list);
        if (size > 0) {
            String worths = IntStream.range(0, size)
                    .mapToObj(i -> String.valueOf(Worths.get(list, i)))
                    .collect(Collectors.joining(" + "));
            parts.add(new ScoreSheet.Part(Phrase.of(key).with("count", size).with("worths", worths), Worths.sum(list)));
        }
    }
}
