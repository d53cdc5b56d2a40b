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
        String title = words.say(Phrase.of("server-link-preview-title")
                .with("game", setup.game().name())
                .with("variant", words.name(setup.game(), setup.variant())));
        String key = switch (game.phase()) {
            case OPEN -> "server-link-preview-open";
            case PLAYING -> "server-link-preview-playing";
            case OVER, ABORTED -> "server-link-preview-over";
        };
        return new LinkPreview(title, words.say(Phrase.of(key).with("who", players)));
    }

    static String name(Occupant seat, NameLookup names) {
        return switch (seat) {
            case Occupant.Person person -> person.called() == null ? names.name(person.id()) : person.called();
            case Occupant.Named named -> named.name();
            case Occupant.Bot bot ->
                Words.english().say(Phrase.of("server-bot-name").with("name", bot.name()));
            case Occupant.Nobody nobody -> "";
        };
    }
}
