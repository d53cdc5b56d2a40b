package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** The tokens, the drawn castle and the guests of one player. */
final class Castle implements Part<Castle> {
    /** The maximum number of floors, of towers and of walls of a castle (U-5). */
    static final int MAX_PARTS = 4;

    static final int ALL_PARTS = 3 * MAX_PARTS;

    static final int RESIDENTS_IN_GROUP = 4;

    /** The number of resident groups on the sheet (U-7). */
    private static final int GROUPS = 10;

    private static final int MAX_GROUP_POINTS = 50;

    private static final int[] GROUP_POINTS = table("residents.tsv", "group", 1, GROUPS, "points", MAX_GROUP_POINTS);
    private static final int[] FLAG_ROOM = table("flags.tsv", "walls", 0, MAX_PARTS + 1, "room", Worths.MAX_SIZE);

    static final int MAX_RESIDENTS = RESIDENTS_IN_GROUP * GROUP_POINTS.length;

    /** The squares that carry a token, as a set. */
    int tokens;

    int floors;

    /** The values of the towers in the order they were drawn, packed as in {@link Worths}. */
    long towers;

    int walls;

    /** The values of the flags in the order they were drawn, packed as in {@link Worths}. */
    long flags;

    int residents;

    /** The number of small clouds from the shepherdess. */
    int clouds;

    /** In the Great Architect variant: the guests, as a set. */
    int guests;

    /** In the Apprentice variant: the points of the guest cards as drawn, packed as in {@link Worths}. */
    long points;

    /** Loads a column of a table whose rows are numbered from {@code first} on. */
    private static int[] table(String name, String number, int first, int size, String column, int max) {
        Tsv table = Tsv.printed("onceupon", Castle.class, name);
        List<Tsv.Row> rows = table.rows();
        if (rows.size() != size) {
            throw table.wrong(size + " lines after the heading are wanted, not " + rows.size());
        }
        var values = new int[size];
        for (int i = 0; i < size; i++) {
            if (rows.get(i).whole(number) != first + i) {
                throw rows.get(i)
                        .wrong(number + ": " + (first + i) + " is wanted here, not "
                                + rows.get(i).text(number));
            }
            values[i] = rows.get(i).whole(column, 0, max);
        }
        return values;
    }

    int towerCount() {
        return Worths.size(towers);
    }

    int flagCount() {
        return Worths.size(flags);
    }

    /** Returns the number of main parts drawn so far (U-5). */
    int parts() {
        return floors + towerCount() + walls;
    }

    /** Returns the number of flags that so many walls can carry (U-6). */
    static int flagRoom(int walls) {
        return FLAG_ROOM[walls];
    }

    boolean hasFlagRoom() {
        return flagCount() < FLAG_ROOM[walls];
    }

    /** Returns the group of the last resident drawn, from 1 on; 0 if there is none (U-7). */
    int group() {
        return group(residents);
    }

    static int group(int residents) {
        return (residents + RESIDENTS_IN_GROUP - 1) / RESIDENTS_IN_GROUP;
    }

    static int groupPoints(int group) {
        return group == 0 ? 0 : GROUP_POINTS[group - 1];
    }

    boolean has(Guest guest) {
        return guest.in(guests);
    }

    /** Returns the guests that others can steal: a guard protects the Crown guests of its castle (U-33). */
    int stealable() {
        return has(Guest.GUARD) ? guests & ~Guest.CROWNS : guests;
    }

    boolean tokenInHand() {
        return Integer.bitCount(tokens) < Board.TOKENS;
    }

    /** Returns the squares on which a token can be put: none if no token is left. */
    int free() {
        return tokenInHand() ? Board.ALL & ~tokens : 0;
    }

    /** Returns the squares for a die with this resource; with the troll, wood counts as stone and stone as wood. */
    int free(Face resource) {
        int squares = Board.of(resource);
        if (resource.ordinal() <= Face.STONE.ordinal() && has(Guest.TROLL)) {
            squares = Board.of(Face.WOOD) | Board.of(Face.STONE);
        }
        return squares & free();
    }

    /** Draws residents; those without a place are lost. Returns the number of residents drawn. */
    int settle(int newcomers) {
        int drawn = Math.min(newcomers, MAX_RESIDENTS - residents);
        residents += drawn;
        return drawn;
    }

    /** Returns true if the castle has room for the line's reward (U-5, U-6). */
    boolean canDraw(Line line) {
        return switch (line.reward()) {
            case TOWER -> towerCount() < MAX_PARTS;
            case WALL -> walls < MAX_PARTS;
            case FLAG -> hasFlagRoom();
            case FLOOR -> floors < MAX_PARTS;
        };
    }

    @Override
    public void become(Castle other, CopyHasher tally) {
        tokens = other.tokens;
        floors = other.floors;
        walls = other.walls;
        residents = other.residents;
        clouds = other.clouds;
        guests = other.guests;
        tally.add(tokens | (long) residents << 16 | (long) floors << 24 | (long) walls << 28);
        tally.add(guests | (long) clouds << 32);
        towers = tally.of(other.towers);
        flags = tally.of(other.flags);
        points = tally.of(other.points);
    }
}
