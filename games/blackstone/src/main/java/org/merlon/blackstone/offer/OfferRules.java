package org.merlon.blackstone.offer;

import java.util.List;

/**
 * The differences between the rules of the quests with an open row.
 *
 * @param takeCostRises whether every further Machination taken in a turn costs one action more (B-111)
 * @param reshufflesDiscards whether the discards are reshuffled when the Machination deck is empty (B-113)
 * @param firstStep the step in which a game begins
 * @param maxRounds the number of rounds after which the game ends as it stands (B-61, B-115)
 * @param aim the id of what players collect or get rid of
 * @param actions the actions of a turn apart from taking and using cards, in the order in which they are offered
 */
public record OfferRules(
        boolean takeCostRises,
        boolean reshufflesDiscards,
        Step firstStep,
        int maxRounds,
        String aim,
        List<Verb> actions) {}
