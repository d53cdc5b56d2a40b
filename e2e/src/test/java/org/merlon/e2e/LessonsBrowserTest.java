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

/** Tests lessons and the pages of rules. */
@Order(1)
final class LessonsBrowserTest extends BrowserTest {
    /** One lesson in this many is tested in the browser; cli's tests check the content of all lessons. */
    private static final int LESSONS_PER_TEST = Effort.of(4, 4, 1);

    /** Opens lessons of a game and shows their hints and answers. */
    @ParameterizedTest
    @ValueSource(strings = {"torres", "blackstone", "onceupon"})
    void lessonsShowHintsAndAnswers(String game) {
        try (Visitor visitor = visitor()) {
            Page page = visitor.page();
            visitor.open("/learn/" + game);
            page.locator("main ol a").first().waitFor();
            int lessons = page.locator("main ol a").count();
            for (int lesson = 0; lesson < lessons; lesson += LESSONS_PER_TEST) {
                page.locator("main ol a").nth(lesson).click();
                assertThat(page.locator("[data-region=bar] .button:not(.tutor-bubble .button), .lit")
                                .first())
                        .isVisible();
                visitor.button("Give me a hint").click();
                visitor.button("Show the answer").click();
                assertThat(visitor.button("Show the answer")).isVisible(); // again after the last move
                page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("All lessons"))
                        .click();
            }
            assertEquals(List.of(), visitor.errors());
        }
    }

    /** Fails a lesson of Torres, tries again, solves it, and checks that it is marked as done. */
    @Test
    void lessonIsFailedThenSolved() {
        try (Visitor visitor = visitor()) {
            visitor.open("/learn/torres/climb");
            visitor.herald().waitFor();
            var player = new TorresPlayer(visitor);
            player.actAndConfirm("End turn");
            visitor.button("Try again").click();
            assertThat(player.action("End turn")).isVisible();
            visitor.open("/learn/torres");
            assertThat(solvedLessons(visitor)).hasCount(0);

            visitor.open("/learn/torres/climb");
            player.action("Move").click();
            player.tap("c3");
            assertThat(visitor.page().locator(".space.lit[data-space=d4]")).isAttached();
            player.tap("d4");
            visitor.button("Next lesson").click();
            assertThat(visitor.button("Give me a hint")).isVisible();
            assertThat(visitor.page()).hasURL(Pattern.compile(".*/learn/torres/widen$"));
            visitor.open("/learn/torres");
            assertThat(solvedLessons(visitor)).hasCount(1);
        }
    }

    private static Locator solvedLessons(Visitor visitor) {
        visitor.page().locator("main ol a").first().waitFor();
        return visitor.page().locator("main ol .done");
    }

    /** Rules have an address by number, and a refused move links to its rule. */
    @Test
    void rulesAreFoundByNumberWordAndRefusal() {
        try (Visitor visitor = visitor()) {
            Page page = visitor.page();
            visitor.open("/rules/torres#T-33");
            assertThat(page.locator("#T-33")).isInViewport();
            page.getByRole(AriaRole.SEARCHBOX).fill("king");
            assertThat(page.locator("#T-33")).hasCount(0);
            assertThat(page.locator("article").first()).containsText(Pattern.compile("king", Pattern.CASE_INSENSITIVE));
            page.getByRole(AriaRole.SEARCHBOX).fill("zzz");
            assertThat(page.getByText("No rule mentions “zzz”.")).isVisible();

            visitor.playNow(TorresPlayer.TITLE);
            visitor.awaitBoard();
            visitor.page().locator(".tools .why").click();
            assertThat(page.locator("dialog article.current")).isVisible();
        }
    }
}
