package org.merlon.server.web.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.web.limits.Quotas;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.web.limits.ResponseMemoryBudget;
import org.merlon.server.web.limits.TableAddresses;
import org.merlon.server.wire.codec.RecordReader;

/** An HTTP request together with the person who sent it. */
public final class ApiRequest {
    private final Context context;
    private final @Nullable Person person;
    private final Quotas quotas;
    private final String address;
    private final byte[] body;
    private final ResponseMemoryBudget.Response responseMemory;

    /** @param body the bytes of the body */
    ApiRequest(
            Context context,
            @Nullable Person person,
            Quotas quotas,
            String address,
            byte[] body,
            ResponseMemoryBudget.Response responseMemory) {
        this.responseMemory = responseMemory;
        this.body = body;
        this.address = address;
        this.context = context;
        this.person = person;
        this.quotas = quotas;
    }

    public Context context() {
        return context;
    }

    /** Returns the quotas that apply to the sender. */
    public Quotas quotas() {
        return quotas;
    }

    /** Counts work for the sender, or refuses it. */
    public void countWork(int entries) throws RefusedException {
        quotas.countWork(address, person, entries);
    }

    /** Reserves memory for a long response before it is read from the store, or refuses to. */
    public void reserveResponse(long length) throws RefusedException {
        responseMemory.reserve(length);
    }

    /** Counts bytes that the sender adds to the database, or refuses them. */
    public void countStoredBytes(int bytes) throws RefusedException {
        quotas.countStoredBytes(address, person(), bytes);
    }

    /** Counts a table that the sender is about to create, or refuses it. */
    public void countNewTable() throws RefusedException {
        quotas.countNewTable(address, personId());
    }

    /** Remembers the sender's address as that of a new table, if the address has limits at all. */
    public void addOrigin(String table, TableAddresses origins) {
        if (quotas.isLimited(address)) {
            origins.add(table, address);
        }
    }

    /** Counts a challenge that the sender is about to send, or refuses it. */
    public void countChallenge() throws RefusedException {
        quotas.require(RateLimitKind.CHALLENGES_PER_ADDRESS, address);
    }

    /** Returns the sender, or null for a stranger. */
    @Nullable public Person personOrNull() {
        return person;
    }

    @Nullable public String personIdOrNull() {
        return person == null ? null : person.id();
    }

    /** Returns the sender; only for routes that require a person. */
    public Person person() {
        if (person == null) {
            throw new IllegalStateException("the route does not require a person");
        }
        return person;
    }

    public String personId() {
        return person().id();
    }

    public String pathParam(String name) {
        return context.pathParam(name);
    }

    @Nullable public String queryParam(String name) {
        return context.queryParam(name);
    }

    public long number(String name, long defaultValue) throws RefusedException {
        String text = queryParam(name);
        return text == null ? defaultValue : number(name, text);
    }

    /** Returns a number from the path. */
    public long pathNumber(String name) throws RefusedException {
        return number(name, pathParam(name));
    }

    private static long number(String name, String text) throws RefusedException {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new RefusedException(Phrase.of("error-not-a-number").with("field", name));
        }
    }

    /** Returns the body as an object; an empty body counts as an empty object. */
    public Data.Obj jsonBody() throws RefusedException {
        String text = new String(body, StandardCharsets.UTF_8);
        if (text.isBlank()) {
            return new Data.Obj();
        }
        try {
            if (Json.read(text) instanceof Data.Obj object) {
                return object;
            }
        } catch (JsonException e) {
            throw new RefusedException(Phrase.of("error-body-not-json").with("why", String.valueOf(e.getMessage())));
        }
        throw new RefusedException(Phrase.of("error-body-not-object"));
    }

    /** Reads the body into a record. */
    <B> B body(RecordReader<B> reader) throws RefusedException {
        try {
            return reader.read(jsonBody());
        } catch (MalformedException e) {
            throw RefusedException.malformed(e.reason());
        }
    }
}
