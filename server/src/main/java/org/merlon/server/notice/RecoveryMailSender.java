package org.merlon.server.notice;

import java.io.IOException;
import org.merlon.server.people.RecoveryMail;
import org.merlon.server.store.accounts.NotificationChannel;
import org.merlon.server.store.accounts.NotificationChannelStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends recovery links to confirmed mailboxes that the member has added with the password. */
public final class RecoveryMailSender implements RecoveryMail {
    private static final Logger LOG = LoggerFactory.getLogger(RecoveryMailSender.class);

    private final NotificationChannelStore channels;
    private final NotificationSender notificationSender;

    public RecoveryMailSender(NotificationChannelStore channels, NotificationSender notificationSender) {
        this.channels = channels;
        this.notificationSender = notificationSender;
    }

    @Override
    public boolean isConfigured() {
        return notificationSender.canSendMail();
    }

    /** Runs on its own thread, so that the response time does not reveal who has a mailbox. */
    @Override
    public void send(String person, String name, String path) {
        Thread.startVirtualThread(() -> {
            for (NotificationChannel channel : channels.of(person)) {
                if (channel.kind().equals(NotificationSender.MAIL) && channel.wayBack() && channel.isConfirmed()) {
                    sendTo(channel, name, path);
                }
            }
        });
    }

    private void sendTo(NotificationChannel channel, String name, String path) {
        try {
            notificationSender.sendRecoveryLink(channel, name, path);
        } catch (IOException e) {
            LOG.warn("cannot send a recovery e-mail: {}", e.getMessage());
        }
    }
}
