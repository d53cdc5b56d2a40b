package org.merlon.server.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.server.table.live.EncodedMessage;
import org.merlon.server.table.live.Watcher;

/** A watcher that records its messages. */
public final class RecordingWatcher implements Watcher {
    private final @Nullable String person;
    private final boolean wantsChanges;
    private final List<String> received = new ArrayList<>();
    private @Nullable EncodedMessage lastMessage;

    RecordingWatcher(@Nullable String person) {
        this(person, false);
    }

    /**
     * Creates a watcher.
     *
     * @param wantsChanges whether it asks for changes instead of whole tables
     */
    RecordingWatcher(@Nullable String person, boolean wantsChanges) {
        this.person = person;
        this.wantsChanges = wantsChanges;
    }

    @Override
    public boolean wantsChanges(String table) {
        return wantsChanges;
    }

    @Override
    public @Nullable String person() {
        return person;
    }

    @Override
    public synchronized void enqueue(EncodedMessage message) {
        received.add(new String(message.bytes(), StandardCharsets.UTF_8));
        lastMessage = message;
    }

    /** The last message, as the same instance. */
    synchronized @Nullable EncodedMessage lastMessage() {
        return lastMessage;
    }

    /** The messages since the last call. */
    public synchronized List<String> takeMessages() {
        List<String> all = List.copyOf(received);
        received.clear();
        return all;
    }
}
