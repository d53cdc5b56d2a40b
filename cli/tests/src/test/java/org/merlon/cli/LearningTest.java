package org.merlon.cli;

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
import org.merlon.protocol.Json;
import org.merlon.protocol.JsonException;
import org.merlon.words.Words;

/** Checks that rules, lessons and guides are complete: texts exist, positions load, lessons can be solved and failed. */
final class LearningTest {
    /** The kinds of message that need a rule as explanation: the part of the key after the game's name. */
    private static final List<String> ASKED = List.of("why", "ask", "prompt", "option", "family", "guest", "dog");

    private static final int LEAST_LESSONS = 3;
    private static final int MOST_LESSONS = 10;
    private static final int MOST_MOVES = 40; // of a bot that solves a lesson
    private static final String DEPUTY = "greedy"; // plays for a player who skips ahead, also in the browser

    static Stream<Game> games() {
        return AllGames.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleStandsInOneSectionAndEveryNameHasItsText(Game game) {
        Map<String, Data> outline = read(game, "rules/outline.json");
        Map<String, String> texts = Words.english().texts(game, "rules");
        var rules = new ArrayList<String>();
        var wanted = new TreeSet<String>(Set.of(game.id() + "-story", game.id() + "-story.line"));
        wanted.addAll(Set.of(game.id() + "-story.by", game.id() + "-story.time"));
        for (Data section : list(outline, "sections")) {
            Map<String, Data> fields = fields(section);
            wanted.add(game.id() + "-rules-" + text(fields, "id"));
            rules.addAll(texts(fields, "rules"));
            texts(fields, "pictures")
                    .forEach(picture -> assertTrue(fields(outline, "pictures").containsKey(picture), picture));
            checkVariants(game, fields);
        }
        rules.forEach(
                rule -> wanted.addAll(Set.of(game.id() + "-rule-" + rule, game.id() + "-rule-" + rule + ".title")));
        fields(outline, "pictures").keySet().forEach(picture -> wanted.add(game.id() + "-picture-" + picture));
        for (Data aid : list(outline, "aids")) {
            String key = game.id() + "-aid-" + text(fields(aid), "id");
            wanted.addAll(Set.of(key, key + ".text"));
            checkVariants(game, fields(aid));
        }
        for (String question : texts(outline, "questions")) {
            wanted.addAll(Set.of(game.id() + "-question-" + question, game.id() + "-question-" + question + ".answer"));
        }
        var found = new TreeSet<>(texts.keySet());
        found.removeIf(key -> key.endsWith(".lead")); // a section may have one
        assertEquals(wanted, found);
        assertEquals(new HashSet<>(rules).size(), rules.size(), "a rule stands twice");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoAsksWhyIsShownARule(Game game) {
        Map<String, Data> why = fields(read(game, "rules/outline.json"), "why");
        var book = Words.english().ruleBook(game);
        var unexplained = new ArrayList<String>();
        for (String key : Words.english().keys(game.id())) {
            if (!key.contains(".")
                    && ASKED.stream().anyMatch(part -> key.startsWith(game.id() + "-" + part + "-"))
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
    void noTextHidesAnother(Game game) {
        var seen = new HashSet<>(Words.english().keys(game.id()));
        for (String folder : List.of("rules", "lessons")) {
            Words.english().texts(game, folder).keySet().forEach(key -> assertTrue(seen.add(key), key));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPictureCanBeDrawn(Game game) {
        fields(read(game, "rules/outline.json"), "pictures")
                .forEach((id, picture) -> new Talk(game.id() + " picture " + id).load(fields(picture)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyVariantHasACourseAndEveryLessonItsWords(Game game) {
        Map<String, String> texts = Words.english().texts(game, "lessons");
        List<Data> lessons = list(read(game, "lessons/lessons.json"), "lessons");
        var wanted = new TreeSet<String>();
        for (Data lesson : lessons) {
            String key = game.id() + "-lesson-" + text(fields(lesson), "id");
            for (String part : List.of("", ".title", ".right", ".wrong", ".hint")) {
                assertTrue(wanted.add(key + part), key);
            }
            assertNotNull(Words.english().ruleBook(game).rule(text(fields(lesson), "rule")), key);
        }
        for (Data step : list(read(game, "lessons/guide.json"), "steps")) {
            wanted.add(game.id() + "-guide-" + text(fields(step), "id"));
        }
        assertEquals(wanted, new TreeSet<>(texts.keySet()));
        for (Variant variant : game.variants()) {
            long course = lessons.stream()
                    .filter(lesson -> text(fields(lesson), "variant").equals(variant.id()))
                    .count();
            assertTrue(course >= LEAST_LESSONS && course <= MOST_LESSONS, variant.id() + ": " + course);
        }
    }

    static Stream<Named<Map<String, Data>>> lessons() {
        return games().flatMap(game -> list(read(game, "lessons/lessons.json"), "lessons").stream()
                .map(LearningTest::fields)
                .map(lesson -> Named.of(game.id() + " " + text(lesson, "id"), lesson)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonCanBeSolvedAndFailed(Map<String, Data> lesson) {
        assertAll(
                () -> {
                    var right = new Course(lesson);
                    if (lesson.containsKey("answer")) {
                        right.play(texts(lesson, "answer"));
                    } else {
                        right.solve();
                    }
                    assertTrue(right.reached(), "the answer does not reach the goal");
                },
                () -> {
                    var wrong = new Course(lesson);
                    wrong.play(texts(lesson, "failing"));
                    assertFalse(wrong.reached(), "what should fail reaches the goal");
                    assertTrue(wrong.missed(), "what should fail goes on");
                });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theGuidedGameBeginsAndItsConditionsCanBeRead(Game game) {
        Map<String, Data> guide = read(game, "lessons/guide.json");
        Talk talk = Talk.guided(game, guide);
        for (Data step : list(guide, "steps")) {
            for (String when : List.of("when", "until", "skip")) {
                talk.holds(0, List.of(), fields(step).getOrDefault(when, new Data.Arr()));
            }
        }
    }

    /** If a player skips ahead, bots play on and hand the game back before it is over. */
    @ParameterizedTest
    @MethodSource("games")
    void whoSkipsAheadPlaysTheEndByHand(Game game) {
        Map<String, Data> guide = read(game, "lessons/guide.json");
        List<Data> skips = list(guide, "steps").stream()
                .filter(step -> fields(step).containsKey("skip"))
                .map(step -> value(fields(step), "skip"))
                .toList();
        assertFalse(skips.isEmpty(), "nothing can be skipped");
        for (Data skip : skips) {
            Talk talk = Talk.guided(game, guide);
            while (!talk.holds(0, List.of(), skip)) {
                int mover = talk.toMove();
                assertTrue(mover >= 0, "the game is over before the player has it back");
                talk.ok("play " + talk.choice(mover == 0 ? DEPUTY : text(guide, "bot")));
            }
            assertEquals(0, talk.toMove(), "whose move it is then");
        }
    }

    /** A player who builds nothing in the first turn gets the explanation in the second. */
    @Test
    void whoHasNotBuiltIsStillToldHow() {
        Game torres =
                games().filter(game -> game.id().equals("torres")).findAny().orElseThrow();
        Map<String, Data> guide = read(torres, "lessons/guide.json");
        Map<String, Data> widen = list(guide, "steps").stream()
                .map(LearningTest::fields)
                .filter(step -> text(step, "id").equals("widen"))
                .findAny()
                .orElseThrow();
        Talk talk = Talk.guided(torres, guide);
        talk.ok("play setup c6");
        while (talk.toMove() != 0) {
            talk.ok("play " + talk.choice(text(guide, "bot")));
        }
        assertTrue(talk.holds(0, List.of(), value(widen, "when")));
        talk.ok("play end");
        while (talk.toMove() != 0) {
            assertFalse(talk.holds(0, List.of("end"), value(widen, "when")), "he speaks while others move");
            talk.ok("play " + talk.choice(text(guide, "bot")));
        }
        assertTrue(talk.holds(0, List.of("end"), value(widen, "when")));
        assertFalse(talk.holds(0, List.of("end"), value(widen, "until")));
    }

    /** A lesson being played. */
    private static final class Course {
        private final Map<String, Data> lesson;
        private final Talk talk;
        private final int seat;
        private final List<String> moves = new ArrayList<>();
        private int turns = 1;

        Course(Map<String, Data> lesson) {
            this.lesson = lesson;
            talk = new Talk(text(lesson, "id"));
            seat = number(lesson, "seat", 0);
            talk.load(lesson);
            assertEquals(seat, talk.toMove(), "whose move it is");
            assertFalse(reached(), "it is reached before it begins");
        }

        void play(List<String> line) {
            for (String move : line) {
                assertFalse(reached() || missed(), "it is over before " + move);
                talk.ok("play " + move);
                moves.add(move);
                letOthersPlay();
            }
        }

        /** Lets a strong bot play until the lesson is over. */
        void solve() {
            while (!reached() && !missed() && moves.size() < MOST_MOVES) {
                play(List.of(talk.choice("hard")));
            }
        }

        private void letOthersPlay() {
            boolean away = talk.toMove() != seat;
            while (lesson.containsKey("against") && talk.toMove() >= 0 && talk.toMove() != seat) {
                talk.ok("play " + talk.choice(text(lesson, "against")));
            }
            turns += away ? 1 : 0;
        }

        boolean reached() {
            return talk.holds(seat, moves, value(lesson, "goal"));
        }

        boolean missed() {
            return talk.toMove() != seat
                    || moves.size() >= number(lesson, "moves", MOST_MOVES)
                    || turns > number(lesson, "turns", 1);
        }
    }

    /** A client of the engine protocol. */
    private static final class Talk {
        private final String about;
        private final EngineSession session;

        Talk(String about) {
            this.about = about;
            session = new EngineSession(problem -> {
                throw new AssertionError(about + ": " + problem);
            });
        }

        /** Starts a guided game. */
        static Talk guided(Game game, Map<String, Data> guide) {
            var talk = new Talk(game.id() + " guide");
            talk.ask(
                    "new",
                    new Data.Obj()
                            .put("game", game.id())
                            .put("variant", text(guide, "variant"))
                            .put("options", value(guide, "options"))
                            .put("players", value(guide, "players"))
                            .put("seed", value(guide, "seed")));
            return talk;
        }

        void load(Map<String, Data> with) {
            ask("load", value(with, "position"));
        }

        Data ask(String command, Data argument) {
            return ok(command + " " + Json.write(argument));
        }

        Data ok(String line) {
            String reply = String.valueOf(session.answer(line));
            assertTrue(reply.startsWith("ok"), () -> about + ": " + line + " → " + reply);
            return reply.equals("ok") ? Data.Null.NULL : parse(reply.substring("ok ".length()));
        }

        int toMove() {
            return fields(ok("status")).get("toMove") instanceof Data.Whole(long mover) ? (int) mover : -1;
        }

        String choice(String bot) {
            return String.valueOf(session.answer("go {\"bot\":\"" + bot + "\",\"iterations\":400}"))
                    .replaceAll(".*\"move\":\"([^\"]*)\".*", "$1");
        }

        boolean holds(int seat, List<String> moves, Data clauses) {
            var wish = new Data.Obj()
                    .put("seat", seat)
                    .put("moves", Data.texts(moves))
                    .put("of", new Data.Arr().add(clauses));
            return ask("holds", wish).equals(new Data.Arr().add(new Data.Truth(true)));
        }
    }

    private static void checkVariants(Game game, Map<String, Data> fields) {
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

    private static Data value(Map<String, Data> of, String name) {
        return of.getOrDefault(name, Data.Null.NULL);
    }

    private static Map<String, Data> fields(Map<String, Data> of, String name) {
        return fields(value(of, name));
    }

    private static List<Data> list(Map<String, Data> of, String name) {
        return of.get(name) instanceof Data.Arr(List<Data> items) ? items : List.of();
    }

    private static List<String> texts(Map<String, Data> of, String name) {
        return list(of, name).stream().map(item -> ((Data.Text) item).value()).toList();
    }

    private static String text(Map<String, Data> of, String name) {
        return of.get(name) instanceof Data.Text(String text) ? text : "";
    }

    private static int number(Map<String, Data> of, String name, int absent) {
        return of.get(name) instanceof Data.Whole(long number) ? (int) number : absent;
    }
}
