package org.merlon.simulation.database;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.merlon.server.cluster.ClusterBus;
import org.merlon.simulation.world.SimulatedRuntime;
import org.merlon.simulation.world.World;

/** The network between servers: it can lose, duplicate, delay and reorder messages. */
public final class SimulatedNetwork {
    private static final int FASTEST_MICROS = 100;
    private static final int SPREAD_MICROS = 2_000;
    private static final int DELAY_MILLIS = 4_000;

    private final World world;
    private final Random random;
    private final List<Bus> buses = new ArrayList<>();
    private long lossyUntil;
    private long duplicatingUntil;
    private long delayingUntil;

    public SimulatedNetwork(World world, long seed) {
        this.world = world;
        random = new Random(seed);
    }

    /** Loses half of the messages for a time. */
    public void lose(long millis) {
        lossyUntil = world.elapsedMillis() + millis;
    }

    /** Delivers half of the messages twice for a time. */
    public void duplicate(long millis) {
        duplicatingUntil = world.elapsedMillis() + millis;
    }

    /** Delays half of the messages for a time, each differently, so that they arrive in another order. */
    public void delay(long millis) {
        delayingUntil = world.elapsedMillis() + millis;
    }

    /** Ends all faults. */
    public void heal() {
        lossyUntil = 0;
        duplicatingUntil = 0;
        delayingUntil = 0;
        buses.forEach(each -> each.cutUntil = 0);
    }

    /** Connects a server. */
    public Bus connect(SimulatedRuntime process) {
        var bus = new Bus(process);
        buses.add(bus);
        return bus;
    }

    private boolean strikes(long until) {
        return world.elapsedMillis() < until && random.nextBoolean();
    }

    private void transmit(Bus from, String message) {
        for (Bus to : buses) {
            if (to != from && !strikes(lossyUntil)) {
                deliverLater(to, message);
                if (strikes(duplicatingUntil)) {
                    deliverLater(to, message);
                }
            }
        }
    }

    private void deliverLater(Bus to, String message) {
        long micros = (long) FASTEST_MICROS + random.nextInt(SPREAD_MICROS);
        long millis = strikes(delayingUntil) ? random.nextInt(DELAY_MILLIS) : 0;
        world.after(TimeUnit.MICROSECONDS.toNanos(micros) + TimeUnit.MILLISECONDS.toNanos(millis), () -> {
            if (to.isConnected()) {
                to.received.add(message);
            }
        });
    }

    /** The bus of one server. */
    public final class Bus implements ClusterBus {
        private final SimulatedRuntime process;
        private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
        private @Nullable Thread thread;
        private long cutUntil;

        private Bus(SimulatedRuntime process) {
            this.process = process;
        }

        /** Cuts the server off for a time. */
        public void cut(long millis) {
            cutUntil = world.elapsedMillis() + millis;
        }

        @Override
        public void open(BusListener listener) {
            thread = process.startThread("bus", () -> receive(listener));
        }

        private void receive(BusListener listener) {
            try {
                while (true) {
                    listener.onMessage(received.take());
                }
            } catch (InterruptedException e) {
                received.clear();
            }
        }

        @Override
        public void send(String message) {
            if (isConnected()) {
                transmit(this, message);
            }
        }

        @Override
        public boolean isConnected() {
            return process.isAlive() && world.elapsedMillis() >= cutUntil;
        }

        @Override
        public void close() {
            if (thread != null) {
                thread.interrupt();
            }
        }
    }
}
