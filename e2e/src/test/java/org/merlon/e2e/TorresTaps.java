package org.merlon.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Position;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Taps the board of Torres as a finger does: only what is really hit there counts. */
record TorresTaps(Visitor visitor) {
    /** Looks for points of the screen where a space is hit, on a fine grid over what can be tapped of it. */
    private static final String HITS = """
            function* hits(space) {
              for (const each of document.querySelectorAll(`.targets [data-space="${space}"]`)) {
                const box = each.getBoundingClientRect();
                for (let y = box.top + 2; y < box.bottom; y += 3) {
                  for (let x = box.left + 2; x < box.right; x += 3) {
                    const hit = document.elementFromPoint(x, y)?.closest('[data-space]');
                    if (hit?.dataset.space === space) yield [x, y];
                  }
                }
              }
            }
            """;

    /** The lit spaces and the knights that can be taken up. */
    private static final String OPEN = """
            const open = [...new Set([...document.querySelectorAll('.space.lit, .targets path')]
                .map((each) => each.dataset.space))];
            """;

    /** How many spaces can be tapped. */
    int open() {
        return ((Number) page().evaluate("() => {" + OPEN + "return open.length; }")).intValue();
    }

    /** Those of them that no finger finds. */
    List<?> hidden() {
        return (List<?>)
                page().evaluate("() => {" + HITS + OPEN + "return open.filter((space) => hits(space).next().done); }");
    }

    /** Taps a space with the mouse. */
    void tap(String space) {
        Position at = point(space);
        page().mouse().click(at.x, at.y);
    }

    /** Where a finger finds a space: a point amid those that hit it. */
    Position point(String space) {
        var at = (List<?>) Objects.requireNonNull(
                page().evaluate(
                                "(space) => {" + HITS + "const all = [...hits(space)]; return all[all.length >> 1]; }",
                                space),
                space + " is hidden");
        return new Position(number(at.get(0)), number(at.get(1)));
    }

    private static double number(@Nullable Object value) {
        return value instanceof Number number ? number.doubleValue() : 0;
    }

    /** The first lit space. */
    String firstLit() {
        return String.valueOf(page().locator(".space.lit").first().getAttribute("data-space"));
    }

    /** Makes a table that is late in its game, with towers as high as they get, and sits down there. */
    void sitDownLate(int phase, int round) {
        visitor.open(Prepared.BARE);
        Object id = page().evaluate(Prepared.script("torres-late.js"), Map.of("phase", phase, "round", round));
        visitor.open("/table/" + id);
        page().locator(".hotseat-cover .button").click(); // whoever plays both seats is asked who they are now
        visitor.awaitBoard();
    }

    private Page page() {
        return visitor.page();
    }
}
