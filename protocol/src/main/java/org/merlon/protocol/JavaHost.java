package org.merlon.protocol;

import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.words.Words;

/** The host in a Java virtual machine. */
final class JavaHost implements Host {
    @Override
    public Data read(String json) throws JsonException {
        return Json.read(json);
    }

    @Override
    public String write(Data data) {
        return Json.write(data);
    }

    @Override
    public String say(Phrase phrase) {
        return Words.english().say(phrase);
    }
}
