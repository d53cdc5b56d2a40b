package org.merlon.server.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;

/**
 * Digests of a game's file, each of which covers all that comes before it. The first is the SHA-256 of everything except
 * the entries, as JSON with sorted names and without spaces; each entry has the SHA-256 of the digest before it, followed
 * by the entry in that form.
 */
public final class GameFileDigestChain {
    private static final String ENTRIES = "entries";
    private static final String SEAL = "seal";

    private GameFileDigestChain() {}

    /** The digests of a file: one for what is no entry, and one for each entry. */
    public static List<String> of(Data.Obj file) {
        var header = new Data.Obj();
        file.fields().forEach((name, value) -> {
            if (!name.equals(ENTRIES) && !name.equals(SEAL)) {
                header.put(name, value);
            }
        });
        var digests = new ArrayList<String>();
        digests.add(digest("", header));
        if (file.fields().get(ENTRIES) instanceof Data.Arr entries) {
            for (Data entry : entries.items()) {
                digests.add(digest(digests.getLast(), entry));
            }
        }
        return digests;
    }

    private static String digest(String before, Data data) {
        String text = before + Json.write(sorted(data));
        return Commitment.of(text);
    }

    private static Data sorted(Data data) {
        return switch (data) {
            case Data.Obj object -> {
                var fields = new Data.Obj();
                new TreeMap<>(object.fields()).forEach((name, value) -> fields.put(name, sorted(value)));
                yield fields;
            }
            case Data.Arr list -> Data.list(list.items(), GameFileDigestChain::sorted);
            case Data.Text text -> text;
            case Data.Whole whole -> whole;
            case Data.Truth truth -> truth;
            case Data.Null none -> none;
        };
    }
}
