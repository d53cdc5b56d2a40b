package org.merlon.cli.product;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.Variant;
import org.merlon.engine.data.Data;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.words.Words;

/** Checks that rules, lessons and guides are complete: texts exist, positions load, lessons can be solved and failed. */
final class RulesAndLessonsTest {
    /** The kinds of message that need a rule as explanation: the part of the key after the game's name. */
    private static final List<String> EXPLAINED_KINDS =
            List.of("why", "ask", "prompt", "option", "family", "guest", "dog");

    private static final int MIN_LESSONS = 3;
    private static final int MAX_LESSONS = 10;
    private static final int MAX_MOVES = 40; // of a bot that solves a lesson
    private static final String SKIPPING_BOT = "greedy"; // plays for a player who skips ahead, also in the browser

    static Stream<Game> games() {
        return AllGames.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleIsInOneSectionAndHasItsText(Game game) {
        Map<String, Data> outline = read(game, "rules/outline.json");
        Map<String, String> texts = Words.english().texts(game, "rules");
        var rules = new ArrayList<String>();
        var expected = new TreeSet<String>(Set.of(game.id() + "-story", game.id() + "-story.line"));
        expected.addAll(Set.of(game.id() + "-story.by", game.id() + "-story.time"));
        for (Data section : list(outline, "sections")) {
            Map<String, Data> fields = fields(section);
            expected.add(game.id() + "-rules-" + text(fields, "id"));
            rules.addAll(texts(fields, "rules"));
            texts(fields, "pictures")
                    .forEach(picture -> assertTrue(fields(outline, "pictures").containsKey(picture), picture));
            assertVariantsExist(game, fields);
        }
        rules.forEach(
                rule -> expected.addAll(Set.of(game.id() + "-rule-" + rule, game.id() + "-rule-" + rule + ".title")));
        fields(outline, "pictures").keySet().forEach(picture -> expected.add(game.id() + "-picture-" + picture));
        for (Data aid : list(outline, "aids")) {
            String key = game.id() + "-aid-" + text(fields(aid), "id");
            expected.addAll(Set.of(key, key + ".text"));
            assertVariantsExist(game, fields(aid));
        }
        for (String question : texts(outline, "questions")) {
            expected.addAll(
                    Set.of(game.id() + "-question-" + question, game.id() + "-question-" + question + ".answer"));
        }
        var found = new TreeSet<>(texts.keySet());
        found.removeIf(key -> key.endsWith(".lead")); // a section may have one
        assertEquals(expected, found);
        assertEquals(new HashSet<>(rules).size(), rules.size(), "a rule stands twice");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyExplanationNamesARule(Game game) {
        Map<String, Data> why = fields(read(game, "rules/outline.json"), "why");
        var book = Words.english().ruleBook(game);
        var unexplained = new ArrayList<String>();
        for (String key : Words.english().keys(game.id())) {
            if (!key.contains(".")
                    && EXPLAINED_KINDS.stream().anyMatch(part -> key.startsWith(game.id() + "-" + part + "-"))
                    && !why.containsKey(key)) {
                unexplained.add(key);
            }
        }
        assertEquals(List.of(), unexplained);
        why.forEach((key, rule) -> {
            assertTrue(Words.english().hasMessage(key), key);
            assertTrue(rule instanceof Data.Text(String number) && book.rule(number) != null, key);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void textKeysAreUnique(Game game) {
        var seen = new HashSet<>(Words.english().keys(game.id()));
        for (String folder : List.of("rules", "lessons", "story")) {
            Words.english().texts(game, folder).keySet().forEach(key -> assertTrue(seen.add(key), key));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyVariantHasAStoryAndADescribedPicture(Game game) {
        Set<String> keys = Words.english().texts(game, "story").keySet();
        Stream.concat(Stream.of("world"), game.variants().stream().map(variant -> "variant-" + variant.id()))
                .map(page -> game.id() + "-story-" + page)
                .forEach(key -> assertTrue(keys.containsAll(Set.of(key, key + ".picture")), key));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPictureLoads(Game game) {
        fields(read(game, "rules/outline.json"), "pictures")
                .forEach((id, picture) -> new EngineClient(game.id() + " picture " + id).load(fields(picture)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyVariantHasLessonsAndEveryLessonItsTexts(Game game) {
        Map<String, String> texts = Words.english().texts(game, "lessons");
        List<Data> lessons = list(read(game, "lessons/lessons.json"), "lessons");
        var expected = new TreeSet<String>();
        for (Data lesson : lessons) {
            String key = game.id() + "-lesson-" + text(fields(lesson), "id");
            for (String part : List.of("", ".title", ".right", ".wrong", ".hint")) {
                assertTrue(expected.add(key + part), key);
            }
            assertNotNull(Words.english().ruleBook(game).rule(text(fields(lesson), "rule")), key);
        }
        for (Data step : list(read(game, "lessons/guide.json"), "steps")) {
            expected.add(game.id() + "-guide-" + text(fields(step), "id"));
        }
        assertEquals(expected, new TreeSet<>(texts.keySet()));
        for (Variant variant : game.variants()) {
            long count = lessons.stream()
                    .filter(lesson -> text(fields(lesson), "variant").equals(variant.id()))
                    .count();
            assertTrue(count >= MIN_LESSONS && count <= MAX_LESSONS, variant.id() + ": " + count);
        }
    }

    static Stream<Named<Map<String, Data>>> lessons() {
        return games().flatMap(game -> list(read(game, "lessons/lessons.json"), "lessons").stream()
                .map(RulesAndLessonsTest::fields)
                .map(lesson -> Named.of(game.id() + " " + text(lesson, "id"), lesson)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonCanBeSolvedAndFailed(Map<String, Data> lesson) {
        assertAll(
                () -> {
                    var right = new LessonRun(lesson);
                    if (lesson.containsKey("answer")) {
                        right.play(texts(lesson, "answer"));
                    } else {
                        right.solve();
                    }
                    assertTrue(right.isSolved(), "the answer does not reach the goal");
                },
                () -> {
                    var wrong = new LessonRun(lesson);
                    wrong.play(texts(lesson, "failing"));
                    assertFalse(wrong.isSolved(), "what should fail reaches the goal");
                    assertTrue(wrong.isFailed(), "what should fail goes on");
                });
    }

    @ParameterizedTest
    @MethodSource("games")
    void guidedGameStartsAndItsConditionsParse(Game game) {
        Map<String, Data> guide = read(game, "lessons/guide.json");
        EngineClient client = EngineClient.startGuided(game, guide);
        for (Data step : list(guide, "steps")) {
            for (String when : List.of("when", "until", "skip")) {
                client.holds(0, List.of(), fields(step).getOrDefault(when, new Data.Arr()));
            }
        }
    }

    /** If a player skips ahead, bots play on and hand the game back before it is over. */
    @ParameterizedTest
    @MethodSource("games")
    void skippingAheadHandsTheGameBackBeforeItsEnd(Game game) {
        Map<String, Data> guide = read(game, "lessons/guide.json");
        List<Data> skips = list(guide, "steps").stream()
                .filter(step -> fields(step).containsKey("skip"))
                .map(step -> value(fields(step), "skip"))
                .toList();
        assertFalse(skips.isEmpty(), "nothing can be skipped");
        for (Data skip : skips) {
            EngineClient client = EngineClient.startGuided(game, guide);
            while (!client.holds(0, List.of(), skip)) {
                int mover = client.toMove();
                assertTrue(mover >= 0, "the game is over before the player has it back");
                client.send("play " + client.botMove(mover == 0 ? SKIPPING_BOT : text(guide, "bot")));
            }
            assertEquals(0, client.toMove(), "whose move it is then");
        }
    }

    /** A player who builds nothing in the first turn gets the explanation in the second. */
    @Test
    void torresGuideRepeatsTheHintToBuild() {
        Game torres =
                games().filter(game -> game.id().equals("torres")).findAny().orElseThrow();
        Map<String, Data> guide = read(torres, "lessons/guide.json");
        Map<String, Data> widenStep = list(guide, "steps").stream()
                .map(RulesAndLessonsTest::fields)
                .filter(step -> text(step, "id").equals("widen"))
                .findAny()
                .orElseThrow();
        EngineClient client = EngineClient.startGuided(torres, guide);
        client.send("play setup c6");
        while (client.toMove() != 0) {
            client.send("play " + client.botMove(text(guide, "bot")));
        }
        assertTrue(client.holds(0, List.of(), value(widenStep, "when")));
        client.send("play end");
        while (client.toMove() != 0) {
            assertFalse(client.holds(0, List.of("end"), value(widenStep, "when")), "he speaks while others move");
            client.send("play " + client.botMove(text(guide, "bot")));
        }
        assertTrue(client.holds(0, List.of("end"), value(widenStep, "when")));
        assertFalse(client.holds(0, List.of("end"), value(widenStep, "until")));
    }

    /** A lesson being played. */
    private static final class LessonRun {
        private final Map<String, Data> lesson;
        private final EngineClient client;
        private final int seat;
        private final List<String> moves = new ArrayList<>();
        private int turns = 1;

        LessonRun(Map<String, Data> lesson) {
            this.lesson = lesson;
            client = new EngineClient(text(lesson, "id"));
            seat = number(lesson, "seat", 0);
            client.load(lesson);
            assertEquals(seat, client.toMove(), "whose move it is");
            assertFalse(isSolved(), "it is reached before it begins");
        }

        void play(List<String> sequence) {
            for (String move : sequence) {
                assertFalse(isSolved() || isFailed(), "it is over before " + move);
                client.send("play " + move);
                moves.add(move);
                playOtherSeats();
            }
        }

        /** Lets a strong bot play until the lesson is over. */
        void solve() {
            while (!isSolved() && !isFailed() && moves.size() < MAX_MOVES) {
                play(List.of(client.botMove("hard")));
            }
        }

        private void playOtherSeats() {
            boolean turnEnded = client.toMove() != seat;
            while (lesson.containsKey("against") && client.toMove() >= 0 && client.toMove() != seat) {
                client.send("play " + client.botMove(text(lesson, "against")));
            }
            turns += turnEnded ? 1 : 0;
        }

        boolean isSolved() {
            return client.holds(seat, moves, value(lesson, "goal"));
        }

        boolean isFailed() {
            return client.toMove() != seat
                    || moves.size() >= number(lesson, "moves", MAX_MOVES)
                    || turns > number(lesson, "turns", 1);
        }
    }

    /** A client of the engine protocol. */
    private static final class EngineClient {
        private final String label;
        private final EngineSession session;

        EngineClient(String label) {
            this.label = label;
            session = new EngineSession(problem -> {
                throw new AssertionError(label + ": " + problem);
            });
        }

        /** Starts a guided game. */
        static EngineClient startGuided(Game game, Map<String, Data> guide) {
            var client = new EngineClient(game.id() + " guide");
            client.sendData(
                    "new",
                    new Data.Obj()
                            .put("game", game.id())
                            .put("variant", text(guide, "variant"))
                            .put("options", value(guide, "options"))
                            .put("players", value(guide, "players"))
                            .put("seed", value(guide, "seed")));
            return client;
        }

        void load(Map<String, Data> description) {
            sendData("load", value(description, "position"));
        }

        Data sendData(String command, Data argument) {
            return send(command + " " + Json.write(argument));
        }

        Data send(String line) {
            String reply = String.valueOf(session.answer(line));
            assertTrue(reply.startsWith("ok"), () -> label + ": " + line + " → " + reply);
            return reply.equals("ok") ? Data.Null.NULL : parse(reply.substring("ok ".length()));
        }

        int toMove() {
            return fields(send("status")).get("toMove") instanceof Data.Whole(long mover) ? (int) mover : -1;
        }

        String botMove(String bot) {
            return String.valueOf(session.answer("go {\"bot\":\"" + bot + "\",\"iterations\":400}"))
                    .replaceAll(".*\"move\":\"([^\"]*)\".*", "$1");
        }

        boolean holds(int seat, List<String> moves, Data conditions) {
            var request = new Data.Obj()
                    .put("seat", seat)
                    .put("moves", Data.texts(moves))
                    .put("of", new Data.Arr().add(conditions));
            return sendData("holds", request).equals(new Data.Arr().add(new Data.Truth(true)));
        }
    }

    private static void assertVariantsExist(Game game, Map<String, Data> fields) {
        List<String> known = game.variants().stream().map(Variant::id).toList();
        texts(fields, "variants").forEach(variant -> assertTrue(known.contains(variant), variant));
    }

    private static Map<String, Data> read(Game game, String file) {
        try (InputStream in = game.getClass().getResourceAsStream(file)) {
            assertNotNull(in, game.id() + " has no " + file);
            return fields(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Data parse(String json) {
        try {
            return Json.read(json);
        } catch (JsonException e) {
            throw new AssertionError(e.reason(), e);
        }
    }

    private static Map<String, Data> fields(Data data) {
        return data instanceof Data.Obj(Map<String, Data> fields) ? fields : Map.of();
    }

    private static Data value(Map<String, Data> object, String name) {
        return object.getOrDefault(name, Data.Null.NULL);
    }

    private static Map<String, Data> fields(Map<String, Data> object, String name) {
        return fields(value(object, name));
    }

    private static List<Data> list(Map<String, Data> object, String name) {
        return object.get(name) instanceof Data.Arr(List<Data> items) ? items : List.of();
    }

    private static List<String> texts(Map<String, Data> object, String name) {
        return list(object, name).stream()
                .map(item -> ((Data.Text) item).value())
                .toList();
    }

    private static String text(Map<String, Data> object, String name) {
        return object.get(name) instanceof Data.Text(String text) ? text : "";
    }

    private static int number(Map<String, Data> object, String name, int fallback) {
        return object.get(name) instanceof Data.Whole(long number) ? (int) number : fallback;
    }
}
