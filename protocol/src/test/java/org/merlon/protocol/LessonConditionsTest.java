package org.merlon.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the conditions that lessons put on a position. */
final class LessonConditionsTest {
    private final TestSession session = new TestSession();

    @BeforeEach
    void begin() {
        session.ok(TestSession.DUEL);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'at':'position.heap','is':5} | true",
                "{'at':'position.heap','is':4} | false",
                "{'at':'position.heap','not':4} | true",
                "{'at':'position.heap','least':5} | true",
                "{'at':'position.heap','least':6} | false",
                "{'at':'position.heap','most':5} | true",
                "{'at':'position.heap','most':4} | false",
                "{'at':'position.seats.1.card','is':2} | true",
                "{'at':'position.seats.*.card','is':4} | true",
                "{'at':'position.seats.*.card','is':9} | false",
                "{'at':'position.seats.#','is':2} | true",
                "{'at':'position.deck','has':9} | true",
                "{'at':'position.deck','has':8} | false",
                "{'at':'position.variant','has':'due'} | true",
                "{'at':'position.nothing.there','is':null} | true",
                "{'at':'view.seats.1.card','is':2} | false",
                "{'at':'toMove','is':0} | true",
                "{'at':'moves.0','is':'take 1'} | true",
                "{'played':'take'} | true",
                "{'played':'tak'} | false",
                "{'any':[{'played':'pass'},{'played':'take'}]} | true",
                "{'all':[{'played':'pass'},{'played':'take'}]} | false",
                "{'none':[{'played':'pass'}]} | true",
            })
    void evaluatesClause(String clause, boolean holds) {
        assertEquals("[" + holds + "]", ask("[[" + clause + "]]"));
    }

    @Test
    void evaluatesSeveralListsAndEmptyListHolds() {
        assertEquals("[true,false]", ask("[[],[{'at':'toMove','is':1}]]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1]", "[[1]]", "[[{}]]", "[[{'at':'toMove'}]]", "[[{'at':'toMove','like':1}]]", "7"})
    void rejectsInvalidClauseWithExample(String of) {
        String reply = session.error(ErrorCode.BAD_JSON, line(of));
        assertTrue(reply.contains("for example"), reply);
    }

    private String ask(String of) {
        return session.ok(line(of));
    }

    private static String line(String of) {
        return "holds " + ("{'seat':0,'moves':['take 1'],'of':" + of + "}").replace('\'', '"');
    }
}
