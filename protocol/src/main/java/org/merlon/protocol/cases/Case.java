package org.merlon.protocol.cases;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.json.Json;

/**
 * A rule case: a position, and expectations about it before and after some moves.
 *
 * @param legalIs the exact legal moves, or null if the case does not say
 * @param bad true if the position must be refused
 * @param expect the fields that the position must have after the moves
 * @param status the fields that the status must have after the moves
 */
public record Case(
        String id,
        String rule,
        String why,
        Data.Obj position,
        List<String> legalHas,
        List<String> legalNot,
        @Nullable List<String> legalIs,
        boolean bad,
        List<String> play,
        Data.Obj expect,
        Data.Obj status,
        List<String> afterHas,
        List<String> afterNot) {

    /** Parses the text of a file: a list of cases with unique ids. */
    public static List<Case> readAll(String json) throws MalformedException {
        Data data = Json.read(json);
        if (!(data instanceof Data.Arr list)) {
            throw new MalformedException("a list of cases is wanted, not " + data.kind());
        }
        var cases = new ArrayList<Case>();
        Set<String> ids = new HashSet<>();
        for (Data item : list.items()) {
            try {
                if (!(item instanceof Data.Obj object)) {
                    throw new MalformedException("an object is wanted, not " + item.kind());
                }
                Case next = read(new Fields(object));
                if (!ids.add(next.id())) {
                    throw new MalformedException("the id " + next.id() + " is there already");
                }
                cases.add(next);
            } catch (MalformedException e) {
                throw new MalformedException("case " + (cases.size() + 1) + ": " + e.reason());
            }
        }
        return cases;
    }

    private static Case read(Fields fields) throws MalformedException {
        var read = new Case(
                fields.text("id"),
                fields.text("rule", ""),
                fields.text("why", ""),
                required(fields, "position"),
                fields.texts("legal_has"),
                fields.texts("legal_not"),
                fields.has("legal_is") ? fields.texts("legal_is") : null,
                fields.truth("bad", false),
                fields.texts("play"),
                object(fields, "expect"),
                object(fields, "status"),
                fields.texts("after_has"),
                fields.texts("after_not"));
        fields.refuseUnknownFields(); // otherwise a misspelled field would check nothing and pass
        return read;
    }

    private static Data.Obj required(Fields fields, String name) throws MalformedException {
        if (!fields.has(name)) {
            throw fields.wrong(name, "is missing");
        }
        return object(fields, name);
    }

    private static Data.Obj object(Fields fields, String name) throws MalformedException {
        Data value = fields.raw(name);
        if (value == null) {
            return new Data.Obj();
        }
        if (value instanceof Data.Obj object) {
            return object;
        }
        throw fields.wrong(name, "an object is wanted, not " + value.kind());
    }
}
