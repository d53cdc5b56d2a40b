package org.merlon.protocol;

import java.util.stream.Collectors;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;

/** What a session needs of whoever runs it: JSON, and words for phrases. Each kind of machine has its own. */
public interface Host {
    /** Reads exactly one JSON value. */
    Data read(String json) throws JsonException;

    /** Writes data as JSON on one line, fields in their order. */
    String write(Data data);

    String say(Phrase phrase);

    /** All reasons, one sentence after the other. */
    default String say(Refusal refusal) {
        return refusal.phrases().stream().map(this::say).collect(Collectors.joining(" "));
    }
}
