package org.merlon.server.web.limits;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/**
 * Limits the memory for request bodies that are being read or handled, in total and for each address. Bodies that are
 * sent slowly or never completed therefore cannot exhaust the memory.
 *
 * <p>The first few thousand bytes of a body are counted as part of its connection, so a move or a login is never
 * refused here.
 */
public final class RequestMemoryBudget {
    private final AddressMemoryBudget budget;

    public RequestMemoryBudget(long maxBytes) {
        budget = new AddressMemoryBudget(
                maxBytes,
                Math.max(
                        ServerLimits.MAX_GAME_FILE_BYTES,
                        Math.min(
                                ServerLimits.MAX_REQUEST_BYTES_PER_ADDRESS,
                                maxBytes / ServerLimits.ADDRESS_REQUEST_MEMORY_DIVISOR)));
    }

    /** Creates a budget that suits the maximum heap size of this process. */
    public static RequestMemoryBudget forThisProcess() {
        return new RequestMemoryBudget(Runtime.getRuntime().maxMemory() / ServerLimits.REQUEST_MEMORY_DIVISOR);
    }

    /** Returns the number of bytes held in total. */
    public long heldBytes() {
        return budget.heldBytes();
    }

    /** A body in memory. It must be closed when the response has been created. */
    public final class Body implements AutoCloseable {
        private final @Nullable String address;
        private long reservedBytes;
        private byte[] bytes = {};
        private int length;

        /** @param address the address that it is counted under, or null for no limit by address */
        public Body(@Nullable String address) {
            this.address = address;
        }

        /** Reads the body to its end; returns false if it is longer than the limit. */
        public boolean read(InputStream in, long contentLength, int maxLength) throws IOException, RefusedException {
            if (contentLength > maxLength) {
                return false;
            }
            grow((int) Math.min(
                    contentLength < 0 ? ServerLimits.SMALL_BODY_BYTES : contentLength, ServerLimits.SMALL_BODY_BYTES));
            while (true) {
                if (length == bytes.length) {
                    int next = in.read();
                    if (next < 0) {
                        return true;
                    }
                    if (length == maxLength) {
                        return false;
                    }
                    grow((int) Math.min(
                            Math.max(2L * length, 16),
                            contentLength < 0 ? maxLength : Math.max(contentLength, length + 1L)));
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
            long additional = Math.max(0, size - ServerLimits.SMALL_BODY_BYTES) - reservedBytes;
            if (additional > 0) {
                budget.reserve(address, additional);
                reservedBytes += additional;
            }
            bytes = Arrays.copyOf(bytes, size);
        }

        public byte[] bytes() {
            return bytes.length == length ? bytes : Arrays.copyOf(bytes, length);
        }

        @Override
        public void close() {
            budget.release(address, reservedBytes);
            reservedBytes = 0;
            bytes = new byte[0];
            length = 0;
        }
    }
}
