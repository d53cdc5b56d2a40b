package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.info.Credits;
import org.merlon.engine.info.RuleBook;
import org.merlon.words.Words;

/** Checks that docs/rules.md and NOTICE match the data of the games. */
final class RulesDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/rules.md");

    @Test
    void everyRulingIsListedWithItsReason() throws IOException {
        String text = Files.readString(DOCUMENT);
        var numbers = new ArrayList<String>();
        for (Game game : games().toList()) {
            Credits about = game.credits();
            assertFalse(about.rulings().isEmpty(), game.id());
            for (Credits.Ruling ruling : about.rulings()) {
                numbers.add(ruling.number());
                assertNotNull(Words.english().ruleBook(game).rule(ruling.number()), ruling.number());
                String line = "| " + ruling.number() + " | " + ruling.ruling() + " | " + ruling.reason() + " |\n";
                assertTrue(text.contains(line), () -> "docs/rules.md lacks: " + line);
            }
            for (List<String> sentences : List.of(about.book(), about.ours())) {
                assertFalse(sentences.isEmpty(), game.id());
                sentences.forEach(each -> assertTrue(text.contains("- " + each + "\n"), each));
            }
        }
        var listed = Pattern.compile("(?m)^\\| ([TBU]-[0-9]+) \\|")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .sorted()
                .toList();
        assertEquals(numbers.stream().sorted().toList(), listed);
    }

    /** A rule says "our ruling" or "ruling of ours" exactly if the ruling is listed. */
    @ParameterizedTest
    @MethodSource("games")
    void everyRulingInTheRulesIsListed(Game game) {
        RuleBook book = Words.english().ruleBook(game);
        assertEquals(
                book.search("ruling").stream().sorted().toList(),
                game.credits().rulings().stream()
                        .map(Credits.Ruling::number)
                        .sorted()
                        .toList());
    }

    static Stream<Game> games() {
        return AllGames.stream();
    }

    @Test
    void noticeNamesTheHoldersNamedInTheBooks() throws IOException {
        String notice = Files.readString(Path.of("../NOTICE"));
        for (String name : List.of("Harvey N. Cornell, IV", "Dragon Phoenix Games", "Blue Orange Editions")) {
            assertTrue(notice.contains(name), name);
        }
    }
}
