package org.merlon.onceupon;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Table;

/** The twenty guests of the Great Architect (U-31): what each does is code, its name, kind and points are data. */
enum Guest {
    ARCHITECT,
    BOHEMIAN,
    LOGGER(Face.WOOD),
    DAGOBERT,
    MAGICIAN,
    MERCHANT(Face.GOLD),
    MINER(Face.STONE),
    PEASANT(Face.FOOD),
    SHEPHERDESS,
    KNIGHT,
    COOK,
    GUARD,
    MONK,
    TROLL,
    COURTESAN,
    JESTER,
    PRINCE,
    PRINCESS,
    QUEEN,
    KING;

    /** When a guest acts: at once, for as long as it stays, or at the end. */
    enum Kind {
        BOLT,
        HOURGLASS,
        CROWN
    }

    /** What a guest's points are counted by (U-36). */
    enum Per {
        ITSELF,
        CROWN,
        FLOOR,
        WALL,
        TOWER,
        FLAG
    }

    private record Terms(String title, Kind kind, Per per, int points) {}

    private static final Guest[] ALL = values();

    static final int COUNT = ALL.length;

    private static final Terms[] TERMS = loadTerms();

    /** Sets of guests are bit masks. */
    static final int BOLTS = all(Kind.BOLT);

    static final int CROWNS = all(Kind.CROWN);

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The resource of the tokens that this guest brings, or null. */
    final @Nullable Face resource;

    Guest() {
        resource = null;
    }

    Guest(Face resource) {
        this.resource = resource;
    }

    private static Terms[] loadTerms() {
        Table table = Table.printed("onceupon", Guest.class, "guests.tsv");
        var terms = new Terms[COUNT];
        for (Table.Row row : table.rows()) {
            Guest guest = byId(row.text("id"));
            if (guest == null || terms[guest.ordinal()] != null) {
                throw row.wrong("id: unknown or there twice: '" + row.text("id") + "'");
            }
            Kind kind = switch (row.text("kind")) {
                case "bolt" -> Kind.BOLT;
                case "hourglass" -> Kind.HOURGLASS;
                case "crown" -> Kind.CROWN;
                default -> throw row.wrong("kind: bolt, hourglass or crown is wanted, not '" + row.text("kind") + "'");
            };
            Per per = switch (row.text("points")) {
                case "per-crown" -> Per.CROWN;
                case "per-floor" -> Per.FLOOR;
                case "per-wall" -> Per.WALL;
                case "per-tower" -> Per.TOWER;
                case "per-flag" -> Per.FLAG;
                default -> Per.ITSELF;
            };
            int points = per == Per.ITSELF ? row.whole("points", 0, Worths.MAX) : 1;
            terms[guest.ordinal()] = new Terms(row.text("name"), kind, per, points);
        }
        if (table.rows().size() != COUNT) {
            throw table.wrong("there are " + table.rows().size() + " guests, where the box has " + COUNT);
        }
        return terms;
    }

    private static int all(Kind kind) {
        int set = 0;
        for (Guest guest : ALL) {
            if (guest.kind() == kind) {
                set |= guest.bit();
            }
        }
        return set;
    }

    int bit() {
        return 1 << ordinal();
    }

    boolean in(int guests) {
        return (guests & bit()) != 0;
    }

    String id() {
        return id;
    }

    String title() {
        return TERMS[ordinal()].title;
    }

    Kind kind() {
        return TERMS[ordinal()].kind;
    }

    Per per() {
        return TERMS[ordinal()].per;
    }

    /** Points, for each of what they are counted by. */
    int points() {
        return TERMS[ordinal()].points;
    }

    static Guest of(int ordinal) {
        return ALL[ordinal];
    }

    static @Nullable Guest byId(String id) {
        for (Guest guest : ALL) {
            if (guest.id.equals(id)) {
                return guest;
            }
        }
        return null;
    }
}
