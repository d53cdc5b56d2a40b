package org.merlon.blackstone.queen;

import java.util.List;
import org.merlon.blackstone.offer.OfferQuest;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.quest.Quest;
import org.merlon.engine.Evaluation;

/** Provides Queen's Quest. */
public final class QueenQuest {
    private static final Evaluation EVALUATION = new QueenEvaluation();

    public static final Quest QUEST = new OfferQuest(
            "queens-quest",
            List.of(Options.EDITION, Options.BLUE_LETTERS),
            QueenState::new,
            EVALUATION,
            EVALUATION,
            new QueenOrdering());

    private QueenQuest() {}
}
