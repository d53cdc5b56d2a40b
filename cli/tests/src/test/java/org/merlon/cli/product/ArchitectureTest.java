package org.merlon.cli.product;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.architecture.ModuleRules;

/** Rules that hold across modules; those of one module are in its own {@code ArchitectureTest}. */
final class ArchitectureTest {
    @TestFactory
    Stream<DynamicTest> architecture() {
        return ModuleRules.of("org.merlon")
                .and(
                        "only words uses Fluent",
                        noClasses()
                                .that(not(resideInAPackage("org.merlon.words..")))
                                .should()
                                .dependOnClassesThat(resideInAPackage("fluent..")))
                .tests();
    }

    @ParameterizedTest
    @MethodSource("org.merlon.cli.product.AllGames#ids")
    void everyGameChecksItsArchitecture(String game) {
        assertTrue(Files.exists(Sources.ROOT.resolve(
                "games/" + game + "/src/test/java/org/merlon/" + game + "/ArchitectureTest.java")));
    }
}
