package org.merlon.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Position;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Taps the board of Torres at screen coordinates, so that only visible elements can be hit. */
record TorresTaps(Visitor visitor) {
    /** Yields the points on a fine grid at which a space can be hit. */
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

    /** Collects the highlighted spaces and the knights that can be picked up. */
    private static final String OPEN = """
            const open = [...new Set([...document.querySelectorAll('.space.lit, .targets path')]
                .map((each) => each.dataset.space))];
            """;

    /** Returns the number of spaces that should be tappable. */
    int open() {
        return ((Number) page().evaluate("() => {" + OPEN + "return open.length; }")).intValue();
    }

    /** Returns the spaces that should be tappable but are covered. */
    List<?> hidden() {
        return (List<?>)
                page().evaluate("() => {" + HITS + OPEN + "return open.filter((space) => hits(space).next().done); }");
    }

    /** Taps a space with the mouse. */
    void tap(String space) {
        Position at = point(space);
        page().mouse().click(at.x, at.y);
    }

    /** Returns a point in the middle of those at which a space can be hit. */
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

    /** Returns the first highlighted space. */
    String firstLit() {
        return String.valueOf(page().locator(".space.lit").first().getAttribute("data-space"));
    }

    /** Creates a table late in the game, with the highest towers, and opens it. */
    void sitDownLate(int phase, int round) {
        visitor.open(Prepared.BARE);
        Object id = page().evaluate(Prepared.script("torres-late.js"), Map.of("phase", phase, "round", round));
        visitor.open("/table/" + id);
        page().locator(".curtain .button").click(); // shown because the visitor plays both seats
        visitor.awaitBoard();
    }

    private Page page() {
        return visitor.page();
    }
}
