package org.merlon.torres;

import org.merlon.engine.data.Ids;

/** The ten kinds of action card, in the order of the rules T-60 to T-69. */
enum ActionCard {
    LEAP,
    UNDER,
    SUPPLY,
    DIAGONAL,
    DOORS,
    AP6,
    AP7,
    SHIFT,
    RELOCATE,
    VAULT;

    /** The number of cards of each kind in the common deck (T-2). */
    static final int COPIES = 4;

    private static final ActionCard[] ALL = values();
    static final int KINDS = ALL.length;

    private final String id = Ids.of(this);

    String id() {
        return id;
    }

    static ActionCard of(int ordinal) {
        return ALL[ordinal];
    }
}
