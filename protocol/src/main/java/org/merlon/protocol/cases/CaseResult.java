package org.merlon.protocol.cases;

import org.jspecify.annotations.Nullable;

/**
 * How a case went.
 *
 * @param failure what was expected and what came instead; null if the case passed
 */
public record CaseResult(String id, @Nullable String failure) {
    public boolean passed() {
        return failure == null;
    }
}
