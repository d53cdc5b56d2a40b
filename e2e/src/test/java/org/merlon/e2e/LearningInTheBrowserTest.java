package org.merlon.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.testkit.Effort;

/** Lessons, and rules to look things up. */
@Order(1)
final class LearningInTheBrowserTest extends BrowserTest {
    /** Lessons differ in what the engine decides, which {@code LearningTest} holds for all; in a soak a browser shows all. */
    private static final int EVERY = Effort.of(4, 4, 1);

    /** A lesson of a game asks for something at a table, and its answer leads where it should. */
    @ParameterizedTest
    @ValueSource(strings = {"torres", "blackstone", "onceupon"})
    void aLessonIsAskedAndAnswered(String game) {
        try (Visitor visitor = visitor()) {
            Page page = visitor.page();
            visitor.open("/learn/" + game);
            page.locator("main ol a").first().waitFor();
            int lessons = page.locator("main ol a").count();
            for (int lesson = 0; lesson < lessons; lesson += EVERY) {
                page.locator("main ol a").nth(lesson).click();
                assertThat(page.locator("[data-region=bar] .button:not(.tutor-bubble .button), .lit")
                                .first())
                        .isVisible();
                visitor.button("A hint, please").click();
                visitor.button("Show the answer").click();
                assertThat(visitor.button("Show the answer")).isVisible(); // again, after the last move
                page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("All lessons"))
                        .click();
            }
            assertEquals(List.of(), visitor.complaints());
        }
    }

    /** A lesson of Torres is missed, tried again, reached, and remembered. */
    @Test
    void aLessonIsMissedAndReached() {
        try (Visitor visitor = visitor()) {
            visitor.open("/learn/torres/climb");
            visitor.herald().waitFor();
            var player = new TorresPlayer(visitor);
            player.actForGood("End turn");
            visitor.button("Try again").click();
            assertThat(player.action("End turn")).isVisible();
            visitor.open("/learn/torres");
            assertThat(done(visitor)).hasCount(0);

            visitor.open("/learn/torres/climb");
            player.action("Move").click();
            player.tap("c3");
            assertThat(visitor.page().locator(".space.lit[data-space=d4]")).isAttached();
            player.tap("d4");
            visitor.button("Next lesson").click();
            assertThat(visitor.button("A hint, please")).isVisible();
            assertThat(visitor.page()).hasURL(Pattern.compile(".*/learn/torres/widen$"));
            visitor.open("/learn/torres");
            assertThat(done(visitor)).hasCount(1);
        }
    }

    private static Locator done(Visitor visitor) {
        visitor.page().locator("main ol a").first().waitFor();
        return visitor.page().locator("main ol .done");
    }

    /** The number of a rule is its address, and a refusal leads to its rule. */
    @Test
    void rulesAreFoundByNumberByWordAndByAskingWhy() {
        try (Visitor visitor = visitor()) {
            Page page = visitor.page();
            visitor.open("/rules/torres#T-33");
            assertThat(page.locator("#T-33")).isInViewport();
            page.getByRole(AriaRole.SEARCHBOX).fill("king");
            assertThat(page.locator("#T-33")).hasCount(0);
            assertThat(page.locator("article").first()).containsText(Pattern.compile("king", Pattern.CASE_INSENSITIVE));
            page.getByRole(AriaRole.SEARCHBOX).fill("zzz");
            assertThat(page.getByText("No rule speaks of “zzz”.")).isVisible();

            visitor.playNow(TorresPlayer.TITLE);
            visitor.awaitBoard();
            visitor.page().locator(".tools .why").click();
            assertThat(page.locator("dialog article.current")).isVisible();
        }
    }
}
