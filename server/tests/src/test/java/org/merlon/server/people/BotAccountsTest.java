package org.merlon.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.people.AccountFixture.PASSWORD;
import static org.merlon.server.people.AccountFixture.assertRefused;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.accounts.Person;
import org.merlon.server.store.accounts.Person.Kind;

/** Members own bot accounts, which log in with a token. */
final class BotAccountsTest {
    @AutoClose
    private final AccountFixture fixture = new AccountFixture();

    private final AccountService accountService = fixture.accountService;
    private final Person owner;

    BotAccountsTest() throws RefusedException {
        owner = fixture.member("Rosamund").person();
    }

    @Test
    void identifiesBotByToken() throws RefusedException {
        CreatedBot made = accountService.createBot(owner, "Siege-engine");
        assertTrue(made.token().matches("mb_[A-Za-z0-9_-]{43}"), made.token());
        assertEquals(Kind.BOT, made.bot().kind());
        assertEquals(owner.id(), made.bot().owner());
        assertEquals(made.bot(), accountService.botByToken(made.token()));
        assertEquals(List.of(made.bot()), accountService.botsOf(owner));
        assertFalse(fixture.database.secretHashes().contains(made.token()));
    }

    @Test
    void rejectsMalformedTokenWithoutQuery() throws RefusedException {
        String token = accountService.createBot(owner, "Siege-engine").token();
        int reads = fixture.database.personReads();
        for (String wrong :
                List.of("", "mb_", token.substring(3), token + "A", "MB_" + token.substring(3), "mb_\u0000")) {
            assertNull(accountService.botByToken(wrong), wrong);
        }
        assertNull(accountService.botByToken(null));
        assertNull(accountService.botByToken("mb_" + "ä".repeat(43)));
        assertEquals(reads, fixture.database.personReads());
        assertNull(accountService.botByToken("mb_" + "A".repeat(43)));
    }

    @Test
    void renewedTokenReplacesOldOne() throws RefusedException {
        CreatedBot made = accountService.createBot(owner, "Siege-engine");
        CreatedBot renewed = accountService.renewToken(owner, made.bot().name());
        assertNotEquals(made.token(), renewed.token());
        assertNull(accountService.botByToken(made.token()));
        assertEquals(made.bot(), accountService.botByToken(renewed.token()));
    }

    @Test
    void deletedBotLosesNameAndToken() throws RefusedException {
        CreatedBot made = accountService.createBot(owner, "Siege-engine");
        accountService.deleteBot(owner, made.bot().name());
        assertNull(accountService.botByToken(made.token()));
        assertEquals(List.of(), accountService.botsOf(owner));
        assertTrue(accountService.name(made.bot().id()).startsWith("former-"));
        assertRefused(
                RefusedException.Kind.UNKNOWN,
                () -> accountService.renewToken(owner, made.bot().name()));
        accountService.createBot(owner, "Siege-engine");
    }

    @Test
    void onlyOwnerMayChangeBot() throws RefusedException {
        CreatedBot made = accountService.createBot(owner, "Siege-engine");
        Person other = fixture.member("Griselda").person();
        String bot = made.bot().name();
        assertRefused(RefusedException.Kind.UNKNOWN, () -> accountService.renewToken(other, bot));
        assertRefused(RefusedException.Kind.UNKNOWN, () -> accountService.deleteBot(other, bot));
        assertRefused(RefusedException.Kind.UNKNOWN, () -> accountService.deleteBot(owner, other.name()));
        assertEquals(made.bot(), accountService.botByToken(made.token()));
    }

    @Test
    void guestsAndBotsCannotOwnBots() throws RefusedException {
        Person guest = fixture.guest();
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.createBot(guest, "Siege-engine"));
        Person bot = accountService.createBot(owner, "Siege-engine").bot();
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.createBot(bot, "Catapult"));
    }

    @Test
    void botNamesFollowNameRules() throws RefusedException {
        assertRefused(RefusedException.Kind.REFUSED, () -> accountService.createBot(owner, "Admin"));
        assertRefused(RefusedException.Kind.REFUSED, () -> accountService.createBot(owner, "rosamund"));
    }

    @Test
    void botCannotLogInOrDeleteItself() throws RefusedException {
        Person bot = accountService.createBot(owner, "Siege-engine").bot();
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.login("Siege-engine", PASSWORD));
        assertRefused(RefusedException.Kind.FORBIDDEN, () -> accountService.delete(bot, PASSWORD));
    }

    @Test
    void limitsBotsAlsoUnderConcurrency() throws Exception {
        var attempts = new ArrayList<Callable<Boolean>>();
        for (int i = 0; i < 20; i++) {
            String name = "Siege-engine-" + i;
            attempts.add(() -> {
                try {
                    accountService.createBot(owner, name);
                    return true;
                } catch (RefusedException e) {
                    assertEquals(RefusedException.Kind.LIMITED, e.kind());
                    return false;
                }
            });
        }
        int made = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var attempt : threads.invokeAll(attempts)) {
                made += attempt.get() ? 1 : 0;
            }
        }
        assertEquals(ServerLimits.MAX_BOTS_PER_PERSON, made);
        assertEquals(
                ServerLimits.MAX_BOTS_PER_PERSON, accountService.botsOf(owner).size());
    }
}
