package org.merlon.server.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.web.ApiResponse;
import org.merlon.server.web.Client;
import org.merlon.server.web.LiveServer;

/** Links to pages work for programs that preview them or search the web, whatever these say that they accept. */
final class SharedLinksTest {
    @AutoClose
    private final LiveServer server = LiveServer.inMemory();

    private ApiResponse page(String method, String path, String accept) {
        Client visitor = server.stranger();
        visitor.headers.remove("Origin");
        if (!accept.isEmpty()) {
            visitor.headers.put("Accept", accept);
        }
        return visitor.send(method, path, null);
    }

    private static void assertIsPage(ApiResponse response) {
        assertEquals(200, response.status());
        assertEquals(
                "text/html;charset=utf-8",
                response.headers().firstValue("Content-Type").orElse("").replace(" ", ""));
    }

    private static void assertContains(ApiResponse page, String text) {
        assertTrue(page.body().contains(text), () -> text + " in " + page.body());
    }

    @Test
    void pagesAreServedUnlessJsonIsRequested() {
        String table = server.guest()
                .post("/api/tables", "{\"game\":\"torres\",\"listed\":true}")
                .ok()
                .text("id");
        for (String path : new String[] {"/", "/table/" + table, "/rules/torres", "/leaders"}) {
            for (String accept : new String[] {"", "*/*", "text/html", "text/html,application/json;q=0.5", "image/*"}) {
                assertIsPage(page("GET", path, accept));
                ApiResponse head = page("HEAD", path, accept);
                assertIsPage(head);
                assertEquals("", head.body());
            }
        }
        page("GET", "/leaders", "application/json").refused(404);
        page("GET", "/nothing", "*/*").refused(404);
        assertEquals(404, page("GET", "/nothing", "text/html").status());
        assertEquals(404, page("HEAD", "/nothing", "").status());
        page("GET", "/api/nothing", "text/html").refused(404);
    }

    @Test
    void pagesHaveTitlesAndAbsoluteAddresses() {
        String origin = server.origin();
        ApiResponse leaders = page("GET", "/leaders", "");
        assertContains(leaders, "<title>Leaderboards · Merlon</title>");
        assertContains(leaders, "<meta property=\"og:url\" content=\"" + origin + "/leaders\"");
        assertContains(leaders, "<meta property=\"og:image\" content=\"" + origin + "/crest-512.png\"");
        assertContains(page("GET", "/rules/torres", ""), "<title>The rules of Torres · Merlon</title>");
        assertContains(page("GET", "/", ""), "<title>Merlon</title>");
        ApiResponse table =
                server.guest().post("/api/tables", "{\"game\":\"torres\"}").ok();
        String path = "/table/" + table.text("id");
        String invited = path + "?invitation=" + table.text("invitation");
        ApiResponse shared = page("GET", invited, "");
        assertContains(shared, "<title>Torres, Standard · Merlon</title>");
        assertContains(shared, "<meta property=\"og:url\" content=\"" + origin + invited + "\"");
        assertContains(page("GET", path, ""), "<title>Merlon</title>");
        ApiResponse injected = page("GET", path + "?invitation=%22%3E%3Cscript%3E", "");
        assertFalse(injected.body().contains("\"><script>"), injected.body());
    }

    @Test
    void robotsAndFaviconAreServed() {
        for (String method : new String[] {"GET", "HEAD"}) {
            assertEquals(200, page(method, "/robots.txt", "").status());
            assertEquals(
                    "image/x-icon",
                    page(method, "/favicon.ico", "")
                            .headers()
                            .firstValue("Content-Type")
                            .orElse(""));
        }
        assertContains(page("GET", "/robots.txt", ""), "Disallow: /api/");
    }
}
