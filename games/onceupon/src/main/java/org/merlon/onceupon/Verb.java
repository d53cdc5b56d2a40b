package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.move.VerbForm;
import org.merlon.engine.move.VerbForm.Flag;

/** The kinds of move, each with its step, its notation and its arguments. */
enum Verb {
    DIE_TOKEN(Step.DICE, "die", "die:die face:as space:at"),
    /** A die that draws residents without placing a token. */
    DIE_FACE(Step.DICE, "die", "die:die face:as"),
    DIE_FLAG(Step.DICE, "die gold flag", "die:die word:gold word:flag"),
    DIE_CLOUD(Step.DICE, "die cloud", "die:die word:cloud"),
    DIE_PASS(Step.DICE, "die pass", "die:die word:pass"),
    PASS(Step.DICE, "pass", ""),
    BUILD(Step.BUILD, "build", "line:line"),
    /** Names a line and the open guest that comes. */
    BUILD_GUEST(Step.BUILD, "build", "line:line guest:guest"),
    /** Names a line and the own guest that acts again. */
    BUILD_BOLT(Step.BUILD, "build bolt", "line:line word:bolt guest:guest"),
    /** Names a line, the seat that is stolen from, and the guest. */
    BUILD_STEAL(Step.BUILD, "build steal", "line:line word:steal seat:from guest:guest"),
    SCRAP(Step.BUILD, "scrap", "line:line"),
    END(Step.BUILD, "end", ""),
    TOKEN(Step.EFFECT, "token", "space:at"),
    SHIFT(Step.EFFECT, "shift", "space:from space:to"),
    FACE(Step.EFFECT, "face", "face:as"),
    SKIP(Step.EFFECT, "skip", "");

    private static final Verb[] ALL = values();

    static final int COUNT = ALL.length;

    /** The step in which the move is possible. */
    final Step step;

    /** The first word of the notation. */
    final String firstWord;

    private final String words;
    private final String arguments;

    Verb(Step step, String words, String arguments) {
        this.step = step;
        this.words = words;
        this.arguments = arguments;
        firstWord = words.split(" ", -1)[0];
    }

    /** Returns the parts after the first word: the kind and name of each argument, or a fixed word. */
    List<VerbForm.Slot> slots() {
        return form(words, arguments).args();
    }

    /** Returns the group that players see together: passing and ending are one group, others are grouped by step. */
    private String group() {
        return switch (this) {
            case DIE_PASS, PASS, END, SKIP -> "leave";
            default -> step.id();
        };
    }

    private VerbForm form(String words, String arguments) {
        return switch (this) {
            case END -> VerbForm.of(words, arguments, Map.of(), group(), Flag.ENDS);
            case SCRAP -> VerbForm.of(words, arguments, Map.of(), group(), Flag.CONFIRM);
            default -> VerbForm.of(words, arguments, Map.of(), group());
        };
    }

    /** Returns the forms of all verbs, for clients that read notation; each form has its own name. */
    static List<VerbForm> forms() {
        var forms = new ArrayList<VerbForm>();
        for (Verb verb : ALL) {
            switch (verb) {
                case DIE_FACE -> {
                    forms.add(verb.form("die resident", "die:die word:resident"));
                    forms.add(verb.form("die food", "die:die word:food"));
                }
                case BUILD -> forms.add(verb.form("build", "line:line guest?:guest"));
                case BUILD_GUEST -> {} // BUILD includes this form
                default -> forms.add(verb.form(verb.words, verb.arguments));
            }
        }
        return List.copyOf(forms);
    }

    static Verb of(int ordinal) {
        return ALL[ordinal];
    }
}
