/**
 * The King's Quest kinds of Blackstone Castle: King's Quest, advanced, together, alone, and Puzzle Master's Quest.
 *
 * <p>One engine plays them all. It asks small pieces what differs: a {@code KingVariant} is one of the five games, an
 * {@code Edition} one of three rulebooks, a {@code Family} what a player may do beyond the rules, an {@code Aim} when it
 * is won and a {@code Peril} by what it is lost.
 */
@NullMarked
package org.merlon.blackstone.king;

import org.jspecify.annotations.NullMarked;
