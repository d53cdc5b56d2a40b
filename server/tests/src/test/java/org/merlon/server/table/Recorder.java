package org.merlon.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Watcher;

/** Somebody who writes down what a table tells. */
public final class Recorder implements Watcher {
    private final @Nullable String person;
    private final boolean changes;
    private final List<String> heard = new ArrayList<>();
    private @Nullable EncodedMessage last;

    Recorder(@Nullable String person) {
        this(person, false);
    }

    /** @param changes whether it is enough to hear what changes */
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

    /** The very last that was heard, as it came. */
    synchronized @Nullable EncodedMessage last() {
        return last;
    }

    /** What was heard since the last time. */
    public synchronized List<String> take() {
        List<String> all = List.copyOf(heard);
        heard.clear();
        return all;
    }
}
