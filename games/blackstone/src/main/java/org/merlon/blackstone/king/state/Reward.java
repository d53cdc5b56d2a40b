package org.merlon.blackstone.king.state;

import org.jspecify.annotations.Nullable;
import org.merlon.blackstone.table.TaskDeck;
import org.merlon.blackstone.table.TaskType;

/** The rewards of a triggered intrigue token (B-52). */
public enum Reward {
    NONE("none", null, false),
    TOKEN("token", null, true),
    GUILD("guild", TaskDeck.GUILD, false),
    TOKEN_AND_GUILD("token+guild", TaskDeck.GUILD, true),
    POWER("power", TaskDeck.POWER, false),
    MACHINATION("machination", TaskDeck.MACHINATION, false);

    private static final Reward[] ALL = values();

    public final String word;
    public final @Nullable TaskDeck deck;
    public final boolean token;

    Reward(String word, @Nullable TaskDeck deck, boolean token) {
        this.word = word;
        this.deck = deck;
        this.token = token;
    }

    public static Reward of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }

    public static @Nullable Reward byWord(String word) {
        for (Reward reward : ALL) {
            if (reward.word.equals(word)) {
                return reward;
            }
        }
        return null;
    }

    /** Returns whether a task in a stack of this type, with this number of matched symbols, allows this reward. */
    public boolean isAllowed(TaskType stackType, int matchedSymbols) {
        boolean both = matchedSymbols > 1;
        if (stackType == TaskType.KING) {
            return this == NONE || this == (both ? MACHINATION : POWER);
        }
        return switch (this) {
            case NONE -> true;
            case TOKEN, GUILD -> !both;
            case TOKEN_AND_GUILD, POWER -> both;
            case MACHINATION -> false;
        };
    }
}
