package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Pages obey the policy that they are sent with, and bring all that they name. */
class PagesTest {
    private final Javalin javalin = Javalin.create(config -> {
                config.startup.showJavalinBanner = false;
                Pages.serve(config.routes);
            })
            .start("127.0.0.1", 0);

    @AfterEach
    void stop() {
        javalin.stop();
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + javalin.port() + path))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void thePageHasNoScriptOrStyleInItself() throws IOException, InterruptedException {
        HttpResponse<String> page = get("/verify");
        assertEquals(200, page.statusCode());
        String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.contains("script-src 'self'") && !policy.contains("unsafe"), policy);
        String html = page.body();
        assertFalse(Pattern.compile("<script(?![^>]*\\bsrc=)|<style|\\sstyle=|\\son\\w+=|javascript:")
                .matcher(html)
                .find());
    }

    @Test
    void everythingThePageNamesIsServed() throws IOException, InterruptedException {
        var named = new ArrayList<String>();
        var links = Pattern.compile("(?:src|href)=\"(/[^\"]*)\"")
                .matcher(get("/verify").body());
        while (links.find()) {
            named.add(links.group(1));
            HttpResponse<String> file = get(links.group(1));
            assertEquals(200, file.statusCode(), links.group(1));
            String type = file.headers().firstValue("Content-Type").orElse("");
            assertTrue(type.startsWith(links.group(1).endsWith(".css") ? "text/css" : "text/javascript"), type);
        }
        assertEquals(2, named.size(), named.toString());
    }

    @Test
    void everyFieldHasALabelAndTheReportIsAnnounced() throws IOException, InterruptedException {
        String html = get("/verify").body();
        var fields = Pattern.compile("<(?:input|textarea)[^>]*\\bid=\"(\\w+)\"").matcher(html);
        int count = 0;
        while (fields.find()) {
            assertTrue(html.contains("<label for=\"" + fields.group(1) + "\""), fields.group(1));
            count++;
        }
        assertEquals(2, count);
        assertTrue(html.contains("aria-live=\"polite\""));
    }
}
