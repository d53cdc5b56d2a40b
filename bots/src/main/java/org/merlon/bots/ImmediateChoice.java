package org.merlon.bots;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A choice that is computed in one step. */
final class ImmediateChoice implements PendingChoice {
    private final Supplier<Choice> choosing;
    private @Nullable Choice choice;

    ImmediateChoice(Supplier<Choice> choosing) {
        this.choosing = choosing;
    }

    @Override
    public boolean goOn(long millis) {
        soFar();
        return false;
    }

    @Override
    public Choice soFar() {
        if (choice == null) {
            choice = choosing.get();
        }
        return choice;
    }

    @Override
    public Map<Integer, Long> visits() {
        return Map.of(soFar().move(), soFar().iterations());
    }

    @Override
    public Choice choose() {
        return soFar();
    }
}
