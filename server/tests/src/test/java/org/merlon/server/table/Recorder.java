package org.merlon.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Watcher;

/** A watcher that records its messages. */
public final class Recorder implements Watcher {
    private final @Nullable String person;
    private final boolean changes;
    private final List<String> heard = new ArrayList<>();
    private @Nullable EncodedMessage last;

    Recorder(@Nullable String person) {
        this(person, false);
    }

    /**
     * Creates a watcher.
     *
     * @param changes whether it asks for changes instead of whole tables
     */
    Recorder(@Nullable String person, boolean changes) {
        this.person = person;
        this.changes = changes;
    }

    @Override
    public boolean wantsChanges(String table) {
        return changes;
    }

    @Override
    public @Nullable String person() {
        return person;
    }

    @Override
    public synchronized void enqueue(EncodedMessage news) {
        heard.add(new String(news.bytes(), StandardCharsets.UTF_8));
        last = news;
    }

    /** The last message, as the same instance. */
    synchronized @Nullable EncodedMessage last() {
        return last;
    }

    /** The messages since the last call. */
    public synchronized List<String> take() {
        List<String> all = List.copyOf(heard);
        heard.clear();
        return all;
    }
}
