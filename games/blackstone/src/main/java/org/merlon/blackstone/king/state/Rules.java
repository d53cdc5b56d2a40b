package org.merlon.blackstone.king.state;

import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.table.Edition;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;
import org.merlon.engine.Setup;

/** The rules of one game: its variant, its edition, and what follows from them and the options. */
public final class Rules {
    /** The number of knight tokens, and of wizard tokens (B-7). */
    public static final int TOKENS_PER_KIND = 20;

    /** The number of rounds after which an undecided game ends (B-61). */
    public static final int MAX_ROUNDS = 200;

    /** The Guild cards that every player begins with (B-13). */
    public static final int STARTING_CARDS = 2;

    /** The number of household Kings (B-6). */
    static final int HOUSEHOLD_KINGS = 2;

    /** The number of household Knights, and of household Wizards (B-6). */
    public static final int HOUSEHOLD_CARDS = 1;

    public final KingVariant variant;
    public final Edition edition;
    public final int players;
    public final WinCondition aim;
    public final LossCondition peril;
    public final boolean blueLetters;
    public final boolean wilds;
    public final boolean specials;
    public final boolean knightWizards;

    private final String familiesOption;
    private final boolean bonusFamilies;
    private final boolean balanced;

    public Rules(KingVariant variant, Setup setup) {
        this.variant = variant;
        edition = Options.edition(setup);
        players = setup.players();
        aim = variant.aim(edition);
        peril = variant.peril(edition);
        blueLetters = variant.blueLetters(setup);
        wilds = variant.isOn(setup, Options.WILDS);
        specials = variant.isOn(setup, Options.ASSASSINS);
        knightWizards = variant.isOn(setup, Options.KNIGHT_WIZARDS);
        familiesOption = setup.choice(Options.FAMILIES.id());
        bonusFamilies = setup.isOn(Options.BONUS_FAMILIES.id());
        balanced = variant.isOn(setup, Options.BALANCE);
    }

    /** Returns the number of household cards of a stack (B-6). */
    public static int householdCards(TaskType type) {
        return switch (type) {
            case KING -> HOUSEHOLD_KINGS;
            case KNIGHT, WIZARD -> HOUSEHOLD_CARDS;
            case PLOY, KNIGHT_WIZARD -> 0;
        };
    }

    /** Returns the number of families dealt to each player, who keeps one (B-14). */
    public int familiesPerPlayer() {
        return switch (familiesOption) {
            case "random" -> 1;
            case "choice" -> 2;
            default -> 0;
        };
    }

    /** Returns the families that can be dealt, as bits. */
    public int dealableFamilies() {
        return familiesPerPlayer() == 0 ? 0 : Family.dealable(bonusFamilies);
    }

    /** Returns whether families begin with points of their own. */
    public boolean isBalanced() {
        return balanced && familiesPerPlayer() > 0;
    }

    /** Returns the points that a seat has before it has completed a task. */
    public int startPoints(Family family) {
        return isBalanced() ? family.balancePoints() : 0;
    }

    public boolean hasDeck(TaskDeck deck) {
        return deck != TaskDeck.MACHINATION || variant.hasMachinations();
    }
}
