package org.merlon.server.wire.table;

import java.util.Map;

/**
 * What whoever sits down at a listed table agrees to, besides game and variant.
 *
 * @param hints whether whoever is to move may ask what a bot would do
 */
public record TableConditions(
        Map<String, OptionValue> options, boolean rated, boolean shuffled, boolean hints, PaceInfo pace) {}
