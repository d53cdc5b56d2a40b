/**
 * King's Quest and its variants: the advanced, cooperative and solo games, and Puzzle Master's Quest.
 *
 * <p>One engine plays all five. The differences are in small classes: a {@code KingVariant} is one of the five
 * games, an {@code Edition} one of the three rulebooks, a {@code Family} the special rules of a player, an
 * {@code WinCondition} the condition to win and a {@code LossCondition} the way to lose.
 */
@NullMarked
package org.merlon.blackstone.king;

import org.jspecify.annotations.NullMarked;
