package org.merlon.server.archive;

import java.util.List;
import org.merlon.server.wire.lists.Verification;
import org.merlon.server.wire.lists.Verification.Checked;
import org.merlon.server.wire.lists.Verification.Finding;

/** The result of verifying a game, step by step in words. */
public record VerificationReport(List<Step> steps) {
    public VerificationReport {
        steps = List.copyOf(steps);
    }

    /** The result of a step. */
    public enum Verdict {
        HOLDS,
        FAILS,
        /** The game was played under rules that are not available, so this cannot be checked. */
        UNKNOWN
    }

    /**
     * A step of the verification.
     *
     * @param name a word for it
     * @param text the finding
     * @param details everything that was checked, one line each
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

    /** Returns whether any step fails. */
    public boolean fails() {
        return steps.stream().anyMatch(step -> step.verdict == Verdict.FAILS);
    }

    /** Returns whether all steps hold. */
    public boolean holds() {
        return steps.stream().allMatch(step -> step.verdict == Verdict.HOLDS);
    }

    /** The report as clients get it. */
    public Verification toVerification() {
        return new Verification(
                holds(),
                fails(),
                steps.stream()
                        .map(step ->
                                new Checked(step.name, Finding.valueOf(step.verdict.name()), step.text, step.details))
                        .toList());
    }
}
