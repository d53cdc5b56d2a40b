package org.merlon.blackstone.king;

import java.util.List;
import java.util.Locale;
import org.merlon.blackstone.Options;
import org.merlon.blackstone.table.Task;
import org.merlon.engine.Setup;

/** What the three editions answer differently; the package documentation has them as a table. */
enum Edition {
    SECOND,

    FIRST {
        @Override
        int points(Task task) {
            return task.firstPoints();
        }

        @Override
        List<Phase> afterWork() {
            return List.of(Phase.LIMITS, Phase.REPLACE, Phase.INTRIGUE);
        }

        @Override
        boolean cornersDiffer() {
            return true;
        }

        @Override
        boolean everybodyGuards() {
            return true;
        }

        @Override
        boolean twoKnightsDraw() {
            return false;
        }

        @Override
        int advancedGoal() {
            return RACE;
        }

        @Override
        boolean rats() {
            return false;
        }

        @Override
        boolean hesterRemovesHerOwn() {
            return true;
        }

        @Override
        int castles() {
            return 20;
        }
    },

    PROTOTYPE {
        @Override
        boolean adoptionIsCharged() {
            return true;
        }

        @Override
        boolean dogsTire() {
            return false;
        }
    };

    /** The points that start the last round (B-60). */
    static final int RACE = 21;

    static Edition of(Setup setup) {
        return valueOf(setup.choice(Options.EDITION.id()).toUpperCase(Locale.ROOT));
    }

    /** What a completed task is worth (B-5). */
    int points(Task task) {
        return task.points();
    }

    /** What follows work in a turn. */
    List<Phase> afterWork() {
        return List.of(Phase.REPLACE, Phase.INTRIGUE, Phase.LIMITS);
    }

    /** Whether everybody needs a replenishment deck of their own (B-12). */
    boolean cornersDiffer() {
        return false;
    }

    /** Whether guards are for everybody (B-35). */
    boolean everybodyGuards() {
        return false;
    }

    /** Whether two knight tokens draw a card (B-34). */
    boolean twoKnightsDraw() {
        return true;
    }

    /** The points that start the last round of the advanced game (B-60). */
    int advancedGoal() {
        return 30;
    }

    /** Whether those who play together or alone fear the rats (B-94), or else the castle's clock (B-90, B-91). */
    boolean rats() {
        return true;
    }

    /** Whether Hester may take her own guards away (B-81). */
    boolean hesterRemovesHerOwn() {
        return false;
    }

    /** Castle tokens in the box (B-7). */
    int castles() {
        return 10;
    }

    /** Whether a task discarded for a dog costs its upcharge (B-95). */
    boolean adoptionIsCharged() {
        return false;
    }

    /** Whether a dog hunts only once a turn (B-96). */
    boolean dogsTire() {
        return true;
    }
}
