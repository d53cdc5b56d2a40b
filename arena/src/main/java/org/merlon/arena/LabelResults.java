package org.merlon.arena;

/**
 * The results of all seats with the same label in the game, such as one family.
 *
 * @param label the game's name for them
 * @param wins their share of the wins
 * @param scores their scores
 */
public record LabelResults(String label, WinShare wins, Distribution scores) {}
