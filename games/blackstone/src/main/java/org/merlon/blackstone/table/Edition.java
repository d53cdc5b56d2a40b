package org.merlon.blackstone.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.merlon.engine.data.Ids;

/** What the three editions answer differently; the catalogue of words has them as a table. */
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

    /** The points that start the last round (B-60). */
    public static final int RACE = 21;

    /** All of them by their ids, the one that is usually played first. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Edition::id).toList();
    }

    public static Edition byId(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }

    public String id() {
        return Ids.of(this);
    }

    /** What a completed task is worth (B-5). */
    public int points(Task task) {
        return task.points();
    }

    /** Whether the limits are looked at right after the work, before vassals are replaced (B-22). */
    public boolean limitsFirst() {
        return false;
    }

    /** Whether everybody needs a replenishment deck of their own (B-12). */
    public boolean cornersDiffer() {
        return false;
    }

    /** Whether guards are for everybody (B-35). */
    public boolean everybodyGuards() {
        return false;
    }

    /** Whether two knight tokens draw a card (B-34). */
    public boolean twoKnightsDraw() {
        return true;
    }

    /** The points that start the last round of the advanced game (B-60). */
    public int advancedGoal() {
        return 30;
    }

    /** Whether those who play together or alone fear the rats (B-94), or else the castle's clock (B-90, B-91). */
    public boolean rats() {
        return true;
    }

    /** Whether Hester may take her own guards away (B-81). */
    public boolean hesterRemovesHerOwn() {
        return false;
    }

    /** Castle tokens in the box (B-7). */
    public int castles() {
        return 10;
    }

    /** Whether a task discarded for a dog costs its upcharge (B-95). */
    public boolean adoptionIsCharged() {
        return false;
    }

    /** Whether a dog hunts only once a turn (B-96). */
    public boolean dogsTire() {
        return true;
    }
}
