package org.merlon.bots;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A choice that is computed in one step. */
final class ImmediateChoice implements SteppedChoice {
    private final Supplier<Choice> supplier;
    private @Nullable Choice choice;

    ImmediateChoice(Supplier<Choice> supplier) {
        this.supplier = supplier;
    }

    @Override
    public boolean advance(long millis) {
        current();
        return false;
    }

    @Override
    public Choice current() {
        if (choice == null) {
            choice = supplier.get();
        }
        return choice;
    }

    @Override
    public Map<Integer, Long> visits() {
        return Map.of(current().move(), current().iterations());
    }

    @Override
    public Choice finish() {
        return current();
    }
}
