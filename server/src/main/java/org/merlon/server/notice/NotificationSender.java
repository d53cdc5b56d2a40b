package org.merlon.server.notice;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.Json;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.wire.accounts.NotificationRequests.NewNotice;
import org.merlon.words.Words;

/** Delivers notifications to browsers, Discord or Slack webhooks, and mailboxes. */
public final class NotificationSender {
    /** Page that removes a notification channel, given its id. */
    private static final String STOP = "/notices?stop=";

    public static final String PUSH = "push";
    public static final String MAIL = "mail";
    public static final String WEBHOOK = "webhook";

    /** The result of a delivery. */
    enum Outcome {
        DONE,
        /** Temporary failure; a retry may succeed. */
        LATER,
        /** The recipient no longer exists. */
        GONE
    }

    private final OutboundAddressPolicy addressPolicy;
    private final PinnedHttpsClient client;
    private final WebPush push;
    private final Mail mail;
    private final @Nullable String origin;

    /** @param origin the server's public origin, or null if unknown */
    public NotificationSender(String secret, Mail mail, @Nullable String origin) {
        this(
                new OutboundAddressPolicy(),
                (SSLSocketFactory) SSLSocketFactory.getDefault(),
                new WebPush(secret),
                mail,
                origin);
    }

    NotificationSender(
            OutboundAddressPolicy addressPolicy,
            SSLSocketFactory tls,
            WebPush push,
            Mail mail,
            @Nullable String origin) {
        this.addressPolicy = addressPolicy;
        this.client = new PinnedHttpsClient(tls);
        this.push = push;
        this.mail = mail;
        this.origin = origin;
    }

    public String publicKey() {
        return push.publicKey();
    }

    /** Returns true if e-mail can be sent. Mails contain links, so the public origin must be known. */
    public boolean sendsMail() {
        return mail.ready() && origin != null;
    }

    /** Returns true if webhook messages can be sent; these contain links, too. */
    public boolean sendsToRooms() {
        return origin != null;
    }

    /**
     * Validates a browser's push subscription and returns its stored form; the exception says what is wrong with it.
     */
    public String browser(String endpoint, String key, String auth) throws IOException {
        var browser = WebPush.Browser.read(endpoint, key, auth);
        var unused = addressPolicy.vet(browser.endpoint());
        return Json.write(
                new Data.Obj().put("endpoint", endpoint).put("key", key).put("auth", auth));
    }

    /** Validates a webhook and returns its stored form; the exception says what is wrong with it. */
    public String room(String address, NewNotice.Form form) throws IOException {
        var unused = addressPolicy.vet(address);
        return Json.write(new Data.Obj().put("address", address).put("form", form.name()));
    }

    /** Sends an e-mail that asks the owner of a mailbox for consent to notifications. */
    public void askForConsent(NotificationChannel channel, String name) throws IOException {
        Words words = Words.english();
        String link = origin + "/notices?id=" + channel.id() + "&code=" + channel.code();
        mail.send(
                channel.target(),
                words.say(Phrase.of("house-notice-consent")),
                words.say(Phrase.of("house-notice-consent.text").with("name", name)) + "\n\n" + link + "\n");
    }

    /** Sends an account recovery link to a mailbox. */
    void sendWayBack(NotificationChannel channel, String name, String path) throws IOException {
        Words words = Words.english();
        mail.send(
                channel.target(),
                words.say(Phrase.of("house-recovery-letter")),
                words.say(Phrase.of("house-recovery-letter.text").with("name", name)) + "\n\n" + origin + path + "\n");
    }

    /** Delivers a notification to a channel, without retries. */
    Outcome send(NotificationChannel channel, Notice notice, long now) {
        try {
            return switch (channel.kind()) {
                case PUSH -> outcome(toBrowser(fields(channel), notice, channel.id(), now));
                case WEBHOOK -> outcome(toRoom(fields(channel), notice, channel.id()));
                case MAIL -> {
                    mail.send(
                            channel.target(), notice.title(), notice.line(origin) + "\n\n" + stop(channel.id()) + "\n");
                    yield Outcome.DONE;
                }
                default -> Outcome.GONE;
            };
        } catch (MalformedException e) {
            return Outcome.GONE;
        } catch (IOException e) {
            return Outcome.LATER;
        }
    }

    private static Fields fields(NotificationChannel channel) throws MalformedException {
        if (Json.read(channel.target()) instanceof Data.Obj target) {
            return new Fields(target);
        }
        throw new MalformedException("a stored target must be a JSON object");
    }

    private static Outcome outcome(int status) {
        boolean gone = status == 404 || status == 410 || status == 401 || status == 403;
        return status >= 200 && status < 300 ? Outcome.DONE : gone ? Outcome.GONE : Outcome.LATER;
    }

    private int toBrowser(Fields target, Notice notice, String id, long now) throws IOException, MalformedException {
        var browser = WebPush.Browser.read(target.text("endpoint"), target.text("key"), target.text("auth"));
        OutboundAddressPolicy.Place place = addressPolicy.vet(browser.endpoint());
        String message = Json.write(new Data.Obj()
                .put("title", notice.title())
                .put("text", notice.text())
                .put("path", notice.path())
                .put(
                        "stop",
                        new Data.Obj()
                                .put("path", STOP + id)
                                .put("words", Words.english().say(Phrase.of("house-notice-stop.button")))));
        return client.send(
                place, push.headers(place, now), push.encrypt(browser, message.getBytes(StandardCharsets.UTF_8)));
    }

    private int toRoom(Fields target, Notice notice, String id) throws IOException, MalformedException {
        OutboundAddressPolicy.Place place = addressPolicy.vet(target.text("address"));
        String text = notice.line(origin) + "\n" + stop(id);
        Data.Obj message = target.text("form").equals(NewNotice.Form.DISCORD.name())
                // User-chosen names must not trigger mentions.
                ? new Data.Obj()
                        .put("content", text)
                        .put("allowed_mentions", new Data.Obj().put("parse", new Data.Arr()))
                : new Data.Obj()
                        .put(
                                "text",
                                text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
        byte[] body = Json.write(message).getBytes(StandardCharsets.UTF_8);
        return client.send(place, Map.of("Content-Type", "application/json"), body);
    }

    private String stop(String id) {
        return Words.english().say(Phrase.of("house-notice-stop").with("link", origin + STOP + id));
    }
}
