package org.merlon.blackstone.offer;

import org.merlon.engine.data.Data;
import org.merlon.testkit.Scenario;

/** Scenarios of the two quests from JSON with single quotes. */
public final class QuestScenarios {
    private QuestScenarios() {}

    /** Queen's Quest for two players. */
    public static Scenario queen(String fields) {
        return Scenario.at(json("queens-quest", fields));
    }

    /** Wizard's Quest for two players. */
    public static Scenario wizard(String fields) {
        return Scenario.at(json("wizards-quest", fields));
    }

    public static void badQueen(String fields, String fragment) {
        Scenario.isBadPosition(json("queens-quest", fields), fragment);
    }

    public static void badWizard(String fields, String fragment) {
        Scenario.isBadPosition(json("wizards-quest", fields), fragment);
    }

    /** Starts a game from the beginning. */
    public static Scenario start(String variant, int players, String edition) {
        return Scenario.start("blackstone", variant, players, new Data.Obj().put("edition", edition));
    }

    private static String json(String variant, String fields) {
        String players = fields.contains("'players'") ? "" : "'players':2,";
        return ("{'game':'blackstone','variant':'" + variant + "'," + players + fields + "}").replace('\'', '"');
    }
}
