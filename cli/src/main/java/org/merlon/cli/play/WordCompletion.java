package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Completes a line word by word from all possible inputs. */
final class WordCompletion {
    private WordCompletion() {}

    /** Returns the distinct words that can follow the typed ones, in the order of the given sentences. */
    static List<String> nextWords(List<String> inputs, List<String> typed) {
        Set<String> next = new LinkedHashSet<>();
        for (String input : inputs) {
            List<String> words = List.of(input.split(" ", -1));
            if (words.size() > typed.size() && startsWith(words, typed)) {
                next.add(words.get(typed.size()));
            }
        }
        return new ArrayList<>(next);
    }

    private static boolean startsWith(List<String> words, List<String> typed) {
        for (int i = 0; i < typed.size(); i++) {
            if (!words.get(i).toLowerCase(Locale.ROOT).equals(typed.get(i).toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }
}
