package org.merlon.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.engine.info.RecommendedSetup;
import org.merlon.engine.info.RuleBook;
import org.merlon.engine.move.Refusal;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Phrase;

/**
 * Formats phrases with the catalogues of Merlon and of the games. A game's catalogue is in the folder {@code
 * words} of its {@link Game}'s package. Formatting never fails: a missing message shows as its key.
 */
public final class Words {
    /** The catalogue of texts that all programs share. */
    private static final String COMMON = "common";

    /** The catalogues that are not a game's. The prefix of a key, up to its first dash, names the catalogue. */
    public static final List<String> SHARED_CATALOGUES = List.of(COMMON, "error", "server", "ui", "terminal");

    private static final Words ENGLISH = new Words();

    private final Map<String, Catalogue> catalogues = new ConcurrentHashMap<>();

    private Words() {}

    public static Words english() {
        return ENGLISH;
    }

    /** Formats a phrase, naming players by their numbers. */
    public String say(Phrase phrase) {
        return say(phrase, this::playerName);
    }

    /** Formats a phrase, naming players by these names. */
    public String say(Phrase phrase, IntFunction<String> names) {
        return say(phrase, names, new ArrayList<>());
    }

    /** Formats all reasons of a refusal, one sentence after the other. */
    public String say(Refusal refusal) {
        return refusal.phrases().stream().map(this::say).collect(Collectors.joining(" "));
    }

    /** Formats a phrase and adds missing messages and arguments to {@code problems}, for tests. */
    public String say(Phrase phrase, List<String> problems) {
        return say(phrase, this::playerName, problems);
    }

    /** Returns the name of a player who has none, such as “Player 2”. */
    public String playerName(int seat) {
        return say(Phrase.of("common-default-player-name").with("number", seat + 1L));
    }

    private String say(Phrase phrase, IntFunction<String> names, List<String> problems) {
        Map<String, Object> args = new LinkedHashMap<>();
        phrase.args().forEach((name, arg) -> args.put(name, value(arg, names, problems)));
        var formatErrors = new ArrayList<Exception>();
        String text = catalogue(phrase.key()).format(phrase.key(), args, formatErrors);
        formatErrors.forEach(problem -> problems.add(phrase + ": " + problem.getMessage()));
        if (text == null) {
            problems.add(phrase + ": there is no such message");
            return phrase.toString();
        }
        return text;
    }

    private Object value(Arg arg, IntFunction<String> names, List<String> problems) {
        return switch (arg) {
            case Arg.Word word -> word.text();
            case Arg.Count number -> number.value();
            case Arg.Noun noun -> say(noun.phrase(), names, problems);
            case Arg.Seat seat -> names.apply(seat.seat());
            case Arg.Several several -> list(several, names, problems);
        };
    }

    private String list(Arg.Several several, IntFunction<String> names, List<String> problems) {
        String text = "";
        for (int i = 0; i < several.items().size(); i++) {
            String item = String.valueOf(value(several.items().get(i), names, problems));
            boolean last = i == several.items().size() - 1;
            text = i == 0
                    ? item
                    : say(Phrase.of(last ? "common-list-and" : "common-list-comma")
                            .with("before", text)
                            .with("next", item));
        }
        return text;
    }

    /** Returns true if a catalogue has this message or attribute. */
    public boolean hasMessage(String key) {
        return catalogue(key).keys().contains(key);
    }

    /** Returns the keys of all messages and attributes of a catalogue, in the order of its file. */
    public List<String> keys(String owner) {
        return catalogue(owner + "-").keys();
    }

    private Catalogue catalogue(String key) {
        int dash = key.indexOf('-');
        return catalogues.computeIfAbsent(dash < 0 ? COMMON : key.substring(0, dash), Words::loadCatalogue);
    }

    private static Catalogue loadCatalogue(String owner) {
        for (Game game : Games.all()) {
            if (game.id().equals(owner)) {
                return Catalogue.load(game.getClass(), "words");
            }
        }
        return SHARED_CATALOGUES.contains(owner) ? Catalogue.load(Words.class, owner) : Catalogue.parse(owner, "");
    }

    /** Returns a one-line description of a game for newcomers. */
    public String summary(Game game) {
        return say(Phrase.of(game.id() + "-summary"));
    }

    public String name(Game game, Variant variant) {
        return say(variant.title(game));
    }

    public String summary(Game game, Variant variant) {
        return say(Phrase.of(variant.title(game).key() + ".summary"));
    }

    /** Returns the playing time of a variant. */
    public String length(Game game, Variant variant) {
        return say(Phrase.of(variant.title(game).key() + ".length"));
    }

    /** Returns how difficult a variant is to learn. */
    public String difficulty(Game game, Variant variant) {
        return say(Phrase.of(variant.title(game).key() + ".difficulty"));
    }

    public String name(Game game, RecommendedSetup beginning) {
        return say(Phrase.of(beginningKey(game, beginning)));
    }

    public String summary(Game game, RecommendedSetup beginning) {
        return say(Phrase.of(beginningKey(game, beginning) + ".summary"));
    }

    private static String beginningKey(Game game, RecommendedSetup beginning) {
        return game.id() + "-beginning-" + beginning.id();
    }

    public String name(Game game, Variant.Preset preset) {
        return say(Phrase.of(presetKey(game, preset)));
    }

    public String summary(Game game, Variant.Preset preset) {
        return say(Phrase.of(presetKey(game, preset) + ".summary"));
    }

    private static String presetKey(Game game, Variant.Preset preset) {
        return game.id() + "-preset-" + preset.id();
    }

    public String summary(Game game, Option option) {
        return say(Phrase.of(optionKey(game, option) + ".summary"));
    }

    public String name(Game game, Option option) {
        return say(Phrase.of(optionKey(game, option)));
    }

    /** Returns the name of a value of an option. */
    public String name(Game game, Option option, Data value) {
        return value instanceof Data.Text text
                ? say(Phrase.of(optionKey(game, option) + "-" + text.value()))
                : say(Phrase.of("common-switch-" + value.equals(new Data.Truth(true))));
    }

    private static String optionKey(Game game, Option option) {
        return game.id() + "-option-" + option.id();
    }

    /**
     * Returns the phrase for an event, by the message {@code …-event-NAME} of its game, or null if there is none. A message
     * {@code …-event-NAME-FIELD} is used for events that have this field. Seats become players, and a word with its own
     * message, such as {@code …-card-leap} for a card, becomes a noun.
     */
    public @Nullable Phrase eventPhrase(Game game, Data.Obj event) {
        String key = event.fields().get("event") instanceof Data.Text name ? game.id() + "-event-" + name.value() : "";
        String messageKey = event.fields().keySet().stream()
                .map(field -> key + "-" + field)
                .filter(this::hasMessage)
                .findFirst()
                .orElse(key);
        if (!hasMessage(messageKey)) {
            return null;
        }
        Phrase phrase = Phrase.of(messageKey);
        for (Map.Entry<String, Data> field : event.fields().entrySet()) {
            String name = field.getKey();
            if (name.equals("event")) {
                continue;
            }
            phrase = switch (field.getValue()) {
                case Data.Whole number ->
                    game.seatFields().contains(name)
                            ? phrase.withSeat(name, Math.toIntExact(number.value()))
                            : phrase.with(name, number.value());
                case Data.Text text -> phrase.with(name, argument(game, name, text.value()));
                case Data.Arr list -> phrase.withAll(name, arguments(game, name, list));
                case Data.Truth truth -> phrase.with(name, String.valueOf(truth.value()));
                case Data.Null none -> phrase.with(name, "none");
                default -> phrase;
            };
        }
        return phrase;
    }

    private List<Arg> arguments(Game game, String kind, Data.Arr list) {
        var words = new ArrayList<Arg>();
        for (Data item : list.items()) {
            if (item instanceof Data.Text text) {
                words.add(argument(game, kind, text.value()));
            }
        }
        return words;
    }

    private Arg argument(Game game, String kind, String value) {
        String noun = game.id() + "-" + kind + "-" + value.replace('+', '-'); // a key may not contain a plus sign
        return hasMessage(noun) ? new Arg.Noun(Phrase.of(noun)) : new Arg.Word(value);
    }

    /** Returns the numbered rules of a game as texts, each below its title. */
    public RuleBook ruleBook(Game game) {
        String prefix = game.id() + "-rule-";
        Map<String, String> texts = texts(game, "rules");
        Map<String, String> rules = new LinkedHashMap<>();
        texts.forEach((key, text) -> {
            if (key.startsWith(prefix) && !key.contains(".")) {
                rules.put(key.substring(prefix.length()), texts.get(key + ".title") + "\n" + text);
            }
        });
        return RuleBook.of(rules);
    }

    /** Returns all texts of a different catalogue of a game, such as its rules or lessons, in the order of the file. */
    public Map<String, String> texts(Game game, String folder) {
        Catalogue catalogue =
                catalogues.computeIfAbsent(game.id() + "/" + folder, name -> Catalogue.load(game.getClass(), folder));
        Map<String, String> texts = new LinkedHashMap<>();
        for (String key : catalogue.keys()) {
            texts.put(key, Objects.requireNonNull(catalogue.format(key, Map.of(), new ArrayList<>())));
        }
        return texts;
    }
}
