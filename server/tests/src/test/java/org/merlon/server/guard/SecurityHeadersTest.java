package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Every response tells browsers what to block. */
final class SecurityHeadersTest {
    private static Map<String, String> policy(Map<String, String> headers) {
        var parts = new HashMap<String, String>();
        for (String part :
                Objects.requireNonNull(headers.get("Content-Security-Policy")).split("; ", -1)) {
            int space = part.indexOf(' ');
            parts.put(part.substring(0, space), part.substring(space + 1));
        }
        return parts;
    }

    @Test
    void pagesRunOnlyOwnScripts() {
        Map<String, String> policy = policy(SecurityHeaders.forPages());
        assertEquals("'self'", policy.get("default-src"));
        assertEquals("'self'", policy.get("script-src"));
        assertEquals("'self'", policy.get("connect-src"));
        assertEquals("'none'", policy.get("object-src"));
        assertEquals("'none'", policy.get("base-uri"));
        assertEquals("'none'", policy.get("frame-ancestors"));
        assertEquals("'self'", policy.get("form-action"));
        assertFalse(policy.toString().contains("unsafe"), policy.toString());
        assertFalse(policy.toString().contains("*"), policy.toString());
    }

    @Test
    void dataLoadsNothingAndIsNotCached() {
        assertEquals("'none'", policy(SecurityHeaders.forData()).get("default-src"));
        assertEquals("no-store", SecurityHeaders.forData().get("Cache-Control"));
        assertFalse(SecurityHeaders.forPages().containsKey("Cache-Control"), "pages have their own caching rules");
    }

    @Test
    void allResponsesHaveCommonHeaders() {
        for (Map<String, String> headers : List.of(SecurityHeaders.forPages(), SecurityHeaders.forData())) {
            assertEquals("nosniff", headers.get("X-Content-Type-Options"));
            assertEquals("same-origin", headers.get("Referrer-Policy"));
            assertEquals("same-origin", headers.get("Cross-Origin-Opener-Policy"));
            assertEquals("same-origin", headers.get("Cross-Origin-Resource-Policy"));
            assertTrue(Objects.requireNonNull(headers.get("Permissions-Policy")).contains("camera=()"));
            assertThrows(UnsupportedOperationException.class, headers::clear);
        }
    }
}
