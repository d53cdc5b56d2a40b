package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Checks that docs/protocol.md lists every command and every error, and no others. */
final class ProtocolDocumentTest {
    private static List<String> listed(String head) throws IOException {
        String text = Files.readString(Path.of("../docs/protocol.md"));
        String from = text.substring(text.indexOf(head));
        String table = from.substring(0, from.indexOf("\n\n"));
        return Pattern.compile("(?m)^\\| (`[^|]*) \\|")
                .matcher(table)
                .results()
                .flatMap(row ->
                        Pattern.compile("`([a-z-]+)").matcher(row.group(1)).results())
                .map(word -> word.group(1))
                .sorted()
                .toList();
    }

    @Test
    void everyCommandIsListed() throws IOException {
        String all = String.valueOf(new EngineSession(text -> {}).answer("commands"));
        List<String> known = Arrays.stream(all.substring(all.indexOf("there are: ") + "there are: ".length())
                        .split(", ", -1))
                .sorted()
                .toList();
        assertEquals(known, listed("| command |"));
    }

    @Test
    void everyErrorIsListed() throws IOException {
        assertEquals(
                Arrays.stream(ErrorCode.values()).map(ErrorCode::word).sorted().toList(), listed("| error |"));
    }
}
