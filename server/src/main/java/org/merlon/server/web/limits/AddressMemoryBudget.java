package org.merlon.server.web.limits;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.words.Phrase;
import org.merlon.server.guard.RefusedException;

/** Limits the memory for data of clients, in total and for each address. */
final class AddressMemoryBudget {
    private final long maxBytes;
    private final long maxBytesPerAddress;
    private final AtomicLong heldBytes = new AtomicLong();
    private final ConcurrentHashMap<String, Long> byAddress = new ConcurrentHashMap<>();

    AddressMemoryBudget(long maxBytes, long maxBytesPerAddress) {
        this.maxBytes = maxBytes;
        this.maxBytesPerAddress = maxBytesPerAddress;
    }

    /** Returns the number of bytes held in total. */
    long heldBytes() {
        return heldBytes.get();
    }

    /**
     * Reserves bytes, or refuses to.
     *
     * @param address the address that they are counted under, or null for no limit by address
     */
    void reserve(@Nullable String address, long count) throws RefusedException {
        if (address != null && byAddress.merge(address, count, Long::sum) > maxBytesPerAddress) {
            releaseAddress(address, count);
            throw new RefusedException(RefusedException.Kind.LIMITED, Phrase.of("error-too-much-data-from-address"));
        }
        if (heldBytes.addAndGet(count) > maxBytes) {
            release(address, count);
            throw new RefusedException(RefusedException.Kind.UNAVAILABLE, Phrase.of("error-too-much-data"));
        }
    }

    void release(@Nullable String address, long count) {
        heldBytes.addAndGet(-count);
        if (address != null) {
            releaseAddress(address, count);
        }
    }

    private void releaseAddress(String address, long count) {
        byAddress.computeIfPresent(address, (key, sum) -> sum == count ? null : Long.valueOf(sum - count));
    }
}
