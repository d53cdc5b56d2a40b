package org.merlon.protocol.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.merlon.engine.data.MalformedException;

final class CaseRunnerTest {
    private static final String POSITION = "{'game':'pebbles','variant':'duel','players':2,'heap':5,"
            + "'deck':[9,1],'seats':[{'card':4},{'card':2}]}";

    private static CaseResult run(String checks) throws MalformedException {
        return run(POSITION, checks);
    }

    private static CaseResult run(String position, String checks) throws MalformedException {
        String json = "[{'id':'one','position':" + position + (checks.isEmpty() ? "" : "," + checks) + "}]";
        List<Case> cases = Case.readAll(json.replace('\'', '"'));
        assertEquals(1, cases.size());
        return CaseRunner.run(cases.getFirst(), problem -> {});
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "'rule':'P-1','why':'because'",
                "'legal_has':['take 1','swap']",
                "'legal_not':['take 4','snap']",
                "'legal_is':['swap','take 3','take 2','take 1']",
                "'play':['take 3','swap'],'expect':{'heap':2,'turns':1,'seats':[{'taken':3},{'card':9}]}",
                "'play':['take 3'],'expect':{'seats':[{'taken':3}],'deck':[9,1],'options':{'dice':false}}",
                "'expect':{'nowhere':null,'zero':0,'no':false,'empty':[],'none':{},'inner':{'zero':0}}",
                "'play':['take 3','take 2'],'expect':{'toMove':null},'status':{'winners':[0],'scores':[7,4]},"
                        + "'after_not':['take 1']",
                "'play':['take 3'],'after_has':['take 2'],'after_not':['take 3']"
            })
    void passesValidCase(String checks) throws MalformedException {
        assertNull(run(checks).failure());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'legal_has':['take 4'] | legal: expected 'take 4' to be listed",
                "'legal_not':['take 1'] | legal: expected 'take 1' not to be listed, but it was",
                "'legal_not':['TAKE 1'] | play TAKE 1: expected a refusal, came ok",
                "'legal_is':['take 1'] | legal: expected exactly [take 1], came",
                "'play':['take 4'] | play take 4: expected ok, came error illegal-move take 4: take 1, 2 or 3",
                "'bad':true | load: expected error bad-position, came ok",
                "'expect':{'heap':4} | dump: heap: expected 4, came 5",
                "'expect':{'nowhere':1} | dump: nowhere: expected 1, came nothing",
                "'expect':{'heap':null} | dump: heap: expected null, came 5",
                "'expect':{'deck':[1,9]} | dump: deck: expected [1,9], came [9,1]",
                "'expect':{'seats':[{},{'card':3}]} | dump: seats[1].card: expected 3, came 2",
                "'expect':{'seats':[{},{},{}]} | dump: seats: expected [{},{},{}], came",
                "'expect':{'options':{'dice':true}} | dump: options.dice: expected true, came false",
                "'status':{'toMove':1} | status: toMove: expected 1, came 0",
                "'play':['take 3'],'after_has':['take 3'] | afterwards, legal: expected 'take 3' to be listed",
                "'play':['take 3'],'after_not':['take 2'] | afterwards, legal: expected 'take 2' not to be listed"
            })
    void reportsReasonOfFailure(String checks, String reason) throws MalformedException {
        CaseResult result = run(checks);
        assertFalse(result.passed());
        assertTrue(Objects.requireNonNull(result.failure()).startsWith(reason), result.failure());
    }

    @Test
    void reportsBadPosition() throws MalformedException {
        assertTrue(run(POSITION.replace("9,1", "4,1"), "'bad':true").passed());
        CaseResult unexpected = run(POSITION.replace("9,1", "4,1"), "'legal_has':['swap']");
        assertEquals("load: expected ok, came error bad-position deck: every card exists once", unexpected.failure());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[ | the JSON ends in the middle of a value",
                "{} | a list of cases is wanted, not an object",
                "[1] | case 1: an object is wanted, not a number",
                "[{'position':{}}] | case 1: id: is missing",
                "[{'id':'a'}] | case 1: position: is missing",
                "[{'id':'a','position':[]}] | case 1: position: an object is wanted, not a list",
                "[{'id':'a','position':{}},{'id':'a','position':{}}] | case 2: the id a is there already",
                "[{'id':'a','position':{},'legal_hsa':[]}] | case 1: legal_hsa: unknown field",
                "[{'id':'a','position':{},'play':'end'}] | case 1: play: a list is wanted, not text",
                "[{'id':'a','position':{},'expect':7}] | case 1: expect: an object is wanted, not a number"
            })
    void rejectsInvalidCaseFile(String json, String reason) {
        var e = assertThrows(MalformedException.class, () -> Case.readAll(json.replace('\'', '"')));
        assertTrue(e.reason().startsWith(reason), e.reason());
    }
}
