package org.merlon.server.notice;

import java.io.IOException;

/** Sends letters, where whoever runs the server has said how. */
public interface Mail {
    /** Where nobody has said how. */
    Mail NONE = new Mail() {
        @Override
        public boolean ready() {
            return false;
        }

        @Override
        public void send(String to, String subject, String text) throws IOException {
            throw new IOException("this server sends no mail");
        }
    };

    /** Whether letters can be sent at all. */
    boolean ready();

    /** Sends a plain text; waits until the next server has taken it. */
    void send(String to, String subject, String text) throws IOException;
}
