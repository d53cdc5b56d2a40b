package org.merlon.server.web.routes;

import static org.merlon.server.web.http.Route.Audience.ANYONE;
import static org.merlon.server.web.http.Route.Audience.VISITOR;

import java.io.IOException;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.fair.Commitment;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.notice.NotificationSender;
import org.merlon.server.notice.Smtp;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.store.accounts.NotificationChannelStore;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.table.actions.DaysOff;
import org.merlon.server.table.live.RandomIds;
import org.merlon.server.web.http.ApiRequest;
import org.merlon.server.web.http.Route;
import org.merlon.server.web.limits.RateLimitKind;
import org.merlon.server.wire.accounts.NotificationRequests;
import org.merlon.server.wire.accounts.NotificationRequests.NewNotice;
import org.merlon.server.wire.accounts.NotificationResponses.MailConfirmedResponse;
import org.merlon.server.wire.accounts.NotificationResponses.Notices;
import org.merlon.server.wire.accounts.NotificationResponses.UnsubscribeResponse;

/** Routes for notification channels and days off. */
public final class NotificationRoutes {
    /** The maximum number of channels of a person: several devices, an e-mail address and a webhook. */
    private static final int MAX_CHANNELS = 8;

    /** The work of looking up a host name and sending an e-mail, in log entries. */
    private static final int CHANNEL_WORK = 500;

    private final NotificationChannelStore channels;
    private final NotificationSender notificationSender;
    private final InstantSource clock;

    private final DaysOff daysOff;
    private final LoginThrottle loginThrottle;

    public NotificationRoutes(
            NotificationChannelStore channels,
            NotificationSender notificationSender,
            InstantSource clock,
            DaysOff daysOff,
            LoginThrottle loginThrottle) {
        this.daysOff = daysOff;
        this.loginThrottle = loginThrottle;
        this.channels = channels;
        this.notificationSender = notificationSender;
        this.clock = clock;
    }

    public List<Route> routes() {
        return List.of(
                new Route(
                        "GET /api/my/notices",
                        VISITOR,
                        Notices.class,
                        "Lists your notification channels, and which kinds can be added.",
                        this::list),
                new Route(
                        "POST /api/my/notices",
                        VISITOR,
                        Notices.class,
                        "Adds a channel for notifications about your turns.",
                        NewNotice.class,
                        this::add),
                new Route(
                        "DELETE /api/my/notices/{id}",
                        VISITOR,
                        Notices.class,
                        "Removes one of your notification channels.",
                        this::remove),
                new Route(
                        "POST /api/my/days-off",
                        VISITOR,
                        Notices.class,
                        "Takes days off from now on: your clock stops in games with a clock of days.",
                        NotificationRequests.DaysAway.class,
                        this::takeDaysOff),
                new Route(
                        "POST /api/notices/stop",
                        ANYONE,
                        UnsubscribeResponse.class,
                        "Removes a notification channel by the link in a notification.",
                        NotificationRequests.RemoveChannel.class,
                        this::unsubscribe),
                new Route(
                        "POST /api/notices/confirm",
                        ANYONE,
                        MailConfirmedResponse.class,
                        "Confirms an e-mail address by the link that was sent to it.",
                        NotificationRequests.ConfirmNotices.class,
                        this::confirm));
    }

    private Notices list(ApiRequest request) {
        return list(request.personId());
    }

    private Notices list(String person) {
        return new Notices(
                channels.of(person).stream().map(NotificationRoutes::describe).toList(),
                notificationSender.publicKey(),
                new Notices.Off(
                        daysOff.remaining(person).days(),
                        daysOff.remaining(person).until()),
                notificationSender.canSendMail(),
                notificationSender.canSendWebhooks());
    }

    /** Describes a channel for its owner: enough to recognise it, without the secret part of a webhook address. */
    private static Notices.Channel describe(NotificationChannel channel) {
        var kind = Notices.Kind.valueOf(channel.kind().toUpperCase(Locale.ROOT));
        return new Notices.Channel(
                channel.id(), kind, displayTarget(channel), channel.isConfirmed(), channel.wayBack());
    }

    private static String displayTarget(NotificationChannel channel) {
        if (channel.kind().equals(NotificationSender.MAIL)) {
            return channel.target();
        }
        try {
            String field = channel.kind().equals(NotificationSender.PUSH) ? "endpoint" : "address";
            return Json.read(channel.target()) instanceof Data.Obj target
                            && target.fields().get(field) instanceof Data.Text address
                    ? String.valueOf(URI.create(address.value()).getHost())
                    : "";
        } catch (JsonException e) {
            return "";
        }
    }

    private Notices add(ApiRequest request, NewNotice body) throws RefusedException {
        request.countWork(CHANNEL_WORK);
        if (channels.of(request.personId()).size() >= MAX_CHANNELS) {
            throw new RefusedException(
                    RefusedException.Kind.LIMITED, Phrase.of("error-too-many-notification-channels"));
        }
        try {
            switch (body) {
                case NewNotice.Browser browser ->
                    addChannel(
                            request,
                            NotificationSender.PUSH,
                            notificationSender.browserTarget(browser.endpoint(), browser.key(), browser.auth()));
                case NewNotice.Room room -> addChannel(request, NotificationSender.WEBHOOK, webhookTarget(room));
                case NewNotice.Mailbox mailbox -> addMailbox(request, mailbox);
            }
        } catch (IOException e) {
            throw new RefusedException(Phrase.of("error-notification-address-not-allowed"));
        }
        return list(request.personId());
    }

    private void addChannel(ApiRequest request, String kind, String target) {
        channels.add(
                new NotificationChannel(RandomIds.newSecret(), request.personId(), kind, target, null, clock.millis()));
    }

    private String webhookTarget(NewNotice.Room room) throws RefusedException, IOException {
        if (!notificationSender.canSendWebhooks()) {
            throw new RefusedException(Phrase.of("error-notification-kind-unavailable"));
        }
        return notificationSender.webhookTarget(room.address(), room.form());
    }

    /**
     * Adds an e-mail address after asking its owner for consent by e-mail. For members it requires the password,
     * because the address can be used to recover the account.
     */
    private void addMailbox(ApiRequest request, NewNotice.Mailbox mailbox) throws RefusedException, IOException {
        String address = mailbox.address();
        if (!notificationSender.canSendMail()) {
            throw new RefusedException(Phrase.of("error-notification-kind-unavailable"));
        }
        if (!Smtp.isAddress(address)) {
            throw new RefusedException(Phrase.of("error-invalid-email-address"));
        }
        loginThrottle.requirePassword(request, mailbox.password());
        request.quotas().require(RateLimitKind.CONSENT_MAILS, request.personId());
        // Quota keys are shared with other servers, so the address is hashed.
        request.quotas().require(RateLimitKind.CONSENT_MAILS, "to " + Commitment.of(address.toLowerCase(Locale.ROOT)));
        boolean wayBack = request.person().kind() == Person.Kind.MEMBER; // the password was checked above
        var channel = new NotificationChannel(
                RandomIds.newSecret(),
                request.personId(),
                NotificationSender.MAIL,
                address,
                RandomIds.newSecret(),
                clock.millis(),
                wayBack);
        notificationSender.askForConsent(channel, request.person().name());
        channels.add(channel);
    }

    private Notices remove(ApiRequest request) throws RefusedException {
        String id = request.pathParam("id");
        boolean isOwn = channels.of(request.personId()).stream()
                .anyMatch(each -> each.id().equals(id));
        if (!isOwn || !channels.remove(id)) {
            throw unknownChannel();
        }
        return list(request.personId());
    }

    private Notices takeDaysOff(ApiRequest request, NotificationRequests.DaysAway body) throws RefusedException {
        request.countWork(CHANNEL_WORK);
        var unused = body.days() == 0 ? daysOff.end(request.personId()) : daysOff.take(request.personId(), body.days());
        return list(request.personId());
    }

    private UnsubscribeResponse unsubscribe(ApiRequest request, NotificationRequests.RemoveChannel body)
            throws RefusedException {
        if (!channels.remove(body.id())) {
            throw unknownChannel();
        }
        return new UnsubscribeResponse(true);
    }

    private MailConfirmedResponse confirm(ApiRequest request, NotificationRequests.ConfirmNotices body)
            throws RefusedException {
        if (!channels.confirm(body.id(), body.code())) {
            throw unknownChannel();
        }
        return new MailConfirmedResponse(true);
    }

    private static RefusedException unknownChannel() {
        return new RefusedException(RefusedException.Kind.UNKNOWN, Phrase.of("error-unknown-notification-channel"));
    }
}
