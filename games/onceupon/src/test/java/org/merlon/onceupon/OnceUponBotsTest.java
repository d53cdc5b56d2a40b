package org.merlon.onceupon;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.BotChecks;

/** Bots play legal moves in Once Upon a Castle and use only information that their seat may see. */
class OnceUponBotsTest {
    @TestFactory
    Stream<DynamicTest> botsAreFair() {
        return BotChecks.tests(new OnceUponGame());
    }
}
