package org.merlon.onceupon.castle;

import java.util.List;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.StatePart;

/** The tokens, the drawn castle and the guests of one player. */
public final class Castle implements StatePart<Castle> {
    /** The maximum number of floors, of towers and of walls of a castle (U-5). */
    public static final int MAX_PARTS = 4;

    public static final int ALL_PARTS = 3 * MAX_PARTS;

    public static final int RESIDENTS_IN_GROUP = 4;

    /** The number of resident groups on the sheet (U-7). */
    private static final int GROUP_COUNT = 10;

    private static final int MAX_GROUP_POINTS = 50;

    private static final int[] GROUP_POINTS =
            loadColumn("residents.tsv", "group", 1, GROUP_COUNT, "points", MAX_GROUP_POINTS);
    private static final int[] FLAG_ROOM =
            loadColumn("flags.tsv", "walls", 0, MAX_PARTS + 1, "room", PackedNumbers.MAX_SIZE);

    public static final int MAX_RESIDENTS = RESIDENTS_IN_GROUP * GROUP_POINTS.length;

    /** The squares that carry a token, as a set. */
    public int tokens;

    public int floors;

    /** The values of the towers in the order they were drawn, packed as in {@link PackedNumbers}. */
    public long towers;

    public int walls;

    /** The values of the flags in the order they were drawn, packed as in {@link PackedNumbers}. */
    public long flags;

    public int residents;

    /** The number of small clouds from the shepherdess. */
    public int smallClouds;

    /** In the Great Architect variant: the guests, as a set. */
    public int guests;

    /** In the Apprentice variant: the points of the guest cards as drawn, packed as in {@link PackedNumbers}. */
    public long cardPoints;

    /** Loads a column of a table whose rows are numbered from {@code first} on. */
    private static int[] loadColumn(String name, String numberColumn, int first, int size, String column, int max) {
        Tsv table = Tsv.replaceable("onceupon", Castle.class, name);
        List<Tsv.Row> rows = table.rows();
        if (rows.size() != size) {
            throw table.wrong(size + " lines after the heading are wanted, not " + rows.size());
        }
        var values = new int[size];
        for (int i = 0; i < size; i++) {
            if (rows.get(i).whole(numberColumn) != first + i) {
                throw rows.get(i)
                        .wrong(numberColumn + ": " + (first + i) + " is wanted here, not "
                                + rows.get(i).text(numberColumn));
            }
            values[i] = rows.get(i).whole(column, 0, max);
        }
        return values;
    }

    public int towerCount() {
        return PackedNumbers.size(towers);
    }

    public int flagCount() {
        return PackedNumbers.size(flags);
    }

    /** Returns the number of main parts drawn so far (U-5). */
    public int partCount() {
        return floors + towerCount() + walls;
    }

    /** Returns the number of flags that so many walls can carry (U-6). */
    public static int flagRoom(int walls) {
        return FLAG_ROOM[walls];
    }

    public boolean hasFlagRoom() {
        return flagCount() < FLAG_ROOM[walls];
    }

    /** Returns the group of the last resident drawn, from 1 on; 0 if there is none (U-7). */
    public int residentGroup() {
        return residentGroup(residents);
    }

    public static int residentGroup(int residents) {
        return (residents + RESIDENTS_IN_GROUP - 1) / RESIDENTS_IN_GROUP;
    }

    public static int groupPoints(int group) {
        return group == 0 ? 0 : GROUP_POINTS[group - 1];
    }

    public boolean hasGuest(Guest guest) {
        return guest.isIn(guests);
    }

    /** Returns the guests that others can steal: a guard protects the Crown guests of its castle (U-33). */
    public int stealableGuests() {
        return hasGuest(Guest.GUARD) ? guests & ~Guest.CROWNS : guests;
    }

    public boolean hasTokenLeft() {
        return Integer.bitCount(tokens) < Board.TOKENS_PER_PLAYER;
    }

    /** Returns the squares on which a token can be put: none if no token is left. */
    public int freeSquares() {
        return hasTokenLeft() ? Board.ALL_SQUARES & ~tokens : 0;
    }

    /** Returns the squares for a die with this resource; with the troll, wood counts as stone and stone as wood. */
    public int freeSquares(DieFace resource) {
        int squares = Board.squaresOf(resource);
        if (resource.ordinal() <= DieFace.STONE.ordinal() && hasGuest(Guest.TROLL)) {
            squares = Board.squaresOf(DieFace.WOOD) | Board.squaresOf(DieFace.STONE);
        }
        return squares & freeSquares();
    }

    /** Draws residents; those without a place are lost. Returns the number of residents drawn. */
    public int addResidents(int newcomers) {
        int drawn = Math.min(newcomers, MAX_RESIDENTS - residents);
        residents += drawn;
        return drawn;
    }

    /** Returns true if the castle has room for the line's reward (U-5, U-6). */
    public boolean canDraw(Line line) {
        return switch (line.reward()) {
            case TOWER -> towerCount() < MAX_PARTS;
            case WALL -> walls < MAX_PARTS;
            case FLAG -> hasFlagRoom();
            case FLOOR -> floors < MAX_PARTS;
        };
    }

    @Override
    public void copyFrom(Castle other, CopyHasher hasher) {
        tokens = other.tokens;
        floors = other.floors;
        walls = other.walls;
        residents = other.residents;
        smallClouds = other.smallClouds;
        guests = other.guests;
        hasher.add(tokens | (long) residents << 16 | (long) floors << 24 | (long) walls << 28);
        hasher.add(guests | (long) smallClouds << 32);
        towers = hasher.copy(other.towers);
        flags = hasher.copy(other.flags);
        cardPoints = hasher.copy(other.cardPoints);
    }
}
