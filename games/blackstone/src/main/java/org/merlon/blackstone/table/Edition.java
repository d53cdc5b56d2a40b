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
            return task.firstPoints();
        }

        @Override
        public boolean limitsFirst() {
            return true;
        }

        @Override
        public boolean cornersDiffer() {
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
            return RACE;
        }

        @Override
        public boolean rats() {
            return false;
        }

        @Override
        public boolean hesterRemovesHerOwn() {
            return true;
        }

        @Override
        public int castles() {
            return 20;
        }
    },

    PROTOTYPE {
        @Override
        public boolean adoptionIsCharged() {
            return true;
        }

        @Override
        public boolean dogsTire() {
            return false;
        }
    };

    /** The points that make the current round the last one (B-60). */
    public static final int RACE = 21;

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
    public boolean limitsFirst() {
        return false;
    }

    /** Returns whether each player must take a different replenishment deck (B-12). */
    public boolean cornersDiffer() {
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
    public boolean rats() {
        return true;
    }

    /** Returns whether Hester may remove her own guards (B-81). */
    public boolean hesterRemovesHerOwn() {
        return false;
    }

    /** Returns the number of castle tokens in the box (B-7). */
    public int castles() {
        return 10;
    }

    /** Returns whether a task given for a dog costs its upcharge (B-95). */
    public boolean adoptionIsCharged() {
        return false;
    }

    /** Returns whether a dog can hunt only once a turn (B-96). */
    public boolean dogsTire() {
        return true;
    }
}
