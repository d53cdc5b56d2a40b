package org.merlon.blackstone.king;

import java.util.List;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.table.Corner;
import org.merlon.blackstone.table.CornerDecks;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.Space;
import org.merlon.engine.Option;
import org.merlon.engine.Setup;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Ids;

/** The five games that are played like King's Quest: what each of them asks of its players, and what it leaves out. */
enum KingVariant {
    KINGS_QUEST(2, 4, false) {
        @Override
        Aim aim(Edition edition) {
            return Aim.RACE;
        }
    },

    ADVANCED(2, 4, false) {
        @Override
        List<Option> options() {
            return Options.without(Options.BLUE_LETTERS);
        }

        @Override
        Aim aim(Edition edition) {
            return edition.advancedGoal() == Edition.RACE ? Aim.RACE : Aim.LONG_RACE;
        }

        @Override
        boolean blueLetters(Setup setup) {
            return true;
        }
    },

    COOP(2, 2, true) {
        @Override
        Aim aim(Edition edition) {
            return edition.rats() ? Aim.TOGETHER : Aim.NIRVANA;
        }

        @Override
        Peril peril(Edition edition) {
            return edition.rats() ? Peril.RATS : Peril.LIMBO;
        }

        @Override
        boolean openHands() {
            return true;
        }
    },

    SOLO(1, 1, true) {
        @Override
        Aim aim(Edition edition) {
            return Aim.ALONE;
        }

        @Override
        Peril peril(Edition edition) {
            return edition.rats() ? Peril.RATS : Peril.TURNS;
        }

        @Override
        boolean intrigue() {
            return false;
        }

        @Override
        boolean refreshes() {
            return true;
        }
    },

    PUZZLE_MASTER(2, 2, true) {
        @Override
        List<Option> options() {
            return Options.without(Options.ASSASSINS, Options.WILDS);
        }

        @Override
        Aim aim(Edition edition) {
            return Aim.PERIMETER;
        }

        @Override
        Peril peril(Edition edition) {
            return edition.rats() ? Peril.RATS : Peril.ABYSS;
        }

        @Override
        int spaces() {
            return Space.ALL;
        }

        @Override
        int corners() {
            return 1 << Corner.NW | 1 << Corner.SE;
        }

        @Override
        int startTokens() {
            return 0;
        }

        @Override
        boolean machinations() {
            return false;
        }

        @Override
        boolean choosesRefills() {
            return true;
        }

        @Override
        boolean openHands() {
            return true;
        }
    };

    private final int least;
    private final int most;
    private final boolean together;

    KingVariant(int least, int most, boolean together) {
        this.least = least;
        this.most = most;
        this.together = together;
    }

    /** How it is offered. */
    final Variant offered() {
        return new Variant(Ids.of(this), least, most, options(), List.of(), together, Options.PRESETS);
    }

    /** What can be agreed on. */
    List<Option> options() {
        return Options.without();
    }

    /** When it is won. */
    abstract Aim aim(Edition edition);

    /** What it can be lost by, besides the points of others. */
    Peril peril(Edition edition) {
        return Peril.NONE;
    }

    boolean blueLetters(Setup setup) {
        return on(setup, Options.BLUE_LETTERS);
    }

    /** Whether a switch is on; one that this game does not offer is off. */
    final boolean on(Setup setup, Option option) {
        return setup.variant().options().contains(option) && setup.on(option.id());
    }

    /** Whether there is an intrigue step (B-98). */
    boolean intrigue() {
        return true;
    }

    /** Whether vassals are replaced at the end of each turn (B-97). */
    boolean refreshes() {
        return false;
    }

    /** The spaces that are filled at the start (B-10, B-120). */
    int spaces() {
        return Space.CHEQUERED;
    }

    /** The corners with a deck, as bits. */
    int corners() {
        return CornerDecks.ALL;
    }

    /** Tokens of each kind that everybody begins with. */
    int startTokens() {
        return 1;
    }

    /** Whether there is a Machination deck. */
    boolean machinations() {
        return true;
    }

    /** Whether its players say for every space if it is refilled (B-122). */
    boolean choosesRefills() {
        return false;
    }

    /** Whether everybody sees hands, face-down cards and cards just drawn (B-99). */
    boolean openHands() {
        return false;
    }
}
