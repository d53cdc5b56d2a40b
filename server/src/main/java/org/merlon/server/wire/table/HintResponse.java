package org.merlon.server.wire.table;

/**
 * A hint.
 *
 * @param number the last entry when it was asked for
 */
public record HintResponse(int number, HintInfo hint) {}
