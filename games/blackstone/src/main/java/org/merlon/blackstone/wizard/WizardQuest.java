package org.merlon.blackstone.wizard;

import org.merlon.blackstone.offer.OfferQuest;
import org.merlon.blackstone.quest.Quest;

/** Provides Wizard's Quest. */
public final class WizardQuest {
    public static final Quest QUEST = new OfferQuest(
            "wizards-quest", WizardState::new, WizardEvaluation.DEFAULT, WizardEvaluation.SEARCH, new WizardOrdering());

    private WizardQuest() {}
}
