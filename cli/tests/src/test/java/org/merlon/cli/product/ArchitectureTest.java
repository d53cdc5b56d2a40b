package org.merlon.cli.product;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.data.Tsv;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.Accounts;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;

/**
 * Checks that dependencies between modules go one way, and that code which runs in a browser or must be deterministic
 * uses no API that prevents it.
 */
final class ArchitectureTest {
    private static final String ENGINE = "org.merlon.engine..";
    private static final String BOTS = "org.merlon.bots..";
    private static final String PROTOCOL = "org.merlon.protocol..";
    private static final String ARENA = "org.merlon.arena..";
    private static final String WORDS = "org.merlon.words..";
    private static final String[] GAMES = AllGames.stream()
            .map(game -> game.getClass().getPackageName() + "..")
            .toArray(String[]::new);

    /** Engine, bots and games, which also run in a browser. */
    private static final String[] PURE_PACKAGES = concat(GAMES, ENGINE, BOTS);

    /** Engine and games, which must replay identically on every machine. */
    private static final String[] DETERMINISTIC_PACKAGES = concat(GAMES, ENGINE);

    private static final String[] PLAIN_JAVA = {"java..", "org.jspecify.."};

    private static JavaClasses mainClasses = new ClassFileImporter().importClasses();

    @BeforeAll
    static void importClasses() {
        mainClasses = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("-tests.jar"))
                .importPackages("org.merlon");
    }

    private static String[] concat(String[] packages, String... more) {
        var all = new ArrayList<>(List.of(packages));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void theEngineDependsOnNothing() {
        classes()
                .that()
                .resideInAPackage(ENGINE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(concat(PLAIN_JAVA, ENGINE))
                .check(mainClasses);
    }

    private static String[] botsAndGames() {
        return concat(GAMES, BOTS);
    }

    @ParameterizedTest
    @MethodSource("botsAndGames")
    void botsAndGamesDependOnTheEngineAlone(String module) {
        classes()
                .that()
                .resideInAPackage(module)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(concat(PLAIN_JAVA, ENGINE, module))
                .check(mainClasses);
    }

    private static List<String> layered() {
        var modules = new ArrayList<>(List.of(GAMES));
        return modules;
    }

    @ParameterizedTest
    @MethodSource("layered")
    void packagesOfGamesHaveNoCycles(String module) {
        slices().matching("org.merlon.(**)")
                .should()
                .beFreeOfCycles()
                .check(mainClasses.that(resideInAPackage(module)));
    }

    @Test
    void wordsDependOnTheEngineAlone() {
        classes()
                .that()
                .resideInAPackage(WORDS)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(concat(PLAIN_JAVA, ENGINE, WORDS, "fluent.."))
                .check(mainClasses);
        noClasses()
                .that(resideInAPackage("org.merlon..").and(not(resideInAPackage(WORDS))))
                .should()
                .dependOnClassesThat(resideInAPackage("fluent.."))
                .check(mainClasses);
    }

    @Test
    void protocolDependsOnNoGame() {
        classes()
                .that()
                .resideInAPackage(PROTOCOL)
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage(concat(PLAIN_JAVA, ENGINE, BOTS, WORDS, PROTOCOL, "tools.jackson.core..")))
                .check(mainClasses);
    }

    @Test
    void arenaDependsOnNoGameAndNoServer() {
        classes()
                .that()
                .resideInAPackage(ARENA)
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        concat(PLAIN_JAVA, ENGINE, BOTS, WORDS, PROTOCOL, ARENA, "tools.jackson.core..")))
                .check(mainClasses);
    }

    @Test
    void packagesOfTheServerHaveNoCycles() {
        slices().matching("org.merlon.server.(*)..").should().beFreeOfCycles().check(mainClasses);
    }

    /** Code that creates, finds and schedules tables depends on them; a table depends only on its log and listeners. */
    @Test
    void tableDoesNotDependOnItsUsers() {
        noClasses()
                .that(belongToAnyOf(Table.class))
                .should()
                .transitivelyDependOnClassesThat(
                        belongToAnyOf(Tables.class, NewTables.class, TableScheduler.class, Store.class, Accounts.class)
                                .or(resideInAnyPackage("org.merlon.server.people..", "org.merlon.server.web..")))
                .check(mainClasses);
    }

    @Test
    void pureModulesDoNoInputOrOutput() {
        noClasses()
                .that(resideInAnyPackage(PURE_PACKAGES).and(not(belongToAnyOf(Tsv.class))))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio..", "java.net..")
                .check(mainClasses);
    }

    @Test
    void pureModulesUseNoThreadsOrReflection() {
        noClasses()
                // SearchThreads runs searches in parallel; callers pass it in where threads are available.
                .that(resideInAnyPackage(PURE_PACKAGES).and(not(simpleName("SearchThreads"))))
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.util.concurrent..", "java.lang.reflect..", "java.net..")
                        .or(belongToAnyOf(Thread.class)))
                .check(mainClasses);
    }

    /** In the browser, a call of an interface's static method does not run its initialiser, so its constants stay 0. */
    @Test
    void interfacesOfPureModulesHaveNoInitialiser() {
        noClasses()
                .that(resideInAnyPackage(PURE_PACKAGES).and(INTERFACES))
                .should(new ArchCondition<>("be initialised") {
                    @Override
                    public void check(JavaClass each, ConditionEvents events) {
                        events.add(new SimpleConditionEvent(
                                each, each.getStaticInitializer().isPresent(), each.getName()));
                    }
                })
                .check(mainClasses);
    }

    @Test
    void engineAndGamesUseNoClock() {
        noClasses()
                .that()
                .resideInAnyPackage(DETERMINISTIC_PACKAGES)
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .dependOnClassesThat(resideInAPackage("java.time.."))
                .check(mainClasses);
    }

    @Test
    void randomNumbersComeFromTheEngineAlone() {
        noClasses()
                .that()
                .resideInAnyPackage(PURE_PACKAGES)
                .should()
                .dependOnClassesThat(belongToAnyOf(Random.class, SplittableRandom.class)
                        .or(resideInAnyPackage("java.util.random..", "java.security..")))
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(Collections.class, "shuffle", List.class)
                .check(mainClasses);
    }
}
