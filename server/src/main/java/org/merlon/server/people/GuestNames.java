package org.merlon.server.people;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.merlon.server.store.accounts.NameSkeleton;

/** Generates names for guests: an adjective, a noun from castles and a number, as in {@code MossyTurret42}. */
final class GuestNames {
    /** Numbers start with two digits and get one more after this many attempts. */
    private static final int ATTEMPTS_PER_LENGTH = 4;

    /** Longer numbers are hard to read, and six digits allow billions of names. */
    private static final int MAX_DIGITS = 6;

    /** Attempts before giving up. */
    static final int MAX_ATTEMPTS = ATTEMPTS_PER_LENGTH * (MAX_DIGITS - 1);

    private static final Map<String, List<String>> WORDS = WordList.readGroups("guest-names.txt");
    static final List<String> ADJECTIVES = WORDS.getOrDefault("adjective", List.of());
    static final List<String> NOUNS = WORDS.getOrDefault("noun", List.of());
    private static final Set<String> SKELETONS = skeletons();

    private GuestNames() {}

    /** Draws a name; {@code attempt} is the number of names that were taken before. */
    static String draw(RandomGenerator random, int attempt) {
        int lowest = 10;
        for (int extraDigits = attempt / ATTEMPTS_PER_LENGTH; extraDigits > 0; extraDigits--) {
            lowest *= 10;
        }
        return capitalize(pick(ADJECTIVES, random))
                + capitalize(pick(NOUNS, random))
                + random.nextInt(lowest, 10 * lowest);
    }

    /** Returns true if letters, without their number, look like those of a generated name. */
    static boolean looksGenerated(String letters) {
        return SKELETONS.contains(NameSkeleton.of(letters));
    }

    private static Set<String> skeletons() {
        var skeletons = new HashSet<String>();
        for (String adjective : ADJECTIVES) {
            for (String noun : NOUNS) {
                skeletons.add(NameSkeleton.of(adjective + noun));
            }
        }
        return skeletons;
    }

    private static String pick(List<String> words, RandomGenerator random) {
        return words.get(random.nextInt(words.size()));
    }

    private static String capitalize(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
