package org.merlon.protocol.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

final class ComparisonTest {
    private static @Nullable String difference(String expected, String actual) throws JsonException {
        return Comparison.difference(object(expected), object(actual));
    }

    private static Data.Obj object(String text) throws JsonException {
        if (Json.read(text.replace('\'', '"')) instanceof Data.Obj object) {
            return object;
        }
        throw new IllegalArgumentException(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{} | {'a':1}",
                "{'hand':['x','y','x']} | {'hand':['x','x','y']}",
                "{'seats':[{'stacks':[2,3]}]} | {'seats':[{'stacks':[3,2]},{'stacks':[]}]}",
                "{'guards':{'bs':[0,1]}} | {'guards':{'bs':[1,0],'as':[2]}}",
                "{'rats':{'active':[1,2],'discard':[]}} | {'rats':{'active':[2,1]}}",
                "{'knights':{'a1':0,'b2':1}} | {'knights':{'b2':1,'a1':0}}",
                "{'knights':{}} | {}",
                "{'knights':['G1','G2']} | {'knights':['G1','G2']}",
                "{'board':{'a1':null}} | {'board':{'b1':'x'}}",
                "{'king':null} | {'king':null}",
                "{'row':[null,'M01']} | {'row':[null,'M01']}"
            })
    void findsNoDifference(String expected, String actual) throws JsonException {
        assertNull(difference(expected, actual));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'hand':['x','x','y']} | {'hand':['x','y','y']} | hand",
                "{'hand':['x']} | {'hand':['x','x']} | hand",
                "{'hand':3} | {'hand':['x','x','x']} | hand",
                "{'deck':['x','y']} | {'deck':['y','x']} | deck",
                "{'deck':['x']} | {'deck':['x','y']} | deck",
                "{'knights':{'a1':0}} | {'knights':{'a1':0,'b2':1}} | knights",
                "{'knights':{'a1':0}} | {} | knights",
                "{'knights':['G1','G2']} | {'knights':['G2','G1']} | knights",
                "{'board':{'a1':null}} | {'board':{'a1':'x'}} | board.a1",
                "{'board':{'a1':'x'}} | {} | board.a1",
                "{'board':{'a1':'x'}} | {'board':7} | board",
                "{'a':0} | {'a':null} | a",
                "{'a':false} | {'a':0} | a"
            })
    void findsDifference(String expected, String actual, String where) throws JsonException {
        String difference = difference(expected, actual);
        assertEquals(where, difference == null ? null : difference.substring(0, difference.indexOf(':')));
    }
}
