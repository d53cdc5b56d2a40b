package org.merlon.server.web;

import java.util.List;

/**
 * How a server is seen from outside.
 *
 * @param origins where browsers see it, if that is not the address it listens on
 * @param trustedProxies addresses whose word about where a request came from is taken
 */
public record Exposure(List<String> origins, List<String> trustedProxies) {
    public Exposure {
        origins = List.copyOf(origins);
        trustedProxies = List.copyOf(trustedProxies);
    }
}
