package org.merlon.server.notice;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;

/**
 * Checks addresses given by users before the server sends requests to them, so that none leads into the server's own
 * network (SSRF). Only https is allowed, and every IP address of the host must be public. The sender connects to the
 * checked IP address, so that a later DNS change has no effect.
 */
public final class OutboundAddressPolicy {
    /** Longer than any endpoint of a push service. */
    static final int MAX_LENGTH = 1000;

    private static final int HTTPS_PORT = 443;

    /** Resolves host names. */
    interface Resolver {
        InetAddress[] resolve(String host) throws UnknownHostException;
    }

    /** A checked destination: the address as given, and the IP address that was checked. */
    record Destination(URI uri, InetAddress address, int port) {}

    private final Resolver resolver;
    private final boolean allowAll;

    /** Creates the policy used in production. */
    public OutboundAddressPolicy() {
        this(InetAddress::getAllByName, false);
    }

    /** @param allowAll true allows any IP address and port, for receivers in tests */
    OutboundAddressPolicy(Resolver resolver, boolean allowAll) {
        this.resolver = resolver;
        this.allowAll = allowAll;
    }

    /** Checks an address; the exception says why nothing is sent there. */
    Destination check(String address) throws IOException {
        URI uri = parse(address);
        int port = uri.getPort() < 0 ? HTTPS_PORT : uri.getPort();
        String host = uri.getHost();
        if (host.startsWith("[")) {
            host = host.substring(1, host.length() - 1);
        }
        InetAddress[] addresses = resolver.resolve(host);
        for (InetAddress each : addresses) {
            if (!allowAll && !isPublic(each)) {
                throw new IOException("this address is not public");
            }
        }
        if (addresses.length == 0 || (!allowAll && port != HTTPS_PORT)) {
            throw new IOException("only the default https port is allowed");
        }
        return new Destination(uri, addresses[0], port);
    }

    /** Checks an address without resolving its host. */
    static URI parse(String address) throws IOException {
        try {
            URI uri = new URI(address);
            boolean isValid = address.length() <= MAX_LENGTH
                    && "https".equals(String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT))
                    && uri.getHost() != null
                    && uri.getUserInfo() == null
                    && uri.getFragment() == null
                    && address.chars().allMatch(each -> each > ' ' && each < 127);
            if (isValid) {
                return uri;
            }
        } catch (URISyntaxException e) {
            throw new IOException("this is not a valid URL", e);
        }
        throw new IOException("a URL starting with https:// is required");
    }

    /** Returns true if an IP address is publicly routable. */
    static boolean isPublic(InetAddress address) {
        boolean isLocal = address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress();
        return !isLocal
                && switch (address) {
                    case Inet4Address ipv4 -> isPublic(ipv4.getAddress(), 0);
                    case Inet6Address ipv6 -> isPublicIpv6(ipv6.getAddress());
                    default -> false;
                };
    }

    private static boolean isPublic(byte[] bytes, int from) {
        int first = bytes[from] & 255;
        int second = bytes[from + 1] & 255;
        int third = bytes[from + 2] & 255;
        boolean isReserved = first == 0
                || first == 10
                || first == 127
                || first >= 224 // multicast and reserved
                || (first == 100 && second >= 64 && second < 128) // carrier-grade NAT
                || (first == 169 && second == 254)
                || (first == 172 && second >= 16 && second < 32)
                || (first == 192 && second == 0 && (third == 0 || third == 2))
                || (first == 192 && second == 88 && third == 99)
                || (first == 192 && second == 168)
                || (first == 198 && (second == 18 || second == 19))
                || (first == 198 && second == 51 && third == 100)
                || (first == 203 && second == 0 && third == 113);
        return !isReserved;
    }

    /** Accepts only allocated global IPv6 addresses, and none that embeds an IPv4 address. */
    private static boolean isPublicIpv6(byte[] bytes) {
        int first = (bytes[0] & 255) << 8 | (bytes[1] & 255);
        int second = (bytes[2] & 255) << 8 | (bytes[3] & 255);
        boolean isGlobalUnicast = first >> 13 == 1; // 2000::/3
        boolean isSpecial = first == 0x2002 || (first == 0x2001 && (second < 0x0200 || second == 0x0db8));
        return isGlobalUnicast && !isSpecial;
    }
}
