package org.merlon.server.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits are counted for the address a request really comes from. */
final class ClientAddressTest {
    private final ClientAddress direct = new ClientAddress(List.of());
    private final ClientAddress proxied = new ClientAddress(List.of("127.0.0.1", "10.0.0.0/8", "fd00::/8"));

    @Test
    void ignoresHeaderWithoutTrustedProxy() {
        assertEquals("192.0.2.7", direct.of("192.0.2.7", "198.51.100.1"));
        assertEquals("127.0.0.1", direct.of("127.0.0.1", "198.51.100.1"));
        assertEquals("192.0.2.7", proxied.of("192.0.2.7", "198.51.100.1"), "the peer is not a trusted proxy");
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 198.51.100.1, 198.51.100.1",
        // Addresses further left may be forged by the client.
        "127.0.0.1, '6.6.6.6, 198.51.100.1', 198.51.100.1",
        "127.0.0.1, '6.6.6.6,127.0.0.1, 198.51.100.1', 198.51.100.1",
        "127.0.0.1, '198.51.100.1, 10.1.2.3', 198.51.100.1",
        "fd00::1, '198.51.100.1, 10.1.2.3, fd12::9', 198.51.100.1",
        "::ffff:10.9.9.9, 198.51.100.1, 198.51.100.1",
        // Ports and brackets, as some proxies write them.
        "127.0.0.1, 198.51.100.1:4711, 198.51.100.1",
        "127.0.0.1, [2001:db8::1]:4711, 2001:0db8:0000:0000::/64",
        // Nothing usable in the header: the proxy itself.
        "127.0.0.1, '', 127.0.0.1",
        "127.0.0.1, unknown, 127.0.0.1",
        "127.0.0.1, '198.51.100.1, nonsense', 127.0.0.1",
        "127.0.0.1, '198.51.100.1, nonsense, 10.0.0.2', 10.0.0.2",
        "127.0.0.1, '10.0.0.3, 10.0.0.2', 10.0.0.3",
    })
    void readsHeaderOfTrustedProxy(String peer, String header, String address) {
        assertEquals(address, proxied.of(peer, header));
    }

    @Test
    void trustedProxyWithoutHeaderCountsItself() {
        assertEquals("10.0.0.1", proxied.of("10.0.0.1", null));
    }

    @Test
    void ipv6NetworkCountsAsOne() {
        String one = direct.of("2001:db8:1:2:aaaa::1", null);
        assertEquals(one, direct.of("2001:db8:1:2:bbbb:cccc:dddd:eeee", null));
        assertEquals(one, direct.of("[2001:DB8:1:2::1]", null));
        assertNotEquals(one, direct.of("2001:db8:1:3:aaaa::1", null));
        assertEquals("2001:0db8:0001:0002::/64", one);
    }

    @Test
    void normalizesSpellings() {
        assertEquals("192.0.2.7", direct.of("::ffff:192.0.2.7", null));
        assertEquals(direct.of("fe80::1", null), direct.of("fe80::1%eth0", null));
        assertEquals("192.0.2.7", direct.of("192.0.2.7:5555", null));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "localhost", "example.org", "256.1.1.1", "1.2.3", ".::", "::x", "1:2:3", ":::", "[", "[::1"})
    void keepsInvalidAddressWithoutLookup(String peer) {
        assertEquals(peer, direct.of(peer, "198.51.100.1"));
        assertEquals(peer, proxied.of(peer, "198.51.100.1"));
    }

    @Test
    void normalizesConfiguredAddressLikePeer() {
        assertEquals(direct.of("127.0.0.1", null), ClientAddress.normalize("127.0.0.1"));
        assertEquals(direct.of("::ffff:127.0.0.1", null), ClientAddress.normalize("127.0.0.1"));
        assertEquals(direct.of("2001:db8::7", null), ClientAddress.normalize("2001:db8::1"));
        assertThrows(IllegalArgumentException.class, () -> ClientAddress.normalize("localhost"));
    }

    @Test
    void supportsBlocksWithinByte() {
        var twelve = new ClientAddress(List.of("172.16.0.0/12", "0.0.0.0/32"));
        assertEquals("192.0.2.1", twelve.of("172.31.255.255", "192.0.2.1"));
        assertEquals("172.32.0.0", twelve.of("172.32.0.0", "192.0.2.1"));
        assertEquals("192.0.2.1", new ClientAddress(List.of("0.0.0.0/0")).of("8.8.8.8", "192.0.2.1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "proxy.example.org", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "10.0.0.0/", "fd00::/129"})
    void rejectsInvalidConfiguration(String text) {
        assertThrows(IllegalArgumentException.class, () -> new ClientAddress(List.of(text)));
    }
}
