package org.merlon.server.web.limits;

import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;

/**
 * Limits the memory for responses that are being created or have not been received completely, in total and for each
 * address. Clients that ask for much and do not read it therefore cannot exhaust the memory.
 *
 * <p>Short responses fit into the buffers of their connection, so a table or a list is never refused here.
 */
public final class ResponseMemoryBudget {
    private final AddressMemoryBudget budget;

    public ResponseMemoryBudget(long maxBytes) {
        budget = new AddressMemoryBudget(
                maxBytes,
                Math.max(
                        ServerLimits.MAX_RESPONSE_BYTES_PER_ADDRESS,
                        maxBytes / ServerLimits.ADDRESS_RESPONSE_MEMORY_DIVISOR));
    }

    /** Creates a budget that suits the maximum heap size of this process. */
    public static ResponseMemoryBudget forThisProcess() {
        return new ResponseMemoryBudget(Runtime.getRuntime().maxMemory() / ServerLimits.RESPONSE_MEMORY_DIVISOR);
    }

    /** Returns the number of bytes held in total. */
    public long heldBytes() {
        return budget.heldBytes();
    }

    /** A response in memory. It must be closed when it was sent, or when the connection has ended. */
    public final class Response implements AutoCloseable {
        private final @Nullable String address;
        private long reservedBytes;
        private boolean closed;

        /** @param address the address that it is counted under, or null for no limit by address */
        public Response(@Nullable String address) {
            this.address = address;
        }

        /** Reserves the memory for a length, or refuses to; may be called again when the length is known better. */
        public synchronized void reserve(long length) throws RefusedException {
            long additional = length - reservedBytes;
            if (length > ServerLimits.SMALL_RESPONSE_BYTES && additional > 0 && !closed) {
                budget.reserve(address, additional);
                reservedBytes += additional;
            }
        }

        @Override
        public synchronized void close() {
            budget.release(address, reservedBytes);
            reservedBytes = 0;
            closed = true;
        }
    }
}
