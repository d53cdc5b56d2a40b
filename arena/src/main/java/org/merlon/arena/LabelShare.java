package org.merlon.arena;

/**
 * How seats did that had the same label in the game, such as one family.
 *
 * @param label what the game calls them
 * @param wins their share of the wins, out of the seats that had it
 * @param scores what they scored
 */
public record LabelShare(String label, WinShare wins, Distribution scores) {}
