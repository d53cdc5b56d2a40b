package org.merlon.onceupon;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.testkit.BotChecks;

/** Bots play Once Upon a Castle by its rules and by what they may know. */
class OnceUponBotsTest {
    @TestFactory
    Stream<DynamicTest> botsAreFair() {
        return BotChecks.tests(new OnceUponGame());
    }
}
