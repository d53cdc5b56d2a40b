package org.merlon.e2e.games;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Position;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.e2e.PreparedTable;
import org.merlon.e2e.Visitor;

/** Taps the board of Torres at screen coordinates, so that only visible elements can be hit. */
record TorresTaps(Visitor visitor) {
    /** Yields the points on a fine grid at which a space can be hit. */
    private static final String HITS_FUNCTION = """
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
    private static final String TAPPABLE_SPACES = """
            const open = [...new Set([...document.querySelectorAll('.space.lit, .targets path')]
                .map((each) => each.dataset.space))];
            """;

    /** Returns the number of spaces that should be tappable. */
    int tappableCount() {
        return ((Number) page().evaluate("() => {" + TAPPABLE_SPACES + "return open.length; }")).intValue();
    }

    /** Returns the spaces that should be tappable but are covered. */
    List<?> coveredSpaces() {
        return (List<?>) page().evaluate("() => {" + HITS_FUNCTION + TAPPABLE_SPACES
                + "return open.filter((space) => hits(space).next().done); }");
    }

    /** Taps a space with the mouse. */
    void tap(String space) {
        Position point = point(space);
        page().mouse().click(point.x, point.y);
    }

    /** Returns a point in the middle of those at which a space can be hit. */
    Position point(String space) {
        var coordinates = (List<?>) Objects.requireNonNull(
                page().evaluate(
                                "(space) => {" + HITS_FUNCTION
                                        + "const all = [...hits(space)]; return all[all.length >> 1]; }",
                                space),
                space + " is hidden");
        return new Position(number(coordinates.get(0)), number(coordinates.get(1)));
    }

    private static double number(@Nullable Object value) {
        return value instanceof Number number ? number.doubleValue() : 0;
    }

    /** Returns the first highlighted space. */
    String firstLit() {
        return String.valueOf(page().locator(".space.lit").first().getAttribute("data-space"));
    }

    /** Creates a table late in the game, with the highest towers, and opens it. */
    void openLateGame(int phase, int round) {
        visitor.open(PreparedTable.BLANK_PAGE);
        Object id = page().evaluate(PreparedTable.readScript("torres-late.js"), Map.of("phase", phase, "round", round));
        visitor.open("/table/" + id);
        page().locator(".hotseat-cover .button").click(); // shown because the visitor plays both seats
        visitor.awaitBoard();
    }

    private Page page() {
        return visitor.page();
    }
}
