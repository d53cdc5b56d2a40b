package org.merlon.blackstone.king.state;

import org.merlon.blackstone.table.Space;
import org.merlon.blackstone.table.Task;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.Tsv;

/** The families and all their special rules (B-75 to B-82). */
public enum Family {
    /** A player without a family. */
    NONE,

    CORWIN(Verb.SLIDE, Verb.SWAP) {
        private static final int REACH = 3;

        @Override
        public boolean acceptsOtherCost(TokenCost cost, Verb action) {
            return cost == TokenCost.KNIGHT && action == Verb.SWAP;
        }

        @Override
        public int slideTargets(TokenCost cost, int from, int free) {
            int reached = 0;
            for (int remaining = Space.neighbours(from) & free; remaining != 0; remaining &= remaining - 1) {
                int before = from;
                int at = Space.first(remaining);
                for (int i = 0; i < REACH && at != Space.NONE && Space.in(free, at); i++) {
                    reached |= Space.bit(at);
                    int next = Space.nextInLine(before, at);
                    before = at;
                    at = next;
                }
            }
            return reached;
        }
    },

    KEYGRIFF {
        @Override
        public boolean hasLimits() {
            return false;
        }

        @Override
        int extraTokens() {
            return 1;
        }
    },

    THISTLEDOWN(Verb.SLIDE, Verb.FLIP) {
        @Override
        public boolean acceptsOtherCost(TokenCost cost, Verb action) {
            return cost == TokenCost.KNIGHT && action == Verb.FLIP;
        }

        @Override
        public int slideTargets(TokenCost cost, int from, int free) {
            return (Space.neighbours(from) | Space.diagonals(from)) & free;
        }
    },

    WOLFRAM(Verb.SWAP, Verb.SLIDE) {
        @Override
        public boolean acceptsOtherCost(TokenCost cost, Verb action) {
            return cost == TokenCost.WIZARD && action == Verb.SLIDE;
        }

        @Override
        public int swapTargets(TokenCost cost, int from) {
            return Space.neighbours(from) | Space.diagonals(from);
        }
    },

    EVERTINE(Verb.DRAW) {
        @Override
        public boolean acceptsOtherCost(TokenCost cost, Verb action) {
            return cost == TokenCost.KNIGHT && action == Verb.DRAW;
        }

        @Override
        public boolean isRewardedFor(TaskType completed) {
            return completed == TaskType.KING || completed == TaskType.PLOY;
        }
    },

    GRAMBERLY(Verb.RETAIN) {
        @Override
        public boolean acceptsOtherCost(TokenCost cost, Verb action) {
            return cost == TokenCost.WIZARD && action == Verb.RETAIN;
        }

        @Override
        public int upchargeReduction() {
            // The reduction applies once per turn; no counter is needed because this family completes one task in its
            // own turn and accepts one card in the whole game.
            return 1;
        }
    },

    HESTER(Verb.GUARD) {
        @Override
        public int tasksPerTurn() {
            return 2;
        }

        @Override
        public boolean setsGuards() {
            return true;
        }
    },

    MARBUCK(Verb.DRAW, Verb.SLIDE, Verb.SWAP, Verb.FLIP, Verb.RETAIN) {
        @Override
        public boolean acceptsOtherCost(TokenCost cost, Verb action) {
            return switch (action) {
                case RETAIN, SLIDE -> cost == TokenCost.WIZARD;
                case SWAP, FLIP -> cost == TokenCost.KNIGHT;
                default -> false;
            };
        }

        @Override
        public boolean otherCostOncePerTurn() {
            return true;
        }

        @Override
        public boolean drawsTwoCards() {
            return true;
        }
    };

    /** The base set needs a family for each of four players. */
    private static final int MIN_BASE_FAMILIES = 4;

    private static final Family[] ALL = values();
    private static final int BONUS_FAMILIES;

    static {
        int bonus = 0;
        int known = 0;
        Tsv table = Tsv.replaceable("blackstone", Task.class, "families.tsv");
        for (Tsv.Row row : table.rows()) {
            Family family = Ids.find(ALL, row.text("id"));
            if (family == null || family == NONE) {
                throw row.wrong("id: there is no family '" + row.text("id") + "'");
            }
            if (!row.text("set").equals("base") && !row.text("set").equals("bonus")) {
                throw row.wrong("set: base or bonus is wanted, not '" + row.text("set") + "'");
            }
            bonus |= row.text("set").equals("bonus") ? family.bit() : 0;
            known |= family.bit();
        }
        if (known != (1 << ALL.length) - 1 - NONE.bit()) {
            throw table.wrong("a family is missing");
        }
        int base = known & ~bonus;
        if (Integer.bitCount(base) < MIN_BASE_FAMILIES) {
            throw table.wrong("fewer than " + MIN_BASE_FAMILIES + " families belong to the base set");
        }
        BONUS_FAMILIES = bonus;
    }

    private final String id = Ids.of(this);
    /** The actions for which this family has its own rules, as bits. */
    private final int ownActions;

    Family(Verb... ownActions) {
        int bits = 0;
        for (Verb verb : ownActions) {
            bits |= 1 << verb.ordinal();
        }
        this.ownActions = bits;
    }

    public String id() {
        return id;
    }

    /** Returns whether this family has its own rules for an action. */
    public boolean hasOwnRulesFor(Verb action) {
        return (ownActions >>> action.ordinal() & 1) != 0;
    }

    /** Returns the points with which this family begins in a game with balanced families. */
    public int balancePoints() {
        // Chosen by games of bots against each other, see docs/bots.md.
        return switch (this) {
            case NONE -> 0;
            case CORWIN -> 4;
            case KEYGRIFF -> 0;
            case THISTLEDOWN -> 4;
            case WOLFRAM -> 4;
            case EVERTINE -> 3;
            case GRAMBERLY -> 2;
            case HESTER -> 3;
            case MARBUCK -> 4;
        };
    }

    public int bit() {
        return 1 << ordinal();
    }

    public static Family of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }

    /** Returns the families that can be dealt, as bits. */
    static int dealable(boolean withBonus) {
        int all = (1 << ALL.length) - 1 - NONE.bit();
        return withBonus ? all : all & ~BONUS_FAMILIES;
    }

    /** Returns whether this family may pay for an action with a token other than the usual one (B-36). */
    public boolean acceptsOtherCost(TokenCost cost, Verb action) {
        return false;
    }

    /** Returns whether {@link #acceptsOtherCost} applies to only one action per turn. */
    public boolean otherCostOncePerTurn() {
        return false;
    }

    /** Returns the free spaces that a vassal can be slid to with this payment. */
    public int slideTargets(TokenCost cost, int from, int free) {
        return Space.neighbours(from) & free;
    }

    /** Returns the spaces that a vassal can be swapped with for this payment. */
    public int swapTargets(TokenCost cost, int from) {
        return Space.neighbours(from);
    }

    /** Returns whether the limits of B-25 apply. */
    public boolean hasLimits() {
        return true;
    }

    /** The number of extra tokens of each kind at the start. */
    int extraTokens() {
        return 0;
    }

    /** Returns whether completing a task of this type gains a knight token. */
    public boolean isRewardedFor(TaskType completed) {
        return false;
    }

    /** The number of vassals by which an upcharge is reduced. */
    public int upchargeReduction() {
        return 0;
    }

    public int tasksPerTurn() {
        return 1;
    }

    /**
     * Returns whether this family sets guards in every edition. Its guards do not restrict itself and prevent others
     * from using the vassal.
     */
    public boolean setsGuards() {
        return false;
    }

    /** Returns whether one draw of a turn, chosen by the player, may show two cards, one of which is kept. */
    public boolean drawsTwoCards() {
        return false;
    }
}
