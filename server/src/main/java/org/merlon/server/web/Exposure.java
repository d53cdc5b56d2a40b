package org.merlon.server.web;

import java.util.List;

/**
 * How a server is seen from outside.
 *
 * @param origins where browsers see it, if that is not the address it listens on
 * @param trustedProxies addresses whose word about where a request came from is taken
 * @param unlimited addresses that may ask as often and connect as many times as they like
 */
public record Exposure(List<String> origins, List<String> trustedProxies, List<String> unlimited) {
    public Exposure {
        origins = List.copyOf(origins);
        trustedProxies = List.copyOf(trustedProxies);
        unlimited = List.copyOf(unlimited);
    }

    /** Seen where it listens, with the limits for everybody. */
    public static Exposure plain() {
        return new Exposure(List.of(), List.of(), List.of());
    }
}
