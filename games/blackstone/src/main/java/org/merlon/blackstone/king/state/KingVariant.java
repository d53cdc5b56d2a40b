package org.merlon.blackstone.king.state;

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

/** The five variants played by the rules of King's Quest, and how each differs from the others. */
public enum KingVariant {
    KINGS_QUEST(2, 4, false) {
        @Override
        List<Option> options() {
            return Options.allExcept();
        }

        @Override
        List<Variant.Preset> presets() {
            return Options.RACE_PRESETS;
        }

        @Override
        public WinCondition aim(Edition edition) {
            return WinCondition.RACE;
        }
    },

    ADVANCED(2, 4, false) {
        @Override
        List<Option> options() {
            return Options.allExcept(Options.BLUE_LETTERS);
        }

        @Override
        List<Variant.Preset> presets() {
            return Options.RACE_PRESETS;
        }

        @Override
        public WinCondition aim(Edition edition) {
            return edition.advancedGoal() == Edition.RACE_GOAL ? WinCondition.RACE : WinCondition.LONG_RACE;
        }

        @Override
        boolean blueLetters(Setup setup) {
            return true;
        }
    },

    COOP(2, 2, true) {
        @Override
        public WinCondition aim(Edition edition) {
            return edition.hasRats() ? WinCondition.TOGETHER : WinCondition.NIRVANA;
        }

        @Override
        public LossCondition peril(Edition edition) {
            return edition.hasRats() ? LossCondition.RATS : LossCondition.LIMBO;
        }

        @Override
        public boolean hasOpenHands() {
            return true;
        }
    },

    SOLO(1, 1, true) {
        @Override
        public WinCondition aim(Edition edition) {
            return WinCondition.ALONE;
        }

        @Override
        public LossCondition peril(Edition edition) {
            return edition.hasRats() ? LossCondition.RATS : LossCondition.TURNS;
        }

        @Override
        public boolean hasIntrigue() {
            return false;
        }

        @Override
        public boolean hasRefresh() {
            return true;
        }
    },

    PUZZLE_MASTER(2, 2, true) {
        @Override
        List<Option> options() {
            return Options.allExcept(Options.BALANCE, Options.ASSASSINS, Options.WILDS);
        }

        @Override
        public WinCondition aim(Edition edition) {
            return WinCondition.PERIMETER;
        }

        @Override
        public LossCondition peril(Edition edition) {
            return edition.hasRats() ? LossCondition.RATS : LossCondition.ABYSS;
        }

        @Override
        public int startSpaces() {
            return Space.ALL;
        }

        @Override
        int cornersWithDeck() {
            return 1 << Corner.NW | 1 << Corner.SE;
        }

        @Override
        public int startTokens() {
            return 0;
        }

        @Override
        boolean hasMachinations() {
            return false;
        }

        @Override
        public boolean choosesRefills() {
            return true;
        }

        @Override
        public boolean hasOpenHands() {
            return true;
        }
    };

    private final int minPlayers;
    private final int maxPlayers;
    private final boolean cooperative;

    KingVariant(int minPlayers, int maxPlayers, boolean cooperative) {
        this.minPlayers = minPlayers;
        this.maxPlayers = maxPlayers;
        this.cooperative = cooperative;
    }

    /** Returns the variant as the engine lists it. */
    public final Variant toVariant() {
        return new Variant(Ids.of(this), minPlayers, maxPlayers, options(), List.of(), cooperative, presets());
    }

    /** Returns the options of this variant. */
    List<Option> options() {
        return Options.allExcept(Options.BALANCE);
    }

    List<Variant.Preset> presets() {
        return Options.PRESETS;
    }

    /** Returns the condition that wins the game. */
    public abstract WinCondition aim(Edition edition);

    /** Returns the threat by which the game can be lost. */
    public LossCondition peril(Edition edition) {
        return LossCondition.NONE;
    }

    boolean blueLetters(Setup setup) {
        return isOn(setup, Options.BLUE_LETTERS);
    }

    /** Returns whether a switch is on; an option that this variant does not have is off. */
    final boolean isOn(Setup setup, Option option) {
        return setup.variant().options().contains(option) && setup.isOn(option.id());
    }

    /** Returns whether there is an intrigue step (B-98). */
    public boolean hasIntrigue() {
        return true;
    }

    /** Returns whether vassals are replaced at the end of each turn (B-97). */
    public boolean hasRefresh() {
        return false;
    }

    /** Returns the spaces that are filled at the start (B-10, B-120). */
    public int startSpaces() {
        return Space.CHEQUERED;
    }

    /** Returns the corners that have a deck, as bits. */
    int cornersWithDeck() {
        return CornerDecks.ALL;
    }

    /** Returns the number of tokens of each kind that every player begins with. */
    public int startTokens() {
        return 1;
    }

    /** Returns whether there is a Machination deck. */
    boolean hasMachinations() {
        return true;
    }

    /** Returns whether players decide for every space whether it is refilled (B-122). */
    public boolean choosesRefills() {
        return false;
    }

    /** Returns whether all players see hands, face-down cards and cards just drawn (B-99). */
    public boolean hasOpenHands() {
        return false;
    }
}
