package org.merlon.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.server.store.accounts.NameSkeleton;

/** Names that cannot be told apart have one skeleton, by a table that Unicode's own data makes. */
final class LookalikesTest {
    @ParameterizedTest
    @CsvSource({
        "Admin, Аdmin", "Admin, Αdmin", "Admin, adrnin", "Admin, ADMlN", "Alice, AIice", "Alice, A1ice", "Rook, R00k",
        "COBA, СОВА", "apple, аррӏе", "Rosamund, Rosamund.", "Ann-B, Ann_B", "Ann-B, AnnB", "Rook, Ｒｏｏｋ", "Ona, Օnа"
    })
    void alike(String one, String other) {
        assertEquals(NameSkeleton.skeleton(one), NameSkeleton.skeleton(other));
    }

    @ParameterizedTest
    @CsvSource({"Rook, Rock", "Ann, Ana", "Tess1, Tess2", "José, Jose", "Иван, Ivan", "former-12345678, former-12345679"
    })
    void different(String one, String other) {
        assertNotEquals(NameSkeleton.skeleton(one), NameSkeleton.skeleton(other));
    }

    /** If this fails, the table it has written below {@code target} is the one to put in the place of the old. */
    @Test
    void theTableIsWhatUnicodesDataMakesIt() throws IOException {
        String made = make();
        Path file = Files.createDirectories(Path.of("target")).resolve(NameSkeleton.FILE);
        Files.writeString(file, made);
        try (InputStream in = Objects.requireNonNull(NameSkeleton.class.getResourceAsStream(NameSkeleton.FILE))) {
            assertEquals(made, new String(in.readAllBytes(), StandardCharsets.UTF_8), "see " + file);
        }
    }

    /** All characters of a name's that look like something else, by what they look like. */
    private static String make() {
        SpoofChecker checker = new SpoofChecker.Builder().build();
        Normalizer2 compatible = Normalizer2.getNFKCInstance();
        Normalizer2 decomposed = Normalizer2.getNFDInstance();
        var alike = new TreeMap<String, StringBuilder>();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            int type = UCharacter.getType(c);
            boolean mark = type == Character.NON_SPACING_MARK
                    || type == Character.COMBINING_SPACING_MARK
                    || type == Character.ENCLOSING_MARK;
            String text = Character.toString(c);
            boolean ofNames = UCharacter.isLetter(c) || UCharacter.isDigit(c) || mark;
            if (ofNames && compatible.isNormalized(text) && decomposed.isNormalized(text)) {
                String skeleton = checker.getSkeleton(text);
                if (!skeleton.equals(text) && !skeleton.isEmpty() && !skeleton.contains(" ")) {
                    alike.computeIfAbsent(skeleton, any -> new StringBuilder()).append(text);
                }
            }
        }
        var table = new StringBuilder("""
                # Characters that look like others: what they look like, a space, and they themselves.
                # Made by LookalikesTest from Unicode's confusables (UTS #39); not to be edited by hand.
                """);
        alike.forEach((prototype, characters) ->
                table.append(prototype).append(' ').append(characters).append('\n'));
        return table.toString();
    }
}
