package org.merlon.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordCompletionTest {
    private static final List<String> INPUTS = List.of("block d4", "block e5", "move d4 d5", "end", "rules T-1");

    @Test
    void completesWordByWord() {
        assertEquals(List.of("block", "move", "end", "rules"), WordCompletion.nextWords(INPUTS, List.of()));
        assertEquals(List.of("d4", "e5"), WordCompletion.nextWords(INPUTS, List.of("block")));
        assertEquals(List.of("d5"), WordCompletion.nextWords(INPUTS, List.of("MOVE", "d4")));
        assertEquals(List.of(), WordCompletion.nextWords(INPUTS, List.of("end")));
        assertEquals(List.of(), WordCompletion.nextWords(INPUTS, List.of("fly")));
    }
}
