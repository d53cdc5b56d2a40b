package org.merlon.simulation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.GameState;
import org.merlon.engine.Positions;
import org.merlon.engine.Viewer;
import org.merlon.protocol.json.Json;
import org.merlon.server.game.LiveGame;
import org.merlon.simulation.PlayerView.Shown;
import org.merlon.simulation.world.World;

/** Compares everything that was shown with the log: each person sees the view of their seat, and nothing else. */
final class ViewAudit {
    private final World world;
    private final Map<Integer, LiveGame> games;

    /** The views that were computed, by number of the entry and seat. */
    private final Map<String, String> expected = new HashMap<>();

    /** @param games the table after each entry, by number; views of later ones are not examined */
    ViewAudit(World world, Map<Integer, LiveGame> games) {
        this.world = world;
        this.games = games;
    }

    void check(SimulatedPlayer player) {
        for (PlayerView screen : player.screens()) {
            for (Shown shown : screen.shown()) {
                check(player, shown);
            }
        }
    }

    private void check(SimulatedPlayer player, Shown shown) {
        LiveGame game = games.get(shown.number());
        GameState state = game == null ? null : game.state();
        if (game != null && state != null) {
            int seat = seat(game, player.person());
            String view = expected.computeIfAbsent(shown.number() + "/" + seat, key -> view(state, seat));
            if (!shown.message().contains("\"view\":" + view)) {
                world.fail(player.name() + " was shown something else than seat " + seat + " sees after entry "
                        + shown.number());
            }
        }
    }

    /** The seat whose view a person is shown; -1 for a spectator. */
    private static int seat(LiveGame game, @Nullable String person) {
        List<Integer> seats = game.seatsOf(person);
        return seats.isEmpty() ? -1 : seats.contains(game.toMove()) ? game.toMove() : seats.getFirst();
    }

    private static String view(GameState state, int seat) {
        return Json.write(Positions.view(state, seat < 0 ? Viewer.SPECTATOR : Viewer.seat(seat))
                .data());
    }
}
