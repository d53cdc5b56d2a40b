package org.merlon.server.people;

/** Sends people the way back into their account, where the house can send mail and they have left an address. */
public interface RecoveryMail {
    /** Whether the house can send mail at all. */
    boolean isSetUp();

    /**
     * Sends a link, if the person has an address; says nothing of whether there is one, and does not wait.
     *
     * @param person the id
     * @param path the address of the page in this house, with the secret
     */
    void send(String person, String name, String path);
}
