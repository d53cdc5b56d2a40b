package org.merlon.protocol;

import java.util.stream.Collectors;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.JsonException;

/** The platform services of a session: JSON and the formatting of phrases. There is one for the JVM and one for browsers. */
public interface Host {
    /** Parses exactly one JSON value. */
    Data read(String json) throws JsonException;

    /** Writes data as JSON on one line, fields in their order. */
    String write(Data data);

    /** Formats a phrase. */
    String say(Phrase phrase);

    /** Formats all reasons of a refusal, one sentence after the other. */
    default String say(Refusal refusal) {
        return refusal.phrases().stream().map(this::say).collect(Collectors.joining(" "));
    }
}
