package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CompletionTest {
    private static final List<String> SENTENCES = List.of("block d4", "block e5", "move d4 d5", "end", "rules T-1");

    @Test
    void wordsAreOfferedOneByOne() {
        assertEquals(List.of("block", "move", "end", "rules"), Completion.next(SENTENCES, List.of()));
        assertEquals(List.of("d4", "e5"), Completion.next(SENTENCES, List.of("block")));
        assertEquals(List.of("d5"), Completion.next(SENTENCES, List.of("MOVE", "d4")));
        assertEquals(List.of(), Completion.next(SENTENCES, List.of("end")));
        assertEquals(List.of(), Completion.next(SENTENCES, List.of("fly")));
    }
}
