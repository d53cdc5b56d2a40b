package org.merlon.engine;

import org.jspecify.annotations.Nullable;

/** What a text was read as: a move, or the reason why it is none. */
public record Reading(int move, @Nullable Refusal refusal) {
    public static Reading of(int move) {
        return new Reading(move, null);
    }

    public static Reading refused(String reason) {
        return new Reading(0, new Refusal(reason));
    }
}
