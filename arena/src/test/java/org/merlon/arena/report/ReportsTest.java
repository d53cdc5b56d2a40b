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
import org.merlon.arena.ArenaSamples;
import org.merlon.arena.Contestant;
import org.merlon.arena.MatchPlan;
import org.merlon.arena.Series;
import org.merlon.arena.SeriesResults;
import org.merlon.bots.levels.Bots;
import org.xml.sax.InputSource;

class ReportsTest {
    private static SeriesResults results(int players, String... bots) throws InterruptedException {
        return new Series(ArenaSamples.plan(players, 1, bots)).run(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 greedy random",
                "3 greedy random easy:2it",
                "2 random",
                "2 random greedy easy:1it easy:2it medium:1it medium:2it hard:1it:100000ms master:1it:100000ms"
            })
    void textFitsEightyColumnsAndNamesEveryBot(String line) throws InterruptedException {
        String[] words = line.split(" ", -1);
        SeriesResults results = results(
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
    void htmlIsSelfContainedAndItsPlotsAreValid() throws Exception {
        String page = HtmlReport.of(results(2, "greedy", "random"));
        assertFalse(page.contains("http"), "nothing is loaded from elsewhere");
        assertFalse(page.contains("NaN"), page);
        int plots = 0;
        for (int start = page.indexOf("<svg "); start >= 0; start = page.indexOf("<svg ", start + 1)) {
            String svg = page.substring(start, page.indexOf("</svg>", start) + "</svg>".length());
            var document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
            assertTrue(document.getElementsByTagName("text").getLength() > 0, svg);
            plots++;
        }
        assertEquals(7, plots);
    }

    @Test
    void htmlEscapesNames() throws InterruptedException {
        var bot = new Contestant(
                "<b>\"&", Bots.all().getFirst().defaultBudget(), Bots.all().getFirst()::newPlayer);
        String page = HtmlReport.of(new Series(new MatchPlan(ArenaSamples.torres(2), List.of(bot), 1, "1")).run(1));
        assertTrue(page.contains("&lt;b&gt;&quot;&amp;"), page);
        assertFalse(page.contains("<b>"), page);
    }

    /** Returns the part of the report that does not depend on the clock: everything before "time". */
    private static String withoutTimes(String json) {
        return json.substring(0, json.indexOf("\"time\":"));
    }

    @Test
    void theReportDoesNotDependOnTheNumberOfThreads() throws InterruptedException {
        MatchPlan plan = ArenaSamples.plan(2, 4, "easy:5it", "greedy");
        String one = JsonReport.of(new Series(plan).run(1));
        assertEquals(withoutTimes(one), withoutTimes(JsonReport.of(new Series(plan).run(3))));
        assertTrue(one.contains("\"seatsDiffer\":"), one);
        assertTrue(one.endsWith("]}\n"), one);
    }
}
