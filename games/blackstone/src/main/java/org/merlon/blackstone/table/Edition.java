package org.merlon.blackstone.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.merlon.engine.data.Ids;

/** The differences between the three editions; the message catalogue shows them as a table. */
public enum Edition {
    SECOND,

    FIRST {
        @Override
        public int points(Task task) {
            return task.firstEditionPoints();
        }

        @Override
        public boolean checksLimitsBeforeReplacing() {
            return true;
        }

        @Override
        public boolean requiresDifferentCorners() {
            return true;
        }

        @Override
        public boolean everybodyGuards() {
            return true;
        }

        @Override
        public boolean twoKnightsDraw() {
            return false;
        }

        @Override
        public int advancedGoal() {
            return RACE_GOAL;
        }

        @Override
        public boolean hasRats() {
            return false;
        }

        @Override
        public boolean hesterRemovesOwnGuards() {
            return true;
        }

        @Override
        public int castleTokens() {
            return 20;
        }
    },

    PROTOTYPE {
        @Override
        public boolean adoptionCostsUpcharge() {
            return true;
        }

        @Override
        public boolean dogsHuntOncePerTurn() {
            return false;
        }
    };

    /** The points that make the current round the last one (B-60). */
    public static final int RACE_GOAL = 21;

    /** Returns the ids of all editions, the most common one first. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Edition::id).toList();
    }

    public static Edition byId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    public String id() {
        return Ids.of(this);
    }

    /** Returns the points of a completed task (B-5). */
    public int points(Task task) {
        return task.points();
    }

    /** Returns whether the limits are checked right after the work step, before vassals are replaced (B-22). */
    public boolean checksLimitsBeforeReplacing() {
        return false;
    }

    /** Returns whether each player must take a different replenishment deck (B-12). */
    public boolean requiresDifferentCorners() {
        return false;
    }

    /** Returns whether all players may set guards (B-35). */
    public boolean everybodyGuards() {
        return false;
    }

    /** Returns whether two knight tokens pay for drawing a card (B-34). */
    public boolean twoKnightsDraw() {
        return true;
    }

    /** Returns the points that make the current round of the advanced game the last one (B-60). */
    public int advancedGoal() {
        return 30;
    }

    /**
     * Returns whether rats threaten cooperative and solo games (B-94); otherwise castle tokens or turns limit them
     * (B-90, B-91).
     */
    public boolean hasRats() {
        return true;
    }

    /** Returns whether Hester may remove her own guards (B-81). */
    public boolean hesterRemovesOwnGuards() {
        return false;
    }

    /** Returns the number of castle tokens in the box (B-7). */
    public int castleTokens() {
        return 10;
    }

    /** Returns whether a task given for a dog costs its upcharge (B-95). */
    public boolean adoptionCostsUpcharge() {
        return false;
    }

    /** Returns whether a dog can hunt only once a turn (B-96). */
    public boolean dogsHuntOncePerTurn() {
        return true;
    }
}
