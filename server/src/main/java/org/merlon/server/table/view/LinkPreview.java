package org.merlon.server.table.view;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.words.Phrase;
import org.merlon.server.game.LiveGame;
import org.merlon.server.game.Occupant;
import org.merlon.server.table.live.NameLookup;
import org.merlon.server.table.live.Table;
import org.merlon.words.Words;

/** The title and text of a link preview: game, variant and players, but nothing about the state of the game. */
public record LinkPreview(String title, String text) {

    public static LinkPreview of(Table table) {
        LiveGame game = table.game();
        Words words = Words.english();
        var setup = game.terms().setup();
        List<String> names = new ArrayList<>();
        for (Occupant seat : game.seats()) {
            if (!(seat instanceof Occupant.Nobody)) {
                names.add(name(seat, table.context().names()));
            }
        }
        String players = String.join(", ", names);
        String title = words.say(Phrase.of("house-card")
                .with("game", setup.game().name())
                .with("variant", words.name(setup.game(), setup.variant())));
        String key = switch (game.phase()) {
            case OPEN -> "house-card-open";
            case PLAYING -> "house-card-playing";
            case OVER, ABORTED -> "house-card-over";
        };
        return new LinkPreview(title, words.say(Phrase.of(key).with("who", players)));
    }

    static String name(Occupant seat, NameLookup names) {
        return switch (seat) {
            case Occupant.Person person -> person.called() == null ? names.name(person.id()) : person.called();
            case Occupant.Named named -> named.name();
            case Occupant.Bot bot ->
                Words.english().say(Phrase.of("house-card-bot").with("name", bot.name()));
            case Occupant.Nobody nobody -> "";
        };
    }
}
