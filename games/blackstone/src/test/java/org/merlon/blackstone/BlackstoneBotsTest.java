package org.merlon.blackstone;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.BotChecks;

/** Bots play Blackstone Castle by its rules and by what they may know. */
class BlackstoneBotsTest {
    @TestFactory
    Stream<DynamicTest> botsAreFair() {
        return BotChecks.tests(new BlackstoneGame());
    }
}
