package org.merlon.cli;

import java.util.stream.Stream;
import org.merlon.engine.Game;
import org.merlon.engine.Games;

/** The games of the house, found as the house finds them, so that a new one is checked without a word here. */
final class AllGames {
    private AllGames() {}

    /** All but toys, which tests of the protocol bring along in some builds. */
    static Stream<Game> stream() {
        return Games.all().stream()
                .filter(game -> !game.getClass().getPackageName().contains(".toy"));
    }

    static Stream<String> ids() {
        return stream().map(Game::id);
    }
}
