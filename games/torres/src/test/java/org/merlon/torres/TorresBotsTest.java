package org.merlon.torres;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.BotChecks;

/** Bots play Torres by its rules and by what they may know. */
class TorresBotsTest {
    @TestFactory
    Stream<DynamicTest> botsAreFair() {
        return BotChecks.tests(new TorresGame());
    }
}
