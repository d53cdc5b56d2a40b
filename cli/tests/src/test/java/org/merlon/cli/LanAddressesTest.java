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
    private static final List<String> ADDRESSES = List.of("192.168.1.20", "10.0.0.7");

    private static String printed(boolean terminal, List<String> addresses) {
        var out = new StringWriter();
        var writer = new PrintWriter(out);
        LanAddresses.print(writer, 8080, terminal, addresses);
        writer.flush();
        return out.toString();
    }

    @Test
    void printsAddresses() {
        String text = printed(false, ADDRESSES);
        assertTrue(text.contains("http://192.168.1.20:8080/") && text.contains("http://10.0.0.7:8080/"), text);
        assertEquals(3, text.lines().count(), "what is written to a file has no picture");
    }

    @Test
    void printsQrCodeInATerminal() {
        String text = printed(true, ADDRESSES);
        assertTrue(text.endsWith(QrCode.of("http://192.168.1.20:8080/").text()), text);
    }

    @Test
    void reportsMissingNetwork() {
        String text = printed(true, List.of());
        assertTrue(text.contains("on no network") && !text.contains("http:"), text);
    }

    @Test
    void recognisesWildcardAddresses() {
        assertTrue(LanAddresses.isWildcard("0.0.0.0") && LanAddresses.isWildcard("::"));
        assertFalse(LanAddresses.isWildcard("127.0.0.1") || LanAddresses.isWildcard("localhost"));
    }
}
