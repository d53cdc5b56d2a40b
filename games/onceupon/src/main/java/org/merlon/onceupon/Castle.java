package org.merlon.onceupon;

import java.util.List;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.parts.CopyHasher;
import org.merlon.engine.parts.Part;

/** One player's tokens, drawn castle and guests. */
final class Castle implements Part<Castle> {
    /** Of floors, towers and walls alike (U-5). */
    static final int MAX_PARTS = 4;

    static final int ALL_PARTS = 3 * MAX_PARTS;

    static final int RESIDENTS_IN_GROUP = 4;

    /** Groups of residents on the sheet (U-7). */
    private static final int GROUPS = 10;

    private static final int MAX_GROUP_POINTS = 50;

    private static final int[] GROUP_POINTS = table("residents.tsv", "group", 1, GROUPS, "points", MAX_GROUP_POINTS);
    private static final int[] FLAG_ROOM = table("flags.tsv", "walls", 0, MAX_PARTS + 1, "room", Worths.MAX_SIZE);

    static final int MAX_RESIDENTS = RESIDENTS_IN_GROUP * GROUP_POINTS.length;

    /** Squares that carry a token. */
    int tokens;

    int floors;

    /** What the towers are worth, in the order they were drawn; see {@link Worths}. */
    long towers;

    int walls;

    /** What the flags are worth, in the order they were drawn. */
    long flags;

    int residents;

    /** Small clouds of the shepherdess. */
    int clouds;

    /** The guests of the Great Architect, as a set. */
    int guests;

    /** The guest cards of the Apprentice, in the order they were drawn. */
    long points;

    /** A column of a table whose rows are numbered from {@code first} on. */
    private static int[] table(String name, String number, int first, int size, String column, int max) {
        Tsv table = Tsv.printed("onceupon", Castle.class, name);
        List<Tsv.Row> rows = table.rows();
        if (rows.size() != size) {
            throw table.wrong("there are " + rows.size() + " lines after the heading, where " + size + " are wanted");
        }
        var values = new int[size];
        for (int i = 0; i < size; i++) {
            if (rows.get(i).whole(number) != first + i) {
                throw rows.get(i)
                        .wrong(number + ": " + (first + i) + " comes here, not "
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

    /** Main parts drawn so far (U-5). */
    int parts() {
        return floors + towerCount() + walls;
    }

    /** How many flags the walls can carry (U-6). */
    static int flagRoom(int walls) {
        return FLAG_ROOM[walls];
    }

    boolean hasFlagRoom() {
        return flagCount() < FLAG_ROOM[walls];
    }

    /** The group of the last resident drawn, from 1 on; 0 if there is none (U-7). */
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

    /** The guests that others can steal: a guard keeps the crowns of its castle (U-33). */
    int stealable() {
        return has(Guest.GUARD) ? guests & ~Guest.CROWNS : guests;
    }

    boolean tokenInHand() {
        return Integer.bitCount(tokens) < Board.TOKENS;
    }

    /** Squares on which a token can be put: none if no token is left. */
    int free() {
        return tokenInHand() ? Board.ALL & ~tokens : 0;
    }

    /** Squares on which a result of this resource can be put; the troll takes wood for stone and stone for wood. */
    int free(Face resource) {
        int squares = Board.of(resource);
        if (resource.ordinal() <= Face.STONE.ordinal() && has(Guest.TROLL)) {
            squares = Board.of(Face.WOOD) | Board.of(Face.STONE);
        }
        return squares & free();
    }

    /** Draws residents; those for whom there is no place are lost. Returns how many were drawn. */
    int settle(int newcomers) {
        int drawn = Math.min(newcomers, MAX_RESIDENTS - residents);
        residents += drawn;
        return drawn;
    }

    /** Whether what the line draws has a place in the castle (U-5, U-6). */
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
