package org.merlon.protocol;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Option;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.engine.play.Match;
import org.merlon.protocol.json.JsonException;
import org.merlon.protocol.view.Status;

/** The commands that list and set up games: games, new, load. */
final class SetupCommands {
    private static final String NEW_EXAMPLE =
            "new {\"game\":\"" + exampleGame() + "\",\"players\":2,\"seed\":\"any text\"}";

    private static final String VIEW_EXAMPLE = "load {\"view\":VIEW,\"seat\":0,\"seed\":\"7\"}";

    private final SessionGame sessionGame;

    SetupCommands(SessionGame sessionGame) {
        this.sessionGame = sessionGame;
    }

    private static String exampleGame() {
        return Games.all().isEmpty() ? "" : Games.all().getFirst().id();
    }

    Reply games(String argument) throws CommandException {
        Arguments.requireNone("games", argument);
        var games = new Data.Arr();
        for (Game game : Games.all()) {
            var variants = new Data.Arr();
            for (Variant variant : game.variants()) {
                variants.add(describe(game, variant));
            }
            var data =
                    new Data.Obj().put("id", game.id()).put("name", game.name()).put("variants", variants);
            games.add(game.rulesData() == null ? data : data.put("rulesData", game.rulesData()));
        }
        return sessionGame.reply(games);
    }

    private Data.Obj describe(Game game, Variant variant) {
        var options = new Data.Arr();
        for (Option option : variant.options()) {
            var values = new Data.Arr();
            option.values().forEach(values::add);
            options.add(new Data.Obj()
                    .put("id", option.id())
                    .put("values", values)
                    .put("default", option.values().getFirst()));
        }
        return new Data.Obj()
                .put("id", variant.id())
                .put("name", sessionGame.host().say(variant.title(game)))
                .put("minPlayers", variant.minPlayers())
                .put("maxPlayers", variant.maxPlayers())
                .put("options", options);
    }

    /** The arguments of {@code new}; the types of players and options are checked later, with their own error codes. */
    private record NewArguments(
            String game,
            @Nullable String variant,
            @Nullable Data players,
            @Nullable Data options,
            String seed) {}

    Reply newGame(String argument) throws CommandException {
        NewArguments arguments = newArguments(argument);
        try {
            Game game = Games.byId(arguments.game());
            Variant variant =
                    arguments.variant() == null ? game.variants().getFirst() : game.variant(arguments.variant());
            Setup setup =
                    Setup.of(game, variant.id(), players(arguments.players(), variant), options(arguments.options()));
            return replaceGame(Match.start(setup, SeedParser.key(arguments.seed())));
        } catch (SetupException e) {
            throw new CommandException(
                    ErrorCode.of(e.code()), sessionGame.host().say(e.phrase()));
        }
    }

    private NewArguments newArguments(String argument) throws CommandException {
        Data data;
        try {
            data = sessionGame.host().read(argument);
        } catch (JsonException e) {
            // A number of players such as 2.5 is valid JSON but an invalid number of players.
            ErrorCode code = switch (e.field()) {
                case "players" -> ErrorCode.BAD_PLAYERS;
                case "options" -> ErrorCode.BAD_OPTION;
                default -> ErrorCode.BAD_JSON;
            };
            throw new CommandException(code, e.reason() + Arguments.exampleSuffix(NEW_EXAMPLE));
        }
        return Arguments.fields(
                data,
                NEW_EXAMPLE,
                fields -> new NewArguments(
                        fields.text("game"),
                        fields.has("variant") ? fields.text("variant") : null,
                        fields.raw("players"),
                        fields.raw("options"),
                        fields.text("seed", "")));
    }

    private static int players(@Nullable Data requested, Variant variant) throws CommandException {
        if (requested == null) {
            return variant.minPlayers();
        }
        if (requested instanceof Data.Whole number && number.value() == (int) number.value()) {
            return (int) number.value();
        }
        throw new CommandException(
                ErrorCode.BAD_PLAYERS,
                "players: a number from " + variant.minPlayers() + " to " + variant.maxPlayers() + " is wanted");
    }

    private static Map<String, Data> options(@Nullable Data requested) throws CommandException {
        if (requested == null) {
            return Map.of();
        }
        if (requested instanceof Data.Obj object) {
            return object.fields();
        }
        throw new CommandException(ErrorCode.BAD_OPTION, "options: an object is wanted, not " + requested.kind());
    }

    Reply load(String argument) throws CommandException {
        try {
            if (!(sessionGame.host().read(argument) instanceof Data.Obj object)) {
                throw new CommandException(ErrorCode.BAD_POSITION, "a position is one object, as dump writes it");
            }
            return replaceGame(new Match(loaded(object)));
        } catch (JsonException e) {
            ErrorCode code = switch (e.kind()) {
                case MALFORMED -> ErrorCode.BAD_JSON;
                case NUMBER -> ErrorCode.BAD_POSITION;
            };
            throw new CommandException(code, e.reason());
        } catch (PositionException e) {
            throw new CommandException(
                    ErrorCode.BAD_POSITION, sessionGame.host().say(e.phrase()));
        }
    }

    /** Loads a position, or imagines one from a view. */
    private static GameState loaded(Data.Obj object) throws CommandException, PositionException {
        if (!object.fields().containsKey("view")) {
            return Positions.load(new Position(object));
        }
        record ViewArguments(Data view, int seat, String seed) {}
        ViewArguments arguments = Arguments.fields(
                object,
                VIEW_EXAMPLE,
                fields -> new ViewArguments(
                        Objects.requireNonNull(fields.raw("view")),
                        fields.whole("seat", 0, Integer.MAX_VALUE),
                        fields.text("seed", "")));
        if (!(arguments.view() instanceof Data.Obj view)) {
            throw new CommandException(ErrorCode.BAD_POSITION, "a view is one object, as the command view writes it");
        }
        return Positions.imagine(view, arguments.seat(), new FastRandom(SeedParser.number(arguments.seed())));
    }

    /** Replaces the game. Creates the reply first: if that fails, the session keeps its game. */
    private Reply replaceGame(Match match) {
        Reply reply = sessionGame.reply(Status.of(match.state()).data());
        sessionGame.replace(match);
        return reply;
    }
}
