package org.merlon.blackstone.wizard;

import java.util.List;
import org.merlon.blackstone.offer.OfferQuest;
import org.merlon.blackstone.quest.Options;
import org.merlon.blackstone.quest.Quest;

/** Provides Wizard's Quest. */
public final class WizardQuest {
    public static final Quest QUEST = new OfferQuest(
            "wizards-quest",
            List.of(Options.EDITION, Options.BLUE_LETTERS, Options.HEAD_START),
            WizardState::new,
            WizardEvaluation.DEFAULT,
            WizardEvaluation.SEARCH,
            new WizardOrdering());

    private WizardQuest() {}
}
