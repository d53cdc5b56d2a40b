package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.ScoreSheet;

/** What a castle is worth as it stands (U-41). */
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

    /** What a guest is worth in a castle (U-31, U-36). */
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
        worths(parts, "tower", castle.towers);
        if (state.sun == seat) {
            parts.add(new ScoreSheet.Part("the Sun, for the first four towers", Rules.SUN));
        }
        if (state.finisher == seat) {
            parts.add(new ScoreSheet.Part("the Cloud, for the first finished castle", Rules.CLOUD));
        }
        if (castle.clouds > 0) {
            parts.add(new ScoreSheet.Part(count(castle.clouds, "small cloud"), Rules.SMALL_CLOUD * castle.clouds));
        }
        if (castle.residents > 0) {
            parts.add(new ScoreSheet.Part(
                    count(castle.residents, "resident") + ", the last one in group " + castle.group(),
                    Castle.groupPoints(castle.group())));
        }
        worths(parts, "flag", castle.flags);
        for (int i = 0; i < Worths.size(castle.points); i++) {
            parts.add(new ScoreSheet.Part("a guest", Worths.get(castle.points, i)));
        }
        for (int rest = castle.guests; rest != 0; rest &= rest - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(rest));
            parts.add(new ScoreSheet.Part(reason(castle, guest), guest(castle, guest)));
        }
        return new ScoreSheet(parts, List.of());
    }

    private static void worths(List<ScoreSheet.Part> parts, String what, long list) {
        int size = Worths.size(list);
        if (size == 0) {
            return;
        }
        var words = new StringBuilder(count(size, what)).append(", worth ");
        for (int i = 0; i < size; i++) {
            words.append(i == 0 ? "" : " + ").append(Worths.get(list, i));
        }
        parts.add(new ScoreSheet.Part(words.toString(), Worths.sum(list)));
    }

    private static String reason(Castle castle, Guest guest) {
        int counted = counted(castle, guest);
        return guest.title()
                + switch (guest.per()) {
                    case ITSELF -> ", a guest";
                    case CROWN -> ", for " + count(counted, "Crown guest");
                    case FLOOR -> ", for " + count(counted, "floor");
                    case WALL -> ", for " + count(counted, "wall");
                    case TOWER -> ", for " + count(counted, "tower");
                    case FLAG -> ", for " + count(counted, "flag");
                };
    }

    private static String count(int number, String what) {
        return (number == 0 ? "no" : String.valueOf(number)) + " " + what + (number == 1 ? "" : "s");
    }
}
