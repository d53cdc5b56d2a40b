package org.merlon.torres;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.BotChecks;

/** Bots play legal moves in Torres and use only information that their seat may see. */
class TorresBotsTest {
    @TestFactory
    Stream<DynamicTest> botsAreFair() {
        return BotChecks.tests(new TorresGame());
    }
}
