package org.merlon.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Builds the tests that hold a module to its dependencies: one call in a test class of the module. */
public final class ModuleRules {
    private static final String ENGINE = "org.merlon.engine";

    private final String root;
    private final Map<String, ArchRule> rules = new LinkedHashMap<>();

    private ModuleRules(String root) {
        this.root = root;
    }

    /** Rules for the classes in a package and below. */
    public static ModuleRules of(String root) {
        return new ModuleRules(root);
    }

    /** Rules for a module that is replayed on other machines and runs in the browser, and depends on the engine alone. */
    public static ModuleRules game(String root) {
        return of(root).dependsOnlyOn(ENGINE + "..")
                .hasNoPackageCycles()
                .isPure()
                .isDeterministic();
    }

    private String all() {
        return root + "..";
    }

    /** Allows only these packages, the JDK and the module's own. */
    public ModuleRules dependsOnlyOn(String... packages) {
        var allowed = new ArrayList<>(List.of("java..", "org.jspecify..", all()));
        allowed.addAll(List.of(packages));
        return add(
                "depends only on " + String.join(", ", packages),
                classes()
                        .that()
                        .resideInAPackage(all())
                        .should()
                        .onlyDependOnClassesThat()
                        .resideInAnyPackage(allowed.toArray(String[]::new)));
    }

    /** The packages directly below the root depend on each other in one direction. */
    public ModuleRules hasNoCyclesBelowRoot() {
        return add(
                "has no cycles below its root package",
                slices().matching(root + ".(*)..").should().beFreeOfCycles());
    }

    /** All packages depend on each other in one direction. */
    public ModuleRules hasNoPackageCycles() {
        return hasNoPackageCyclesBetween();
    }

    /**
     * Packages depend on each other in one direction; those of a group may depend on each other in any way, and count as one
     * package.
     *
     * @param groups the names of packages below the root
     */
    @SafeVarargs
    public final ModuleRules hasNoPackageCyclesBetween(Set<String>... groups) {
        return add(
                "has no package cycles",
                slices().assignedFrom(new SliceAssignment() {
                            @Override
                            public SliceIdentifier getIdentifierOf(JavaClass each) {
                                String name = each.getPackageName();
                                if (!name.equals(root) && !name.startsWith(root + ".")) {
                                    return SliceIdentifier.ignore();
                                }
                                String below = name.equals(root) ? "" : name.substring(root.length() + 1);
                                return Stream.of(groups)
                                        .filter(group -> group.contains(below))
                                        .findFirst()
                                        .map(group -> SliceIdentifier.of(String.join(" + ", new TreeSet<>(group))))
                                        .orElse(SliceIdentifier.of(name));
                            }

                            @Override
                            public String getDescription() {
                                return "packages";
                            }
                        })
                        .should()
                        .beFreeOfCycles());
    }

    /**
     * No files, network, threads, reflection or foreign random numbers: the module compiles for the browser. The reader of
     * tables and the threads that a caller may pass to a search are the exceptions.
     */
    public ModuleRules isPure() {
        add(
                "has no I/O",
                noClasses()
                        .that(resideInAPackage(all()).and(not(name(ENGINE + ".data.Tsv"))))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("java.io..", "java.nio..", "java.net.."));
        add(
                "has no threads and no reflection",
                noClasses()
                        .that(resideInAPackage(all()).and(not(simpleName("SearchThreads"))))
                        .should()
                        .dependOnClassesThat(
                                resideInAnyPackage("java.util.concurrent..", "java.lang.reflect..", "java.net..")
                                        .or(belongToAnyOf(Thread.class))));
        add(
                "has random numbers from the engine only",
                noClasses()
                        .that()
                        .resideInAPackage(all())
                        .should()
                        .dependOnClassesThat(belongToAnyOf(Random.class, SplittableRandom.class)
                                .or(resideInAnyPackage("java.util.random..", "java.security..")))
                        .orShould()
                        .callMethod(Math.class, "random")
                        .orShould()
                        .callMethod(Collections.class, "shuffle", List.class));
        // TeaVM does not run the initialiser of an interface for a call of its static method: the constants stay 0.
        return add(
                "has no interfaces with static initialisers",
                noClasses().that(resideInAPackage(all()).and(INTERFACES)).should(new ArchCondition<>("be initialised") {
                    @Override
                    public void check(JavaClass each, ConditionEvents events) {
                        events.add(new SimpleConditionEvent(
                                each, each.getStaticInitializer().isPresent(), each.getName()));
                    }
                }));
    }

    /** No clock. */
    public ModuleRules isDeterministic() {
        return add(
                "has no clock",
                noClasses()
                        .that()
                        .resideInAPackage(all())
                        .should()
                        .callMethod(System.class, "nanoTime")
                        .orShould()
                        .callMethod(System.class, "currentTimeMillis")
                        .orShould()
                        .dependOnClassesThat(resideInAPackage("java.time..")));
    }

    /** A rule of the module's own. */
    public ModuleRules and(String description, ArchRule rule) {
        return add(description, rule);
    }

    private ModuleRules add(String description, ArchRule rule) {
        rules.put(description, rule);
        return this;
    }

    /** The rules as tests, for a {@code @TestFactory}. */
    public Stream<DynamicTest> tests() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("-tests.jar"))
                .importPackages(root);
        return rules.entrySet().stream()
                .map(rule -> DynamicTest.dynamicTest(
                        rule.getKey(), () -> rule.getValue().check(classes)));
    }
}
