package org.merlon.server.web.http;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.words.Phrase;
import org.merlon.server.table.view.LinkPreview;
import org.merlon.words.Words;

/** The client's page, with a title and a link preview for the path where it is served. */
final class PageTemplate {
    /** The part of the page that lists the first path segments it knows, separated by spaces. */
    private static final Pattern PAGES_META_TAG = Pattern.compile("<meta name=\"pages\" content=\"([\\w /-]*)\"");

    private static final Pattern HOST =
            Pattern.compile("[A-Za-z0-9._-]+(:[0-9]{1,5})?|\\[[0-9A-Fa-f:.]+](:[0-9]{1,5})?");

    private static final Pattern INVITATION = Pattern.compile("[A-Za-z0-9_-]+");

    /** The titles of pages by the first segment of their paths, as the client sets them. */
    private static final Map<String, String> TITLE_KEYS = Map.ofEntries(
            Map.entry("create", "ui-new-table"),
            Map.entry("about", "ui-about"),
            Map.entry("account", "ui-account"),
            Map.entry("api", "ui-api"),
            Map.entry("verify", "ui-verify"),
            Map.entry("notices", "ui-notifications"),
            Map.entry("leaders", "ui-leaderboard"),
            Map.entry("finished", "ui-finished-games"),
            Map.entry("friends", "ui-friends"),
            Map.entry("notes", "ui-notes"),
            Map.entry("bots", "ui-bot-accounts"),
            Map.entry("recover", "ui-password-reset"),
            Map.entry("lab", "ui-engine-console"));

    /** The titles of pages about a game, which is the second segment of their paths. */
    private static final Map<String, String> GAME_TITLE_KEYS =
            Map.of("rules", "ui-rules-title", "learn", "ui-learn-title", "story", "ui-story-title");

    private final String html;
    private final @Nullable String origin;
    private final Set<String> knownPages;

    /** @param origin the server's public origin; null takes it from each request */
    PageTemplate(byte[] html, @Nullable String origin) {
        this.html = new String(html, StandardCharsets.UTF_8);
        this.origin = origin;
        Matcher matcher = PAGES_META_TAG.matcher(this.html);
        knownPages = matcher.find() ? Set.of(matcher.group(1).trim().split(" +", -1)) : Set.of();
    }

    /** Returns whether the client has a page at a path. */
    boolean knows(String path) {
        return path.equals("/") || knownPages.contains(segment(path, 1));
    }

    /** The page at the path of a request. */
    byte[] render(Context context, @Nullable LinkPreview preview) {
        String text = html;
        String title = preview == null ? title(context.path()) : preview.title();
        if (title != null) {
            String full = title + " · " + Words.english().say(Phrase.of("ui-app-name"));
            text = text.replaceFirst(
                    "<title>[^<]*</title>", Matcher.quoteReplacement("<title>" + escape(full) + "</title>"));
            text = withProperty(text, "og:title", title);
        }
        if (preview != null) {
            text = withProperty(text, "og:description", preview.text());
        }
        String base = origin(context);
        if (base != null) {
            String invitation = context.queryParam("invitation");
            boolean isInvited =
                    invitation != null && INVITATION.matcher(invitation).matches();
            text = withProperty(text, "og:url", base + context.path() + (isInvited ? "?invitation=" + invitation : ""));
            text = text.replaceFirst(
                    "(<meta property=\"og:image\" content=\")(?=/)", "$1" + Matcher.quoteReplacement(base));
        }
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static @Nullable String title(String path) {
        String first = segment(path, 1);
        String gameKey = GAME_TITLE_KEYS.get(first);
        if (gameKey != null) {
            String id = segment(path, 2);
            return Games.all().stream()
                    .filter(game -> game.id().equals(id))
                    .findFirst()
                    .map(game -> gameTitle(gameKey, game))
                    .orElse(null);
        }
        String key = TITLE_KEYS.get(first);
        return key == null ? null : Words.english().say(Phrase.of(key));
    }

    private static String gameTitle(String key, Game game) {
        return Words.english().say(Phrase.of(key).with("game", game.name()));
    }

    private static String segment(String path, int number) {
        String[] segments = path.split("/", -1);
        return number < segments.length ? segments[number] : "";
    }

    private @Nullable String origin(Context context) {
        String host = context.header("Host");
        if (origin != null || host == null || !HOST.matcher(host).matches()) {
            return origin;
        }
        return (RequestPipeline.isEncrypted(context) ? "https://" : "http://") + host;
    }

    private static String withProperty(String page, String property, String text) {
        return page.replaceFirst(
                "(<meta property=\"" + property + "\" content=\")[^\"]*",
                "$1" + Matcher.quoteReplacement(escape(text)));
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
