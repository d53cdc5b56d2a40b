package org.merlon.server.people;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.RecoveryCodes;

/** The ways back into an account whose password is forgotten: a code that was shown once, and a link sent by mail. */
public final class Recovery {
    /** How long a link that was sent by mail is good for. */
    static final Duration LINK = Duration.ofHours(1);

    /** Signs that nobody mistakes for each other, on paper or read aloud. */
    private static final String SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

    /** 24 signs of 30 are more than 117 bits, so that a plain hash of them is safe to store. */
    private static final int LENGTH = 24;

    private static final int GROUP = 4;

    private final RecoveryCodes store;
    private final InstantSource clock;
    private final SecureRandom random;

    public Recovery(RecoveryCodes store, InstantSource clock, SecureRandom random) {
        this.store = store;
        this.clock = clock;
        this.random = random;
    }

    /** A new code for a member, in place of the one there was; nobody can show it again. */
    public String newCode(Person member) {
        String code = draw();
        store.putRecovery(member.id(), RecoveryCodes.Kind.CODE, hash(code), clock.millis(), null);
        return code;
    }

    /** A new secret for a link to be sent by mail. */
    public String newLink(Person member) {
        String code = draw();
        long now = clock.millis();
        store.putRecovery(member.id(), RecoveryCodes.Kind.LINK, hash(code), now, now + LINK.toMillis());
        return code;
    }

    /** Uses a code or the secret of a link up; false if it is not one of this member's. */
    boolean use(Person member, String code) throws RefusedException {
        return code.length() <= 2 * LENGTH && store.removeRecovery(member.id(), hash(code), clock.millis());
    }

    public boolean hasCode(Person member) {
        return store.hasCode(member.id());
    }

    private String draw() {
        var code = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            if (i > 0 && i % GROUP == 0) {
                code.append('-');
            }
            code.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return code.toString();
    }

    /** However it is typed: small letters and what stands between the groups do not matter. */
    private static String hash(String code) {
        return Secrets.hash(code.toUpperCase(Locale.ROOT).replaceAll("[^0-9A-Z]", ""));
    }
}
