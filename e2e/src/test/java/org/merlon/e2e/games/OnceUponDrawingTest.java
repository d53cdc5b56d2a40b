package org.merlon.e2e.games;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.merlon.e2e.BrowserPlayer;
import org.merlon.e2e.BrowserTest;
import org.merlon.e2e.OnceUponPlayer;
import org.merlon.e2e.Visitor;
import org.merlon.testkit.ServerProcess;

/** Tests drawing on castles by hand; no stroke may be lost. */
@Order(1)
final class OnceUponDrawingTest extends BrowserTest {
    private static final String RED_STROKES = ".hand path[stroke='#b8443a']";

    /** The automatically drawn parts of a sheet without residents. */
    private static final String PARTS = "g[data-part]:not([data-part^=folk])";

    private static Locator sheet(Visitor visitor) {
        return visitor.page().locator(".sheet .paper").first();
    }

    /** Draws a line on the sheet; coordinates are fractions of its width and height. */
    private static void drag(Visitor visitor, double x, double y, double toX, double toY) {
        Locator pad = visitor.page().locator("svg.pad");
        pad.scrollIntoViewIfNeeded();
        BoundingBox box = pad.boundingBox();
        Page page = visitor.page();
        page.mouse().move(box.x + box.width * x, box.y + box.height * y);
        page.mouse().down();
        page.mouse().move(box.x + box.width * (x + toX) / 2, box.y + box.height * (y + toY) / 2);
        page.mouse().move(box.x + box.width * toX, box.y + box.height * toY);
        page.mouse().up();
    }

    @Test
    void strokesSurviveBuildingReloadRestartAndTheEnd(@TempDir Path data) throws IOException {
        try (var server = ServerProcess.start(data, null, 0);
                Visitor host = visitor(server);
                Visitor guest = visitor(server)) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            OnceUponPlayer.startTogether(host, guest);
            host.button("Sketch").click();
            host.page().locator(".crayon[aria-label=red]").click();
            drag(host, 0.03, 0.7, 0.97, 0.6);
            Locator own = sheet(host).locator(RED_STROKES);
            Locator seen = guest.list("The others").locator(RED_STROKES);
            assertThat(own).hasCount(1);
            assertThat(seen).hasCount(1);

            host.button("Done").click();
            Locator built = sheet(host).locator(PARTS);
            while (built.count() == 0) {
                BrowserPlayer mover = BrowserPlayer.awaitPlayerToMove(first, second);
                assertTrue(mover != null, "something is built before the end");
                mover.playMove();
            }
            assertThat(own).hasCount(1);
            server.kill();
            server.restart();
            host.page().reload();
            guest.page().reload();
            assertThat(own).hasCount(1);
            assertThat(seen).hasCount(1);

            host.button("Sketch").click();
            host.page().locator(".crayon[aria-label=red]").click();
            drag(host, 0.4, 0.1, 0.6, 0.1);
            assertThat(own).hasCount(2);
            // The turn has an Undo button too.
            host.page().getByLabel("Crayons").getByText("Undo").click();
            assertThat(own).hasCount(1);
            assertThat(seen).hasCount(1);
            host.selectMenuItem("Resign");
            host.button("Resign game").click();
            assertThat(host.list("The castles").locator(RED_STROKES)).hasCount(1);
            assertThat(guest.list("The castles").locator(RED_STROKES)).hasCount(1);
        }
    }

    @Test
    void blankSheetLooksTheSameToEverybody() {
        try (Visitor host = visitor();
                Visitor guest = visitor()) {
            var first = new OnceUponPlayer(host);
            var second = new OnceUponPlayer(guest);
            OnceUponPlayer.startTogether(host, guest);
            Locator own = sheet(host).locator(PARTS);
            while (own.count() == 0) {
                BrowserPlayer mover = BrowserPlayer.awaitPlayerToMove(first, second);
                assertTrue(mover != null, "something is built before the end");
                mover.playMove();
            }
            int parts = own.count();
            Locator others = guest.list("The others");
            assertThat(others.locator(PARTS)).hasCount(parts);
            host.page().getByLabel("Side of your sheet").selectOption("Blank: I draw");
            host.button("Sketch").click();
            host.page().locator(".crayon[aria-label=red]").click();
            drag(host, 0.03, 0.7, 0.97, 0.6);
            host.button("Done").click();
            assertHandDrawn(sheet(host));
            assertHandDrawn(others);

            host.page().reload();
            guest.page().reload();
            assertHandDrawn(sheet(host));
            assertHandDrawn(others);
            assertThat(host.page().getByLabel("Side of your sheet")).hasValue("by-hand");

            host.page().getByLabel("Side of your sheet").selectOption("Blank");
            assertThat(own).hasCount(parts);
            assertThat(others.locator(PARTS)).hasCount(parts);
            assertThat(others.locator(RED_STROKES)).hasCount(1);
            assertEquals(List.of(), host.errors());
            assertEquals(List.of(), guest.errors());
        }
    }

    /** Checks that a castle shows its owner's stroke and no part that is drawn automatically. */
    private static void assertHandDrawn(Locator castle) {
        assertThat(castle.locator(RED_STROKES)).hasCount(1);
        assertThat(castle.locator(PARTS)).hasCount(0);
    }

    @Test
    void partCanBeReplacedByADrawing() {
        try (Visitor visitor = visitor()) {
            var player = new OnceUponPlayer(visitor);
            visitor.playNow(OnceUponPlayer.TITLE);
            Locator drawn = sheet(visitor).locator(PARTS);
            while (drawn.count() == 0 && player.awaitTurn()) {
                player.playMove();
            }
            int parts = drawn.count();
            visitor.button("Sketch").click();
            selectPart(visitor);
            visitor.button("Draw it myself").click();
            visitor.page().locator(".crayon[aria-label=red]").click();
            drag(visitor, 0.2, 0.2, 0.5, 0.4);
            assertThat(sheet(visitor).locator(RED_STROKES)).hasCount(1);
            visitor.button("Keep it as it is").click();
            visitor.button("Done").click();
            assertThat(sheet(visitor).locator(RED_STROKES)).hasCount(1);
            assertThat(drawn).hasCount(parts);
        }
    }

    /** Taps possible places of parts until one is selected; a tap elsewhere draws a dot. */
    private static void selectPart(Visitor visitor) {
        double[][] places = {{0.5, 0.77}, {0.295, 0.6}, {0.187, 0.76}, {0.155, 0.62}};
        for (double[] place : places) {
            drag(visitor, place[0], place[1], place[0], place[1]);
            if (visitor.button("Draw it myself").count() > 0) {
                return;
            }
        }
        throw new AssertionError("no part could be chosen");
    }
}
