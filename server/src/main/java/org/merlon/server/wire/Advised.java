package org.merlon.server.wire;

/**
 * A hint.
 *
 * @param number the last entry when it was asked for
 */
public record Advised(int number, HintInfo hint) {}
