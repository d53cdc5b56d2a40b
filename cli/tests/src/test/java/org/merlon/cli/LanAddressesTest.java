package org.merlon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the addresses that are printed when the server listens on all of them. */
final class LanAddressesTest {
    private static final List<String> HOME = List.of("192.168.1.20", "10.0.0.7");

    private static String told(boolean terminal, List<String> addresses) {
        var out = new StringWriter();
        var writer = new PrintWriter(out);
        LanAddresses.tell(writer, 8080, terminal, addresses);
        writer.flush();
        return out.toString();
    }

    @Test
    void addressesThatOthersReachAreNamed() {
        String told = told(false, HOME);
        assertTrue(told.contains("http://192.168.1.20:8080/") && told.contains("http://10.0.0.7:8080/"), told);
        assertEquals(3, told.lines().count(), "what is written to a file has no picture");
    }

    @Test
    void aTelephoneReadsTheFirstFromTheTerminal() {
        String told = told(true, HOME);
        assertTrue(told.endsWith(QrCode.of("http://192.168.1.20:8080/").text()), told);
    }

    @Test
    void whoIsOnNoNetworkIsToldSo() {
        String told = told(true, List.of());
        assertTrue(told.contains("on no network") && !told.contains("http:"), told);
    }

    @Test
    void onlyAHostThatStandsForAllAddressesIsOpenToOthers() {
        assertTrue(LanAddresses.isEverywhere("0.0.0.0") && LanAddresses.isEverywhere("::"));
        assertFalse(LanAddresses.isEverywhere("127.0.0.1") || LanAddresses.isEverywhere("localhost"));
    }
}
