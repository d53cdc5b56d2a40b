/**
 * The King's Quest kinds of Blackstone Castle: King's Quest, advanced, together, alone, and Puzzle Master's Quest.
 *
 * <p>One engine plays them all. It asks small pieces what differs: a {@code Kind} is one of the five games, an
 * {@code Edition} one of three rulebooks, a {@code Family} what a player may do beyond the rules, an {@code Aim} when it
 * is won and a {@code Peril} by what it is lost.
 *
 * <table>
 * <caption>How the editions differ</caption>
 * <tr><th>what</th><th>rule</th><th>first</th><th>second</th><th>prototype</th><th>whose</th></tr>
 * <tr><td>a King task is worth</td><td>B-5</td><td>3</td><td>2</td><td>2</td><td>ours</td></tr>
 * <tr><td>a Ploy is worth</td><td>B-5</td><td>6 or 7</td><td>4 or 5</td><td>4 or 5</td><td>ours</td></tr>
 * <tr><td>castle tokens</td><td>B-7</td><td>20</td><td>10</td><td>10</td><td>book</td></tr>
 * <tr><td>replenishment decks</td><td>B-12</td><td>everybody another one</td><td>any, also the same</td><td>any, also the same</td><td>book</td></tr>
 * <tr><td>after work come</td><td>B-22</td><td>limits, replace, intrigue</td><td>replace, intrigue, limits</td><td>replace, intrigue, limits</td><td>ours</td></tr>
 * <tr><td>drawing a card</td><td>B-34</td><td>1 wizard token</td><td>1 wizard token or 2 knight tokens</td><td>1 wizard token or 2 knight tokens</td><td>book</td></tr>
 * <tr><td>guards</td><td>B-35</td><td>everybody</td><td>Hester only</td><td>Hester only</td><td>book</td></tr>
 * <tr><td>the last round of the advanced game</td><td>B-60</td><td>at 21 points</td><td>at 30 points</td><td>at 30 points</td><td>book</td></tr>
 * <tr><td>Hester's own guards</td><td>B-81</td><td>she may take them away</td><td>they stay</td><td>they stay</td><td>ours</td></tr>
 * <tr><td>together</td><td>B-90</td><td>16 castle tokens in nirvana while two are left in limbo</td><td>50 points before there are 12 rats</td><td>50 points before there are 12 rats</td><td>book</td></tr>
 * <tr><td>alone</td><td>B-91</td><td>28 points in 8 turns</td><td>28 points before there are 12 rats</td><td>28 points before there are 12 rats</td><td>book</td></tr>
 * <tr><td>a task discarded for a dog</td><td>B-95</td><td>no dogs</td><td>costs no upcharge</td><td>costs its upcharge</td><td>book</td></tr>
 * <tr><td>a dog hunts</td><td>B-96</td><td>no dogs</td><td>once a turn</td><td>as often as it is paid</td><td>book</td></tr>
 * <tr><td>Puzzle Master's</td><td>B-123</td><td>the perfect perimeter before limbo is empty</td><td>the perfect perimeter before there are 12 rats</td><td>the perfect perimeter before there are 12 rats</td><td>book</td></tr>
 * </table>
 */
@NullMarked
package org.merlon.blackstone.king;

import org.jspecify.annotations.NullMarked;
