package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Tsv;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.words.Words;

/**
 * Compares the numbers that the tutor, lessons and rules mention with the engine at the moment when the text is shown.
 * The claims are listed in {@code claims.tsv}: where the text stands, its words with the number in brackets, and the
 * path of the value.
 */
final class NumericClaimsTest {
    private static final List<String> NUMBERS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final Pattern NUMBER = Pattern.compile("\\[(\\w+)]");
    private static final int MAX_MOVES = 400;

    /** A number in a text, and the path of the engine's value. */
    private record Claim(String key, String moment, String words, String path) {
        Game game() {
            return AllGames.stream()
                    .filter(game -> key.startsWith(game.id() + "-"))
                    .findAny()
                    .orElseThrow();
        }

        /** Returns the id of the lesson, step of the tutor, or rule. */
        String id() {
            return key.split("-", 3)[2];
        }

        String kind() {
            return key.split("-", 3)[1];
        }

        Data condition() {
            Matcher number = NUMBER.matcher(words);
            assertTrue(number.find(), words);
            String word = number.group(1).toLowerCase(Locale.ROOT);
            long value = NUMBERS.contains(word) ? NUMBERS.indexOf(word) : Long.parseLong(word);
            return new Data.Obj().put("at", path).put("is", value);
        }

        @Override
        public String toString() {
            return key + ": " + words;
        }
    }

    static List<Claim> claims() {
        var claims = new ArrayList<Claim>();
        for (Tsv.Row row : Tsv.of(NumericClaimsTest.class, "claims.tsv").rows()) {
            claims.add(new Claim(row.text("key"), row.text("moment"), row.text("words"), row.text("path")));
        }
        return claims;
    }

    static Stream<Claim> claimsOfLessons() {
        return claims().stream().filter(claim -> claim.kind().equals("lesson"));
    }

    static Stream<Claim> claimsOfRules() {
        return claims().stream().filter(claim -> claim.kind().equals("rule"));
    }

    static Stream<Claim> claimsOfTutor() {
        return claims().stream().filter(claim -> claim.kind().equals("guide"));
    }

    @ParameterizedTest
    @MethodSource("claims")
    void textHasTheClaim(Claim claim) {
        String folder = claim.kind().equals("rule") ? "rules" : "lessons";
        String text = Words.english().texts(claim.game(), folder).get(claim.key());
        assertNotNull(text, claim.key());
        String words = NUMBER.matcher(claim.words()).replaceAll("$1");
        assertTrue(text.contains(words), () -> words + " is not in: " + text);
    }

    @ParameterizedTest
    @MethodSource("claimsOfLessons")
    void lessonsTellTheNumbersOfTheirPositions(Claim claim) {
        Data lesson = list(read(claim.game(), "lessons/lessons.json"), "lessons").stream()
                .filter(each -> field(each, "id").equals(new Data.Text(claim.id())))
                .findAny()
                .orElseThrow();
        var session = new Session();
        session.send("load " + Json.write(field(lesson, "position")));
        assertTrue(session.holds(claim.condition()), claim::toString);
    }

    /** The moment of a rule is a variant, the number of players and an edition. */
    @ParameterizedTest
    @MethodSource("claimsOfRules")
    void rulesTellTheNumbersOfTheGame(Claim claim) {
        String[] moment = claim.moment().split(" ", -1);
        var session = new Session();
        session.send("new "
                + Json.write(new Data.Obj()
                        .put("game", claim.game().id())
                        .put("variant", moment[0])
                        .put("players", Long.parseLong(moment[1]))
                        .put("options", new Data.Obj().put("edition", moment[2]))));
        assertTrue(session.holds(claim.condition()), claim::toString);
    }

    @ParameterizedTest
    @MethodSource("claimsOfTutor")
    void tutorTellsTheNumbersOfTheMoment(Claim claim) {
        Data guide = read(claim.game(), "lessons/guide.json");
        Data when = list(guide, "steps").stream()
                .filter(step -> field(step, "id").equals(new Data.Text(claim.id())))
                .map(step -> field(step, "when"))
                .findAny()
                .orElseThrow();
        Session session = guided(claim.game(), guide);
        session.playUntil(each -> each.holds(when instanceof Data.Null ? new Data.Arr() : when));
        assertTrue(session.holds(claim.condition()), claim::toString);
    }

    /** The limit of tokens depends on the number of Kings, so the tutor names no number for it. */
    @Test
    void tutorNamesNoNumberForLimits() {
        Map<String, String> texts = Words.english().texts(claims().getFirst().game(), "lessons");
        for (String step : List.of("limits", "done")) {
            String text = Objects.requireNonNull(texts.get("blackstone-guide-" + step));
            assertTrue(text.contains("as you have Kings"), text);
            for (String number : NUMBERS) {
                assertFalse(List.of(text.split("\\W+")).contains(number), text);
            }
        }
    }

    private static Session guided(Game game, Data guide) {
        var session = new Session();
        session.send("new "
                + Json.write(new Data.Obj()
                        .put("game", game.id())
                        .put("variant", field(guide, "variant"))
                        .put("options", field(guide, "options"))
                        .put("players", field(guide, "players"))
                        .put("seed", field(guide, "seed"))));
        return session;
    }

    /** A session of the engine protocol. */
    private static final class Session {
        private final EngineSession session = new EngineSession(problem -> {
            throw new AssertionError(problem);
        });

        String send(String line) {
            String reply = String.valueOf(session.answer(line));
            assertEquals("ok", reply.split(" ", 2)[0], () -> line + " → " + reply);
            return reply;
        }

        boolean holds(Data conditions) {
            Data.Arr all = conditions instanceof Data.Arr list ? list : new Data.Arr().add(conditions);
            var request =
                    new Data.Obj().put("seat", 0).put("moves", new Data.Arr()).put("of", new Data.Arr().add(all));
            return send("holds " + Json.write(request)).equals("ok [true]");
        }

        void playUntil(Predicate<Session> moment) {
            for (int i = 0; !moment.test(this); i++) {
                assertTrue(i < MAX_MOVES, "the moment does not come");
                String move = String.valueOf(session.answer("go {\"bot\":\"greedy\"}"))
                        .replaceAll(".*\"move\":\"([^\"]*)\".*", "$1");
                send("play " + move);
            }
        }
    }

    private static Data read(Game game, String file) {
        try (InputStream in = Objects.requireNonNull(game.getClass().getResourceAsStream(file), file)) {
            return Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException | JsonException e) {
            throw new AssertionError(file, e);
        }
    }

    private static Data field(Data data, String name) {
        return data instanceof Data.Obj object ? object.fields().getOrDefault(name, Data.Null.NULL) : Data.Null.NULL;
    }

    private static List<Data> list(Data data, String name) {
        return field(data, name) instanceof Data.Arr list ? list.items() : List.of();
    }
}
