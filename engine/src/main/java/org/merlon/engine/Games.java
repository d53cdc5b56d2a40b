package org.merlon.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.merlon.engine.words.Phrase;

/** The registry of all games, found by {@link ServiceLoader}. */
public final class Games {
    private static final List<Game> ALL = load();

    private Games() {}

    private static List<Game> load() {
        var games = new ArrayList<Game>();
        ServiceLoader.load(Game.class).forEach(games::add);
        games.sort(Comparator.comparing(Game::id)); // the loader's order is that of the class path
        return List.copyOf(games);
    }

    public static List<Game> all() {
        return ALL;
    }

    public static Game byId(String id) throws SetupException {
        Phrase message = Phrase.of("common-setup-unknown-game")
                .with("wanted", id)
                .withWords("known", ALL.stream().map(Game::id).toList());
        return Setup.find(ALL, Game::id, id, SetupException.Code.UNKNOWN_GAME, message);
    }
}
