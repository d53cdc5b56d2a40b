package org.merlon.server.people;

/** Sends recovery links to members with a confirmed e-mail address, if the server can send e-mail. */
public interface RecoveryMail {
    /** Returns true if the server can send e-mail. */
    boolean isConfigured();

    /**
     * Sends a link if the person has an address; neither waits nor reveals if there is one.
     *
     * @param person the person's id
     * @param path the path of the page on this server, with the secret
     */
    void send(String person, String name, String path);
}
