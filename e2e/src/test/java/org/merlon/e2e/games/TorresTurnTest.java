package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Position;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.TorresPlayer;
import org.merlon.e2e.Visitor;

/** Tests the controls of a turn of Torres: the number of clicks, dragging, and that all targets can be hit. */
final class TorresTurnTest extends BrowserTest {
    private static final int MAX_CLICKS = 7;

    @Test
    void aTurnOfFiveActionPointsTakesSevenClicks() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            var taps = new TorresTaps(visitor);
            visitor.page().evaluate("""
                    () => {
                      window.clicks = 0;
                      addEventListener('click', () => window.clicks++, true);
                    }
                    """);
            String knight = taps.firstLit();
            player.action("Build").click();
            for (int block = 0; block < 3; block++) {
                visitor.runUntilLogged(() -> taps.tap(taps.firstLit()));
            }
            taps.tap(knight);
            Locator far = visitor.page()
                    .getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName(Pattern.compile("for 2 action points")));
            assertThat(far.first()).isAttached();
            String there = far.first().getAttribute("id").replace("space-", "");
            visitor.runUntilLogged(() -> taps.tap(there));
            assertThat(visitor.page().getByLabel(Pattern.compile("^0 action points left")))
                    .isVisible();
            visitor.runUntilLogged(() -> player.action("End turn").click());
            int clicks = ((Number) visitor.page().evaluate("window.clicks")).intValue();
            assertTrue(clicks <= MAX_CLICKS, clicks + " clicks");
            assertEquals(List.of(), visitor.errors());
        }
    }

    @Test
    void endOfTurnWarnsAboutUnusedPoints() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            player.action("End turn").click();
            assertThat(visitor.page().locator(".prompt")).containsText("You will lose 5 action points");
            visitor.button("Cancel").click();
            assertThat(player.action("End turn")).isVisible();
        }
    }

    @Test
    void blockIsDraggedFromTheBar() {
        try (Visitor visitor = visitor()) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            var taps = new TorresTaps(visitor);
            player.action("Build").click();
            String site = taps.firstLit();
            player.action("Build").click();
            visitor.runUntilLogged(() -> drag(visitor, player.action("Build"), site));
            assertEquals(List.of(), visitor.errors());
        }
    }

    /** Drags with the mouse and with touch, which by default would scroll the page. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void knightIsDraggedToItsSpace(boolean touch) {
        try (var visitor = visitor(390, 844, ColorScheme.LIGHT)) {
            visitor.playNow(TorresPlayer.TITLE);
            var player = new TorresPlayer(visitor);
            player.begin();
            var taps = new TorresTaps(visitor);
            String knight = taps.firstLit();
            taps.tap(knight);
            Locator far = visitor.page().locator("[id^=space-]", text("for 2 action points"));
            assertThat(far.first()).isAttached();
            String there = far.first().getAttribute("id").replace("space-", "");
            Position from = taps.point(knight);
            Position to = taps.point(there);
            taps.tap(knight); // put down again
            visitor.runUntilLogged(() -> {
                if (touch) {
                    dragByTouch(visitor, from, to);
                } else {
                    drag(visitor, from, to);
                }
            });
            assertThat(visitor.page().locator("#space-" + there, text("knight")))
                    .isAttached();
            assertEquals(List.of(), visitor.errors());
        }
    }

    private static Page.LocatorOptions text(String text) {
        return new Page.LocatorOptions().setHasText(text);
    }

    private static void dragByTouch(Visitor visitor, Position from, Position to) {
        CDPSession screen = visitor.page().context().newCDPSession(visitor.page());
        var touching = new JsonObject();
        touching.addProperty("enabled", true);
        screen.send("Emulation.setTouchEmulationEnabled", touching);
        screen.send("Input.dispatchTouchEvent", touch("touchStart", from));
        for (double part : new double[] {0.2, 0.4, 0.6, 0.8, 1}) {
            var on = new Position(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
            screen.send("Input.dispatchTouchEvent", touch("touchMove", on));
        }
        screen.send("Input.dispatchTouchEvent", touch("touchEnd"));
    }

    private static JsonObject touch(String type, Position... fingers) {
        var points = new JsonArray();
        for (Position finger : fingers) {
            var point = new JsonObject();
            point.addProperty("x", finger.x);
            point.addProperty("y", finger.y);
            points.add(point);
        }
        var event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        return event;
    }

    private static void drag(Visitor visitor, Locator what, String space) {
        BoundingBox from = what.boundingBox();
        BoundingBox to =
                visitor.page().locator(".space[data-space=" + space + "]").boundingBox();
        drag(visitor, middle(from), middle(to));
    }

    private static Position middle(BoundingBox box) {
        return new Position(box.x + box.width / 2, box.y + box.height / 2);
    }

    private static void drag(Visitor visitor, Position from, Position to) {
        Mouse mouse = visitor.page().mouse();
        mouse.move(from.x, from.y);
        mouse.down();
        mouse.move(to.x, to.y, new Mouse.MoveOptions().setSteps(5));
        mouse.up();
    }

    /** Checks a late position with towers of up to 15 levels from all four sides, on a desktop and on phones. */
    @Test
    void everyTappableSpaceCanBeHit() {
        try (var visitor = visitor()) {
            var taps = new TorresTaps(visitor);
            taps.openLateGame(3, 4);
            var player = new TorresPlayer(visitor);
            for (var screen : new int[][] {{1280, 800}, {390, 844}, {844, 390}}) {
                visitor.page().setViewportSize(screen[0], screen[1]);
                assertThat(player.action("End turn")).isVisible();
                for (int side = 0; side < 4; side++) {
                    String description = ", side " + side + " on " + screen[0] + "×" + screen[1];
                    assertTrue(taps.tappableCount() > 0);
                    assertEquals(List.of(), taps.coveredSpaces(), "knights" + description);
                    taps.tap(taps.firstLit());
                    assertEquals(List.of(), taps.coveredSpaces(), "where a knight gets" + description);
                    player.action("Build").click();
                    assertEquals(List.of(), taps.coveredSpaces(), "where blocks go" + description);
                    player.action("Build").click();
                    visitor.button("Turn the board left").click();
                }
            }
        }
    }
}
