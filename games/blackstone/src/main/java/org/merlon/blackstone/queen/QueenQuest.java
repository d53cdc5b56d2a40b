package org.merlon.blackstone.queen;

import org.merlon.blackstone.offer.OfferQuest;
import org.merlon.blackstone.quest.Quest;
import org.merlon.engine.Evaluation;

/** Provides Queen's Quest. */
public final class QueenQuest {
    private static final Evaluation EVALUATION = new QueenEvaluation();

    public static final Quest QUEST =
            new OfferQuest("queens-quest", QueenState::new, EVALUATION, EVALUATION, new QueenOrdering());

    private QueenQuest() {}
}
