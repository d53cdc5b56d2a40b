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

/** Brings a notice to where somebody wants it: a browser, a room of Discord or Slack, a mailbox. */
public final class NotificationSender {
    /** The page that ends a way to be told, for whoever has its id. */
    private static final String STOP = "/notices?stop=";

    public static final String PUSH = "push";
    public static final String MAIL = "mail";
    public static final String WEBHOOK = "webhook";

    /** What came of it. */
    enum Outcome {
        DONE,
        /** It may work later. */
        LATER,
        /** There is nobody there any more. */
        GONE
    }

    private final OutboundAddressPolicy addressPolicy;
    private final PinnedHttpsClient client;
    private final WebPush push;
    private final Mail mail;
    private final @Nullable String origin;

    /** @param origin how the server is called outside, or null if nobody has said */
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

    /** Letters have links, so it must be known where to. */
    public boolean sendsMail() {
        return mail.ready() && origin != null;
    }

    /** So have messages to a room. */
    public boolean sendsToRooms() {
        return origin != null;
    }

    /** A browser as it is kept; the exception says what is wrong with it. */
    public String browser(String endpoint, String key, String auth) throws IOException {
        var browser = WebPush.Browser.read(endpoint, key, auth);
        var unused = addressPolicy.vet(browser.endpoint());
        return Json.write(
                new Data.Obj().put("endpoint", endpoint).put("key", key).put("auth", auth));
    }

    /** A room as it is kept; the exception says what is wrong with it. */
    public String room(String address, NewNotice.Form form) throws IOException {
        var unused = addressPolicy.vet(address);
        return Json.write(new Data.Obj().put("address", address).put("form", form.name()));
    }

    /** Asks whoever has a mailbox whether they want notices at all. */
    public void askForConsent(NotificationChannel channel, String name) throws IOException {
        Words words = Words.english();
        String link = origin + "/notices?id=" + channel.id() + "&code=" + channel.code();
        mail.send(
                channel.target(),
                words.say(Phrase.of("house-notice-consent")),
                words.say(Phrase.of("house-notice-consent.text").with("name", name)) + "\n\n" + link + "\n");
    }

    /** Sends the way back into an account to a mailbox. */
    void sendWayBack(NotificationChannel channel, String name, String path) throws IOException {
        Words words = Words.english();
        mail.send(
                channel.target(),
                words.say(Phrase.of("house-recovery-letter")),
                words.say(Phrase.of("house-recovery-letter.text").with("name", name)) + "\n\n" + origin + path + "\n");
    }

    /** Brings a notice to a channel, once. */
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
        throw new MalformedException("a target is an object");
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
                // Nobody is called by a name that somebody gave themselves.
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
