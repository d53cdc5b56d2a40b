package org.merlon.server.web.limits;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/**
 * All bodies of questions that are being read or answered, in bytes that are really held: bounded in all, so that bodies
 * which stop half way never take the memory of those who play, and for each address, so that one cannot take it all.
 *
 * <p>The first few thousand bytes are part of what a connection costs anyhow; a move or a login is never refused here.
 */
public final class RequestMemoryBudget {
    private final long most;
    private final long mostOfOne;
    private final AtomicLong held = new AtomicLong();
    private final ConcurrentHashMap<String, Long> byAddress = new ConcurrentHashMap<>();

    public RequestMemoryBudget(long most) {
        this.most = most;
        mostOfOne = Math.max(
                ServerLimits.MAX_GAME_FILE_BYTES,
                Math.min(
                        ServerLimits.MAX_REQUEST_BYTES_PER_ADDRESS,
                        most / ServerLimits.ADDRESS_REQUEST_MEMORY_DIVISOR));
    }

    /** As much as fits beside everything else in the memory that this process has. */
    public static RequestMemoryBudget ofThisMachine() {
        return new RequestMemoryBudget(Runtime.getRuntime().maxMemory() / ServerLimits.REQUEST_MEMORY_DIVISOR);
    }

    /** Bytes that are held in all. */
    public long held() {
        return held.get();
    }

    /** A body while it is held; whoever has read it closes it when the answer is made. */
    public final class Body implements AutoCloseable {
        private final @Nullable String address;
        private long counted;
        private byte[] bytes = {};
        private int length;

        /** @param address whom it is counted under, or null for nobody in particular */
        public Body(@Nullable String address) {
            this.address = address;
        }

        /** Reads to the end; false if there is more than the most. */
        public boolean read(InputStream in, long announced, int atMost) throws IOException, RefusedException {
            if (announced > atMost) {
                return false;
            }
            grow((int)
                    Math.min(announced < 0 ? ServerLimits.SMALL_BODY_BYTES : announced, ServerLimits.SMALL_BODY_BYTES));
            while (true) {
                if (length == bytes.length) {
                    int next = in.read();
                    if (next < 0) {
                        return true;
                    }
                    if (length == atMost) {
                        return false;
                    }
                    grow((int) Math.min(
                            Math.max(2L * length, 16), announced < 0 ? atMost : Math.max(announced, length + 1L)));
                    bytes[length++] = (byte) next;
                }
                int count = in.read(bytes, length, bytes.length - length);
                if (count < 0) {
                    return true;
                }
                length += count;
            }
        }

        private void grow(int size) throws RefusedException {
            long more = Math.max(0, size - ServerLimits.SMALL_BODY_BYTES) - counted;
            if (more > 0) {
                reserve(address, more);
                counted += more;
            }
            bytes = Arrays.copyOf(bytes, size);
        }

        public byte[] bytes() {
            return bytes.length == length ? bytes : Arrays.copyOf(bytes, length);
        }

        @Override
        public void close() {
            release(address, counted);
            counted = 0;
            bytes = new byte[0];
            length = 0;
        }
    }

    private void reserve(@Nullable String address, long count) throws RefusedException {
        if (address != null && byAddress.merge(address, count, Long::sum) > mostOfOne) {
            leave(address, count);
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("house-no-incoming-here"));
        }
        if (held.addAndGet(count) > most) {
            release(address, count);
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("house-no-incoming"));
        }
    }

    private void release(@Nullable String address, long count) {
        held.addAndGet(-count);
        if (address != null) {
            leave(address, count);
        }
    }

    private void leave(String address, long count) {
        byAddress.computeIfPresent(address, (any, sum) -> sum == count ? null : Long.valueOf(sum - count));
    }
}
