package org.merlon.server.wire;

import java.util.Map;

/**
 * What whoever sits down at a listed table agrees to, besides game and variant.
 *
 * @param hints whether whoever is to move may ask what a bot would do
 */
public record Conditions(
        Map<String, OptionValue> options, boolean rated, boolean shuffled, boolean hints, PaceInfo pace) {}
