package org.merlon.arena.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.arena.Contestant;
import org.merlon.arena.MatchPlan;
import org.merlon.arena.Results;
import org.merlon.arena.Samples;
import org.merlon.arena.Series;
import org.merlon.bots.Bots;
import org.xml.sax.InputSource;

class ReportsTest {
    private static Results results(int players, String... bots) throws InterruptedException {
        return new Series(Samples.pairing(players, 1, bots)).run(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 greedy random",
                "3 greedy random easy:2it",
                "2 random",
                "2 random greedy easy:1it easy:2it medium:1it medium:2it hard:1it:100000ms master:1it:100000ms"
            })
    void theTextFitsEightyColumnsAndNamesEverybody(String line) throws InterruptedException {
        String[] words = line.split(" ", -1);
        Results results = results(
                Integer.parseInt(words[0]),
                List.of(words).subList(1, words.length).toArray(String[]::new));
        String text = TextReport.of(results);
        for (String each : text.split("\n", -1)) {
            assertTrue(each.length() <= 80, each);
        }
        for (int i = 1; i < words.length; i++) {
            assertTrue(text.contains("\n" + (words[i].length() > 20 ? words[i].substring(0, 19) : words[i])), text);
        }
        assertTrue(text.contains("\nplayer 1 "), text);
        assertTrue(text.contains("\nsetup "), text);
    }

    /** The plots are XML, so a parser can check them. */
    @Test
    void thePageStandsAloneAndItsDrawingsAreWhole() throws Exception {
        String page = HtmlReport.of(results(2, "greedy", "random"));
        assertFalse(page.contains("http"), "nothing is loaded from elsewhere");
        assertFalse(page.contains("NaN"), page);
        int drawings = 0;
        for (int at = page.indexOf("<svg "); at >= 0; at = page.indexOf("<svg ", at + 1)) {
            String svg = page.substring(at, page.indexOf("</svg>", at) + "</svg>".length());
            var document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
            assertTrue(document.getElementsByTagName("text").getLength() > 0, svg);
            drawings++;
        }
        assertEquals(7, drawings);
    }

    @Test
    void aNameCannotBreakThePage() throws InterruptedException {
        var bot = new Contestant(
                "<b>\"&", Bots.all().getFirst().defaultBudget(), Bots.all().getFirst()::newPlayer);
        String page = HtmlReport.of(new Series(new MatchPlan(Samples.torres(2), List.of(bot), 1, "1")).run(1));
        assertTrue(page.contains("&lt;b&gt;&quot;&amp;"), page);
        assertFalse(page.contains("<b>"), page);
    }

    /** Returns the part of the report that does not depend on the clock: everything before "time". */
    private static String timeless(String json) {
        return json.substring(0, json.indexOf("\"time\":"));
    }

    @Test
    void theReportDoesNotDependOnTheNumberOfThreads() throws InterruptedException {
        MatchPlan pairing = Samples.pairing(2, 4, "easy:5it", "greedy");
        String one = JsonReport.of(new Series(pairing).run(1));
        assertEquals(timeless(one), timeless(JsonReport.of(new Series(pairing).run(3))));
        assertTrue(one.contains("\"seatsDiffer\":"), one);
        assertTrue(one.endsWith("]}\n"), one);
    }
}
