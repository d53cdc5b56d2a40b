package org.merlon.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.protocol.Json;

/** Somebody who writes down what a table tells. */
final class Recorder implements Watcher {
    private final @Nullable String person;
    private final List<String> heard = new ArrayList<>();

    Recorder(@Nullable String person) {
        this.person = person;
    }

    @Override
    public @Nullable String person() {
        return person;
    }

    @Override
    public synchronized void tell(String table, News news) {
        heard.add(Json.write(news.data(table)));
    }

    /** What was heard since the last time. */
    synchronized List<String> take() {
        List<String> all = List.copyOf(heard);
        heard.clear();
        return all;
    }
}
