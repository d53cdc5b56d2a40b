package org.merlon.server;

import java.time.InstantSource;
import java.util.function.LongSupplier;
import org.merlon.server.people.Passwords;
import org.merlon.server.web.limits.ConnectionLimiter;
import org.merlon.server.web.limits.RequestMemoryBudget;
import org.merlon.server.web.limits.ResponseMemoryBudget;
import org.merlon.server.web.sockets.SendMemoryBudget;

/**
 * The clocks and resources of the machine that a server runs on; tests replace them.
 *
 * @param accountClock the time of accounts and sessions
 * @param gameClock the time of games; one that detects downtimes is a {@link org.merlon.server.table.live.DowntimeAwareClock}
 * @param nanoTime the time by which connections are limited
 * @param maxConnections the most connections at once
 */
public record MachineResources(
        InstantSource accountClock,
        InstantSource gameClock,
        LongSupplier nanoTime,
        Passwords passwords,
        int maxConnections,
        RequestMemoryBudget requestMemory,
        ResponseMemoryBudget responseMemory,
        SendMemoryBudget sendMemory) {

    /** The clocks and resources of the current machine. */
    static MachineResources ofThisMachine(InstantSource gameClock, Passwords passwords) {
        return new MachineResources(
                InstantSource.system(),
                gameClock,
                System::nanoTime,
                passwords,
                ConnectionLimiter.maxConnections(),
                RequestMemoryBudget.forThisProcess(),
                ResponseMemoryBudget.forThisProcess(),
                SendMemoryBudget.forThisProcess());
    }
}
