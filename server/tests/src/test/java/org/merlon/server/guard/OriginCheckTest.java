package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.server.guard.OriginCheck.Credential;

/** Only our own pages may make requests with a user's cookies. */
final class OriginCheckTest {
    private final OriginCheck byHost = new OriginCheck(List.of());
    private final OriginCheck configured =
            new OriginCheck(List.of("https://play.example.org", "http://localhost:8080"));

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080, localhost:8080",
        "http://example.org, example.org",
        "https://example.org, example.org",
        "https://example.org, example.org:443",
        "http://example.org:80, example.org",
        "HTTP://EXAMPLE.org, example.ORG",
        "http://127.0.0.1:8080, 127.0.0.1:8080",
        "http://[::1]:8080, [::1]:8080",
        "http://[2001:DB8::1], [2001:db8::1]",
        // Browsers, too, treat a host name with a trailing dot as a separate origin.
        "http://example.org., example.org.",
        "http://xn--brg-hoa.example, xn--brg-hoa.example",
    })
    void acceptsOriginOfRequestedHost(String origin, String host) {
        assertTrue(byHost.accepts(origin, host, Credential.COOKIE));
    }

    @ParameterizedTest
    @CsvSource({
        "null, example.org",
        "'', example.org",
        "http://evil.example, example.org",
        "http://example.org:8080, example.org",
        "http://example.org, example.org:8080",
        "http://example.org:8081, example.org:8080",
        "http://example.org, example.org:443",
        "https://example.org, example.org:80",
        "http://example.org.evil.example, example.org",
        "http://evilexample.org, example.org",
        "http://sub.example.org, example.org",
        "http://example.org., example.org",
        "http://example.org, example.org.",
        "http://example.org@evil.example, evil.example",
        "http://example.org@evil.example, example.org",
        "http://evil.example#example.org, example.org",
        "http://example.org/, example.org",
        "http://example.org/path, example.org",
        "http://example.org\\.evil.example, example.org",
        "http://example.org:, example.org",
        "http://example.org:-80, example.org",
        "http://example.org:999999, example.org",
        "'http://example.org http://evil.example', example.org",
        "'http://example.org,http://evil.example', example.org",
        "' http://example.org', example.org",
        "'http://example.org\n', example.org",
        "ftp://example.org, example.org",
        "file://, example.org",
        "chrome-extension://example.org, example.org",
        "//example.org, example.org",
        "example.org, example.org",
        "http://[::1]:8080, [::2]:8080",
        "http://[::1], [::1]:8080",
        "http://[::1].evil.example, [::1]",
        "http://[::1%eth0], [::1]",
        "http://localhost:8080, 127.0.0.1:8080",
        "http://example.org, user@example.org",
        "http://example.org, ''",
    })
    void rejectsOtherOrigins(String origin, String host) {
        assertFalse(byHost.accepts(origin, host, Credential.COOKIE));
        assertFalse(byHost.accepts(origin, host, Credential.TOKEN), "a token does not make a foreign page trusted");
        assertFalse(byHost.accepts(origin, host, Credential.NONE));
    }

    @Test
    void rejectsRequestWithoutHost() {
        assertFalse(byHost.accepts("http://example.org", null, Credential.COOKIE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://play.example.org", "https://play.example.org:443", "HTTPS://Play.Example.org"})
    void acceptsConfiguredOriginForAnyHost(String origin) {
        assertTrue(configured.accepts(origin, "backend:8080", Credential.COOKIE));
        assertTrue(configured.accepts(origin, null, Credential.COOKIE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://play.example.org",
                "https://play.example.org:8443",
                "https://example.org",
                "https://localhost:8080",
                "http://localhost",
                "http://backend:8080",
                "null"
            })
    void rejectsOtherOriginsIfConfigured(String origin) {
        assertFalse(configured.accepts(origin, "play.example.org", Credential.COOKIE));
        assertFalse(configured.accepts(origin, "backend:8080", Credential.COOKIE));
    }

    @ParameterizedTest
    @EnumSource(Credential.class)
    void rejectsCookieWithoutOrigin(Credential credential) {
        boolean cookie = credential == Credential.COOKIE;
        assertEquals(!cookie, byHost.accepts(null, "example.org", credential));
        assertEquals(!cookie, configured.accepts(null, "play.example.org", credential));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "*", "null", "play.example.org", "https://play.example.org/", "https://*.example.org"})
    void rejectsInvalidConfiguration(String text) {
        assertThrows(IllegalArgumentException.class, () -> new OriginCheck(List.of(text)));
    }
}
