package org.merlon.server.notice;

import java.io.IOException;

/** Sends e-mail, if a mail server is configured. */
public interface Mail {
    /** Used when no mail server is configured. */
    Mail NONE = new Mail() {
        @Override
        public boolean isConfigured() {
            return false;
        }

        @Override
        public void send(String to, String subject, String text) throws IOException {
            throw new IOException("this server sends no mail");
        }
    };

    /** Returns true if e-mail can be sent. */
    boolean isConfigured();

    /** Sends a plain text; blocks until the mail server has accepted it. */
    void send(String to, String subject, String text) throws IOException;
}
