package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.engine.data.MalformedException;
import org.merlon.protocol.cases.Case;
import org.merlon.protocol.cases.CaseRunner;

/** Runs the shared rule cases, one test each. */
final class SharedCasesTest {
    @TestFactory
    Stream<DynamicTest> blackstone() throws IOException, MalformedException {
        return tests("/cases/blackstone.json");
    }

    @TestFactory
    Stream<DynamicTest> onceupon() throws IOException, MalformedException {
        return tests("/cases/onceupon.json");
    }

    @TestFactory
    Stream<DynamicTest> torres() throws IOException, MalformedException {
        return tests("/cases/torres.json");
    }

    private static Stream<DynamicTest> tests(String resource) throws IOException, MalformedException {
        List<Case> cases = Case.readAll(text(resource));
        assertFalse(cases.isEmpty());
        return cases.stream().map(SharedCasesTest::test);
    }

    private static DynamicTest test(Case ruleCase) {
        return DynamicTest.dynamicTest(
                ruleCase.id() + ": " + ruleCase.why(),
                () -> assertNull(CaseRunner.run(ruleCase, System.err::println).failure()));
    }

    private static String text(String resource) throws IOException {
        try (@Nullable InputStream in = SharedCasesTest.class.getResourceAsStream(resource)) {
            assertNotNull(in, resource);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
