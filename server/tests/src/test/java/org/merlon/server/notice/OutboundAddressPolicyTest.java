package org.merlon.server.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No address given by a user leads into the server's own network. */
final class OutboundAddressPolicyTest {
    private static OutboundAddressPolicy resolvingTo(String... addresses) {
        return new OutboundAddressPolicy(
                host -> {
                    var all = new InetAddress[addresses.length];
                    for (int i = 0; i < all.length; i++) {
                        all[i] = InetAddress.getByName(addresses[i]);
                    }
                    return all;
                },
                false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "127.8.8.8",
                "0.0.0.0",
                "10.1.2.3",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "192.0.0.8",
                "198.18.0.1",
                "224.0.0.1",
                "255.255.255.255",
                "240.0.0.1",
                "::",
                "::1",
                "fe80::1",
                "fc00::1",
                "fd12:3456::1",
                "ff02::1",
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "64:ff9b::7f00:1",
                "2002:7f00:1::",
                "2001:0:7f00:1::",
                "2001:db8::1",
                "::127.0.0.1"
            })
    void refusesNonPublicAddress(String address) {
        assertThrows(IOException.class, () -> resolvingTo(address).check("https://push.example.org/a"));
        assertThrows(
                IOException.class,
                () -> resolvingTo("8.8.8.8", address).check("https://push.example.org/a"),
                "also together with a public address");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://push.example.org/",
                "https://user@push.example.org/",
                "https://push.example.org:8443/",
                "https://push.example.org/#a",
                "https:///nothing",
                "https://push.example.org/a b",
                "https://push.example.org/\r\nX: y",
                "file:///etc/passwd",
                "ftp://push.example.org/",
                "//push.example.org/",
                "push.example.org",
                ""
            })
    void refusesAnythingButPlainHttps(String address) {
        assertThrows(IOException.class, () -> resolvingTo("8.8.8.8").check(address));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://127.0.0.1/",
                "https://[::1]/",
                "https://2130706433/",
                "https://0x7f000001/",
                "https://017700000001/",
                "https://127.1/",
                "https://[::ffff:7f00:1]/",
                "https://localhost/"
            })
    void refusesAllSpellingsOfLocalhost(String address) {
        assertThrows(IOException.class, () -> new OutboundAddressPolicy().check(address));
    }

    @Test
    void pinsResolvedAddressAgainstDnsRebinding() throws IOException {
        Deque<String> answers = new ArrayDeque<>(List.of("8.8.8.8", "127.0.0.1"));
        var addressPolicy = new OutboundAddressPolicy(
                host -> new InetAddress[] {InetAddress.getByName(answers.removeFirst())}, false);
        OutboundAddressPolicy.Destination destination = addressPolicy.check("https://rebinding.example.org/hook");
        assertEquals("8.8.8.8", destination.address().getHostAddress());
        assertEquals(1, answers.size(), "resolved only once");
        assertThrows(IOException.class, () -> addressPolicy.check("https://rebinding.example.org/hook"));
        assertTrue(OutboundAddressPolicy.isPublic(InetAddress.getByName("2606:4700::1111")));
    }
}
