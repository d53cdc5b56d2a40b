package org.merlon.server.people;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Locale;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.RecoveryCodeStore;

/** Account recovery without a password, by a code that was shown once or a link sent by e-mail. */
public final class PasswordRecovery {
    /** Validity of a link sent by e-mail. */
    static final Duration LINK_VALIDITY = Duration.ofHours(1);

    /** Characters that are hard to confuse, in writing or when spoken. */
    private static final String ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

    /** 24 characters of 30 are more than 117 bits, so that storing a plain hash is safe. */
    private static final int CODE_LENGTH = 24;

    private static final int GROUP_LENGTH = 4;

    private final RecoveryCodeStore store;
    private final InstantSource clock;
    private final SecureRandom random;

    public PasswordRecovery(RecoveryCodeStore store, InstantSource clock, SecureRandom random) {
        this.store = store;
        this.clock = clock;
        this.random = random;
    }

    /** Creates a new code for a member, replacing the old one; it cannot be shown again. */
    public String newCode(Person member) {
        String code = randomCode();
        store.putRecovery(member.id(), RecoveryCodeStore.Kind.CODE, hash(code), clock.millis(), null);
        return code;
    }

    /** Creates a new secret for a link to be sent by e-mail. */
    public String newLink(Person member) {
        String code = randomCode();
        long now = clock.millis();
        store.putRecovery(member.id(), RecoveryCodeStore.Kind.LINK, hash(code), now, now + LINK_VALIDITY.toMillis());
        return code;
    }

    /** Consumes a code or the secret of a link; false if it is not one of this member's. */
    boolean consume(Person member, String code) throws RefusedException {
        return code.length() <= 2 * CODE_LENGTH && store.removeRecovery(member.id(), hash(code), clock.millis());
    }

    public boolean hasCode(Person member) {
        return store.hasCode(member.id());
    }

    private String randomCode() {
        var code = new StringBuilder();
        for (int i = 0; i < CODE_LENGTH; i++) {
            if (i > 0 && i % GROUP_LENGTH == 0) {
                code.append('-');
            }
            code.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return code.toString();
    }

    /** Ignores case and separators. */
    private static String hash(String code) {
        return Secrets.hash(code.toUpperCase(Locale.ROOT).replaceAll("[^0-9A-Z]", ""));
    }
}
