package org.merlon.server;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.merlon.architecture.ModuleRules;
import org.merlon.server.game.ServerRules;
import org.merlon.server.guard.ServerLimits;
import org.merlon.server.store.Store;
import org.merlon.server.store.accounts.AccountStore;
import org.merlon.server.table.actions.NewTables;
import org.merlon.server.table.actions.ValidNewTable;
import org.merlon.server.table.live.Table;
import org.merlon.server.table.live.Tables;
import org.merlon.server.table.schedule.TableScheduler;

class ArchitectureTest {
    @TestFactory
    Stream<DynamicTest> architecture() {
        return ModuleRules.of("org.merlon.server")
                .hasNoCyclesBelowRoot()
                .hasNoPackageCyclesBetween(
                        Set.of("store", "store.accounts", "store.admin", "store.cluster", "store.log", "store.sql"),
                        Set.of("table.actions", "table.live", "table.view"),
                        Set.of("web.commands", "web.http", "web.limits", "web.sockets"))
                .and(
                        "the game log knows no table, store, clock or limit",
                        noClasses()
                                .that()
                                .resideInAPackage("org.merlon.server.game..")
                                .should()
                                .dependOnClassesThat(resideInAnyPackage(
                                                "org.merlon.server.table..",
                                                "org.merlon.server.web..",
                                                "org.merlon.server.people..",
                                                "java.sql..",
                                                "java.util.concurrent..")
                                        .or(belongToAnyOf(ServerLimits.class, Store.class)))
                                .orShould()
                                .callMethod(System.class, "currentTimeMillis"))
                .and(
                        "only new tables take the current server rules",
                        noClasses()
                                .that(com.tngtech.archunit.base.DescribedPredicate.not(
                                        belongToAnyOf(NewTables.class, ValidNewTable.class, ServerRules.class)))
                                .should()
                                .accessField(ServerRules.class, "CURRENT"))
                .and(
                        "a table reaches nothing that reaches tables",
                        noClasses()
                                .that(belongToAnyOf(Table.class))
                                .should()
                                .transitivelyDependOnClassesThat(belongToAnyOf(
                                                Tables.class,
                                                NewTables.class,
                                                TableScheduler.class,
                                                Store.class,
                                                AccountStore.class)
                                        .or(resideInAnyPackage(
                                                "org.merlon.server.people..", "org.merlon.server.web.."))))
                .tests();
    }
}
