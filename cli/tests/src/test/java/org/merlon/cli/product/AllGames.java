package org.merlon.cli.product;

import java.util.stream.Stream;
import org.merlon.engine.Game;
import org.merlon.engine.Games;

/** The registered games, so that tests check a new game without a change. */
final class AllGames {
    private AllGames() {}

    /** Returns all games except the toy games, which the protocol's tests add in some builds. */
    static Stream<Game> stream() {
        return Games.all().stream()
                .filter(game -> !game.getClass().getPackageName().contains(".toy"));
    }

    static Stream<String> ids() {
        return stream().map(Game::id);
    }
}
