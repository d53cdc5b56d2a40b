package org.merlon.server.guard;

import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Determines the client address for which limits are counted.
 *
 * <p>Clients can put anything into {@code X-Forwarded-For}, so it is only read if the connection comes from a trusted
 * proxy, and from right to left: each proxy appends the address of its caller, so the last address that is not a
 * trusted proxy is the last one that can be believed. An IPv6 customer usually controls a whole /64, which therefore
 * counts as one address.
 */
public final class ClientAddress {
    private static final Pattern IPV4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");
    private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F:][0-9a-fA-F:.]{1,44}");

    /** The first half of an IPv6 address identifies the network. */
    private static final int NETWORK_BYTES = 8;

    private final List<AddressBlock> proxies;

    /**
     * A block of addresses with a common prefix.
     *
     * @param prefix the common leading bits, as a number
     * @param hostBits the number of remaining bits
     */
    private record AddressBlock(int byteLength, BigInteger prefix, int hostBits) {
        boolean contains(byte[] address) {
            return address.length == byteLength
                    && new BigInteger(1, address).shiftRight(hostBits).equals(prefix);
        }
    }

    /**
     * @param trustedProxies addresses or blocks, such as {@code 127.0.0.1} or {@code 10.0.0.0/8}
     * @throws IllegalArgumentException if one of them is neither
     */
    public ClientAddress(Collection<String> trustedProxies) {
        proxies = trustedProxies.stream().map(ClientAddress::parseBlock).toList();
    }

    /**
     * Returns the address to count for.
     *
     * @param peer the remote address of the connection
     * @param forwardedFor the header {@code X-Forwarded-For}, repeated headers joined by commas, or null
     */
    public String of(String peer, @Nullable String forwardedFor) {
        byte[] address = parse(peer);
        if (address == null) {
            return peer;
        }
        if (forwardedFor == null || !isProxy(address)) {
            return format(address);
        }
        String[] hops = forwardedFor.split(",", -1);
        for (int i = hops.length - 1; i >= 0 && isProxy(address); i--) {
            byte[] hop = parse(hops[i].strip());
            if (hop == null) {
                break;
            }
            address = hop;
        }
        return format(address);
    }

    /**
     * Converts an address to the form returned by {@link #of}.
     *
     * @throws IllegalArgumentException if it is not an address
     */
    public static String normalize(String text) {
        byte[] address = parse(text);
        if (address == null) {
            throw notAnAddress(text);
        }
        return format(address);
    }

    /** Returns true if an address is that of a trusted proxy, which may forward requests of any client. */
    public boolean isProxy(String peer) {
        byte[] address = parse(peer);
        return address != null && isProxy(address);
    }

    private boolean isProxy(byte[] address) {
        return proxies.stream().anyMatch(block -> block.contains(address));
    }

    private static String format(byte[] address) {
        if (address.length == 4) {
            return (address[0] & 255) + "." + (address[1] & 255) + "." + (address[2] & 255) + "." + (address[3] & 255);
        }
        var text = new StringBuilder();
        for (int i = 0; i < NETWORK_BYTES; i += 2) {
            text.append(HexFormat.of().formatHex(address, i, i + 2)).append(':');
        }
        return text.append(":/64").toString();
    }

    private static AddressBlock parseBlock(String text) {
        int slash = text.indexOf('/');
        byte[] bytes = parse(slash < 0 ? text : text.substring(0, slash));
        if (bytes == null) {
            throw notAnAddress(text);
        }
        int totalBits = 8 * bytes.length;
        try {
            int prefixBits = slash < 0 ? totalBits : Integer.parseInt(text.substring(slash + 1));
            if (prefixBits < 0 || prefixBits > totalBits) {
                throw notAnAddress(text);
            }
            return new AddressBlock(
                    bytes.length, new BigInteger(1, bytes).shiftRight(totalBits - prefixBits), totalBits - prefixBits);
        } catch (NumberFormatException e) {
            throw notAnAddress(text);
        }
    }

    private static IllegalArgumentException notAnAddress(String text) {
        return new IllegalArgumentException(
                "not an address: " + text + "; write it as in 127.0.0.1, 10.0.0.0/8 or fd00::/8");
    }

    /** Parses an address into 4 or 16 bytes, or returns null; never queries a name server. */
    private static byte @Nullable [] parse(String text) {
        String address = withoutPort(text);
        if (IPV4.matcher(address).matches()) {
            return parseIpv4(address);
        }
        if (address.indexOf(':') < 0 || !IPV6.matcher(address).matches()) {
            return null;
        }
        try {
            // Converts an IPv4-mapped IPv6 address to IPv4.
            return InetAddress.getByName(address).getAddress();
        } catch (UnknownHostException e) {
            return null;
        }
    }

    private static byte @Nullable [] parseIpv4(String text) {
        String[] parts = text.split("\\.", -1);
        byte[] bytes = new byte[parts.length];
        for (int i = 0; i < parts.length; i++) {
            int value = Integer.parseInt(parts[i]);
            if (value > 255) {
                return null;
            }
            bytes[i] = (byte) value;
        }
        return bytes;
    }

    /** Removes the port and brackets that some proxies add, and the zone of a link-local address. */
    private static String withoutPort(String text) {
        String address = text;
        int colon = address.indexOf(':');
        if (address.startsWith("[")) {
            int end = address.indexOf(']');
            address = end < 0 ? address : address.substring(1, end);
        } else if (colon >= 0 && colon == address.lastIndexOf(':')) {
            address = address.substring(0, colon);
        }
        int zone = address.indexOf('%');
        return zone < 0 ? address : address.substring(0, zone);
    }
}
