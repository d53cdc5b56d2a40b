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
import org.merlon.protocol.json.Json;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.wire.accounts.NotificationRequests.NewNotice;
import org.merlon.words.Words;

/** Delivers notifications to browsers, Discord or Slack webhooks, and mailboxes. */
public final class NotificationSender implements NotificationTransport {
    /** Page that removes a notification channel, given its id. */
    private static final String STOP_PATH = "/notices?stop=";

    public static final String PUSH = "push";
    public static final String MAIL = "mail";
    public static final String WEBHOOK = "webhook";

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
    public boolean canSendMail() {
        return mail.isConfigured() && origin != null;
    }

    /** Returns true if webhook messages can be sent; these contain links, too. */
    public boolean canSendWebhooks() {
        return origin != null;
    }

    /**
     * Validates a browser's push subscription and returns its stored form; the exception says what is wrong with it.
     */
    public String browserTarget(String endpoint, String key, String auth) throws IOException {
        var subscription = WebPush.Subscription.parse(endpoint, key, auth);
        var unused = addressPolicy.check(subscription.endpoint());
        return Json.write(
                new Data.Obj().put("endpoint", endpoint).put("key", key).put("auth", auth));
    }

    /** Validates a webhook and returns its stored form; the exception says what is wrong with it. */
    public String webhookTarget(String address, NewNotice.Form form) throws IOException {
        var unused = addressPolicy.check(address);
        return Json.write(new Data.Obj().put("address", address).put("form", form.name()));
    }

    /** Sends an e-mail that asks the owner of a mailbox for consent to notifications. */
    public void askForConsent(NotificationChannel channel, String name) throws IOException {
        Words words = Words.english();
        String link = origin + "/notices?id=" + channel.id() + "&code=" + channel.code();
        mail.send(
                channel.target(),
                words.say(Phrase.of("server-email-confirm-notifications")),
                words.say(Phrase.of("server-email-confirm-notifications.text").with("name", name)) + "\n\n" + link
                        + "\n");
    }

    /** Sends an account recovery link to a mailbox. */
    void sendRecoveryLink(NotificationChannel channel, String name, String path) throws IOException {
        Words words = Words.english();
        mail.send(
                channel.target(),
                words.say(Phrase.of("server-email-password-reset")),
                words.say(Phrase.of("server-email-password-reset.text").with("name", name)) + "\n\n" + origin + path
                        + "\n");
    }

    @Override
    public DeliveryResult send(NotificationChannel channel, Notification notification, long now) {
        try {
            return switch (channel.kind()) {
                case PUSH -> outcome(sendToBrowser(targetFields(channel), notification, channel.id(), now));
                case WEBHOOK -> outcome(sendToWebhook(targetFields(channel), notification, channel.id()));
                case MAIL -> {
                    mail.send(
                            channel.target(),
                            notification.title(),
                            notification.toLine(origin) + "\n\n" + stopLine(channel.id()) + "\n");
                    yield DeliveryResult.DELIVERED;
                }
                default -> DeliveryResult.GONE;
            };
        } catch (MalformedException e) {
            return DeliveryResult.GONE;
        } catch (IOException e) {
            return DeliveryResult.RETRY;
        }
    }

    private static Fields targetFields(NotificationChannel channel) throws MalformedException {
        if (Json.read(channel.target()) instanceof Data.Obj target) {
            return new Fields(target);
        }
        throw new MalformedException("a stored target must be a JSON object");
    }

    private static DeliveryResult outcome(int status) {
        boolean gone = status == 404 || status == 410 || status == 401 || status == 403;
        return status >= 200 && status < 300
                ? DeliveryResult.DELIVERED
                : gone ? DeliveryResult.GONE : DeliveryResult.RETRY;
    }

    private int sendToBrowser(Fields target, Notification notification, String id, long now)
            throws IOException, MalformedException {
        var subscription = WebPush.Subscription.parse(target.text("endpoint"), target.text("key"), target.text("auth"));
        OutboundAddressPolicy.Destination destination = addressPolicy.check(subscription.endpoint());
        String message = Json.write(new Data.Obj()
                .put("title", notification.title())
                .put("text", notification.text())
                .put("path", notification.path())
                .put(
                        "stop",
                        new Data.Obj()
                                .put("path", STOP_PATH + id)
                                .put("words", Words.english().say(Phrase.of("server-notification-stop.button")))));
        return client.post(
                destination,
                push.headers(destination, now),
                push.encrypt(subscription, message.getBytes(StandardCharsets.UTF_8)));
    }

    private int sendToWebhook(Fields target, Notification notification, String id)
            throws IOException, MalformedException {
        OutboundAddressPolicy.Destination destination = addressPolicy.check(target.text("address"));
        String text = notification.toLine(origin) + "\n" + stopLine(id);
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
        return client.post(destination, Map.of("Content-Type", "application/json"), body);
    }

    private String stopLine(String id) {
        return Words.english().say(Phrase.of("server-notification-stop").with("link", origin + STOP_PATH + id));
    }
}
