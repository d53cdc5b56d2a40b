package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Finds how a line can go on: word by word, among all that could be typed. */
final class Completion {
    private Completion() {}

    /** The words that can follow the ones typed, each once, in the order in which the sentences come. */
    static List<String> next(List<String> sentences, List<String> typed) {
        Set<String> next = new LinkedHashSet<>();
        for (String sentence : sentences) {
            List<String> words = List.of(sentence.split(" ", -1));
            if (words.size() > typed.size() && begins(words, typed)) {
                next.add(words.get(typed.size()));
            }
        }
        return new ArrayList<>(next);
    }

    private static boolean begins(List<String> words, List<String> typed) {
        for (int i = 0; i < typed.size(); i++) {
            if (!words.get(i).toLowerCase(Locale.ROOT).equals(typed.get(i).toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }
}
