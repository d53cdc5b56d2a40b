package org.merlon.server.wire.accounts;

/** The owner of a mailbox wants letters. */
public record MailConfirmedResponse(boolean confirmed) {}
