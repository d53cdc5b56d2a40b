package org.merlon.onceupon;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/** The twenty guests of the Great Architect variant (U-31): their effects are code, their kinds and points are data. */
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

    /** The time when a guest has its effect: at once, for as long as it stays, or at the end. */
    enum Kind {
        BOLT,
        HOURGLASS,
        CROWN
    }

    /** The thing for each of which a guest gives its points (U-36). */
    enum Per {
        ITSELF,
        CROWN,
        FLOOR,
        WALL,
        TOWER,
        FLAG
    }

    private record Printed(Kind kind, Per per, int points) {}

    private static final Guest[] ALL = values();

    static final int COUNT = ALL.length;

    private static final Printed[] PRINTED = load();

    /** All Bolt guests, as a set; sets of guests are bit masks. */
    static final int BOLTS = all(Kind.BOLT);

    static final int CROWNS = all(Kind.CROWN);

    private final String id = Ids.of(this);

    /** The resource of the tokens that this guest brings, or null. */
    final @Nullable Face resource;

    Guest() {
        resource = null;
    }

    Guest(Face resource) {
        this.resource = resource;
    }

    private static Printed[] load() {
        Tsv table = Tsv.printed("onceupon", Guest.class, "guests.tsv");
        var printed = new Printed[COUNT];
        for (Tsv.Row row : table.rows()) {
            Guest guest = Ids.find(ALL, row.text("id"));
            if (guest == null || printed[guest.ordinal()] != null) {
                throw row.wrong("id: unknown or duplicate: '" + row.text("id") + "'");
            }
            Kind kind = Ids.find(Kind.values(), row.text("kind"));
            if (kind == null) {
                throw row.wrong("kind: bolt, hourglass or crown is wanted, not '" + row.text("kind") + "'");
            }
            String counted = row.text("points");
            Per per = counted.startsWith("per-") ? Ids.find(Per.values(), counted.substring("per-".length())) : null;
            int points = per == null ? row.whole("points", 0, Worths.MAX) : 1;
            printed[guest.ordinal()] = new Printed(kind, per == null ? Per.ITSELF : per, points);
        }
        if (table.rows().size() != COUNT) {
            throw table.wrong("there are " + table.rows().size() + " guests, where the box has " + COUNT);
        }
        return printed;
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

    /** Returns the guest as a noun for a sentence. */
    Phrase noun() {
        return Phrase.of("onceupon-guest-" + id);
    }

    /** Returns the name of the guest. */
    Phrase title() {
        return Phrase.of("onceupon-guest-" + id + ".name");
    }

    Kind kind() {
        return PRINTED[ordinal()].kind;
    }

    Per per() {
        return PRINTED[ordinal()].per;
    }

    /** Returns the points for each thing counted by {@link #per}. */
    int points() {
        return PRINTED[ordinal()].points;
    }

    static Guest of(int ordinal) {
        return ALL[ordinal];
    }
}
