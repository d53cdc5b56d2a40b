package org.merlon.onceupon.castle;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/** The twenty guests of the Great Architect variant (U-31): their effects are code, their kinds and points are data. */
public enum Guest {
    ARCHITECT,
    BOHEMIAN,
    LOGGER(DieFace.WOOD),
    DAGOBERT,
    MAGICIAN,
    MERCHANT(DieFace.GOLD),
    MINER(DieFace.STONE),
    PEASANT(DieFace.FOOD),
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

    /** The time when a guest has its effect: at once, for as long as it stays, or at the end. */
    public enum Kind {
        BOLT,
        HOURGLASS,
        CROWN
    }

    /** The thing for each of which a guest gives its points (U-36). */
    public enum PointsBasis {
        ITSELF,
        CROWN,
        FLOOR,
        WALL,
        TOWER,
        FLAG
    }

    private record GuestData(Kind kind, PointsBasis pointsBasis, int points) {}

    private static final Guest[] ALL = values();

    public static final int COUNT = ALL.length;

    private static final GuestData[] DATA = load();

    /** All Bolt guests, as a set; sets of guests are bit masks. */
    public static final int BOLTS = ofKind(Kind.BOLT);

    public static final int CROWNS = ofKind(Kind.CROWN);

    private final String id = Ids.of(this);

    /** The resource of the tokens that this guest brings, or null. */
    public final @Nullable DieFace resource;

    Guest() {
        resource = null;
    }

    Guest(DieFace resource) {
        this.resource = resource;
    }

    private static GuestData[] load() {
        Tsv table = Tsv.replaceable("onceupon", Guest.class, "guests.tsv");
        var data = new GuestData[COUNT];
        for (Tsv.Row row : table.rows()) {
            Guest guest = Ids.find(ALL, row.text("id"));
            if (guest == null || data[guest.ordinal()] != null) {
                throw row.wrong("id: unknown or duplicate: '" + row.text("id") + "'");
            }
            Kind kind = Ids.find(Kind.values(), row.text("kind"));
            if (kind == null) {
                throw row.wrong("kind: bolt, hourglass or crown is wanted, not '" + row.text("kind") + "'");
            }
            String pointsText = row.text("points");
            PointsBasis pointsBasis = pointsText.startsWith("per-")
                    ? Ids.find(PointsBasis.values(), pointsText.substring("per-".length()))
                    : null;
            int points = pointsBasis == null ? row.whole("points", 0, PackedNumbers.MAX_VALUE) : 1;
            data[guest.ordinal()] = new GuestData(kind, pointsBasis == null ? PointsBasis.ITSELF : pointsBasis, points);
        }
        if (table.rows().size() != COUNT) {
            throw table.wrong("there are " + table.rows().size() + " guests, where the box has " + COUNT);
        }
        return data;
    }

    private static int ofKind(Kind kind) {
        int set = 0;
        for (Guest guest : ALL) {
            if (guest.kind() == kind) {
                set |= guest.bit();
            }
        }
        return set;
    }

    public int bit() {
        return 1 << ordinal();
    }

    public boolean isIn(int guests) {
        return (guests & bit()) != 0;
    }

    public String id() {
        return id;
    }

    /** Returns the guest as a noun for a sentence. */
    public Phrase noun() {
        return Phrase.of("onceupon-guest-" + id);
    }

    /** Returns the name of the guest. */
    public Phrase displayName() {
        return Phrase.of("onceupon-guest-" + id + ".name");
    }

    public Kind kind() {
        return DATA[ordinal()].kind;
    }

    public PointsBasis pointsBasis() {
        return DATA[ordinal()].pointsBasis;
    }

    /** Returns the points for each thing counted by {@link #pointsBasis}. */
    public int points() {
        return DATA[ordinal()].points;
    }

    public static Guest of(int ordinal) {
        return ALL[ordinal];
    }
}
