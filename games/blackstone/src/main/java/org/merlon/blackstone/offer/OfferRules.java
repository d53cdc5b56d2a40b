package org.merlon.blackstone.offer;

import java.util.List;

/**
 * In what the quests with an open row differ.
 *
 * @param dearerTakes whether every further Machination taken in a turn costs one action more (B-111)
 * @param renews whether an empty Machination deck is made anew of its discards (B-113)
 * @param firstStep what a game begins with
 * @param rounds after so many the game ends as it stands (B-61, B-115)
 * @param aim what it is about, in a word
 * @param actions what can be done in a turn besides taking and using cards, in the order in which it is offered
 */
public record OfferRules(
        boolean dearerTakes, boolean renews, Step firstStep, int rounds, String aim, List<Verb> actions) {}
