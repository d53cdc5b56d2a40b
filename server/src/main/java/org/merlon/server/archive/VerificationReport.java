package org.merlon.server.archive;

import java.util.List;
import org.merlon.server.wire.lists.Verification;
import org.merlon.server.wire.lists.Verification.Checked;
import org.merlon.server.wire.lists.Verification.Finding;

/** What came out when a game was checked, step by step in words. */
public record VerificationReport(List<Step> steps) {
    public VerificationReport {
        steps = List.copyOf(steps);
    }

    /** How a step came out. */
    public enum Verdict {
        HOLDS,
        FAILS,
        /** It was played by rules that are not here, so nothing can be said for or against it. */
        UNKNOWN
    }

    /**
     * One thing that was checked.
     *
     * @param name a word for it
     * @param text what was found
     * @param details everything it consists of, a line each, for those who want to see it
     */
    public record Step(String name, Verdict verdict, String text, List<String> details) {
        public Step {
            details = List.copyOf(details);
        }

        static Step holds(String name, String text) {
            return new Step(name, Verdict.HOLDS, text, List.of());
        }

        static Step fails(String name, String text) {
            return new Step(name, Verdict.FAILS, text, List.of());
        }
    }

    /** Whether anything is not as it should be. */
    public boolean fails() {
        return steps.stream().anyMatch(step -> step.verdict == Verdict.FAILS);
    }

    /** Whether everything is as it should be. */
    public boolean holds() {
        return steps.stream().allMatch(step -> step.verdict == Verdict.HOLDS);
    }

    /** As it is told. */
    public Verification told() {
        return new Verification(
                holds(),
                fails(),
                steps.stream()
                        .map(step ->
                                new Checked(step.name, Finding.valueOf(step.verdict.name()), step.text, step.details))
                        .toList());
    }
}
