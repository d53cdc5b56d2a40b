package org.merlon.protocol.cases;

import org.jspecify.annotations.Nullable;

/**
 * The result of a case.
 *
 * @param failure the expected and the actual value; null if the case passed
 */
public record CaseResult(String id, @Nullable String failure) {
    public boolean passed() {
        return failure == null;
    }
}
