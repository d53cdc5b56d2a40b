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

    private static final int HTTPS = 443;

    /** Resolves host names. */
    interface Names {
        InetAddress[] of(String host) throws UnknownHostException;
    }

    /** A checked destination: the address as given, and the IP address that was checked. */
    record Place(URI uri, InetAddress machine, int port) {}

    private final Names names;
    private final boolean anywhere;

    /** Creates the policy used in production. */
    public OutboundAddressPolicy() {
        this(InetAddress::getAllByName, false);
    }

    /** @param anywhere true allows any IP address and port, for receivers in tests */
    OutboundAddressPolicy(Names names, boolean anywhere) {
        this.names = names;
        this.anywhere = anywhere;
    }

    /** Checks an address; the exception says why nothing is sent there. */
    Place vet(String address) throws IOException {
        URI uri = read(address);
        int port = uri.getPort() < 0 ? HTTPS : uri.getPort();
        String host = uri.getHost();
        if (host.startsWith("[")) {
            host = host.substring(1, host.length() - 1);
        }
        InetAddress[] all = names.of(host);
        for (InetAddress each : all) {
            if (!anywhere && !isPublic(each)) {
                throw new IOException("this address is not public");
            }
        }
        if (all.length == 0 || (!anywhere && port != HTTPS)) {
            throw new IOException("only the default https port is allowed");
        }
        return new Place(uri, all[0], port);
    }

    /** Checks an address without resolving its host. */
    static URI read(String address) throws IOException {
        try {
            URI uri = new URI(address);
            boolean fine = address.length() <= MAX_LENGTH
                    && "https".equals(String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT))
                    && uri.getHost() != null
                    && uri.getUserInfo() == null
                    && uri.getFragment() == null
                    && address.chars().allMatch(each -> each > ' ' && each < 127);
            if (fine) {
                return uri;
            }
        } catch (URISyntaxException e) {
            throw new IOException("this is not a valid URL", e);
        }
        throw new IOException("a URL starting with https:// is required");
    }

    /** Returns true if an IP address is publicly routable. */
    static boolean isPublic(InetAddress address) {
        boolean own = address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress();
        return !own
                && switch (address) {
                    case Inet4Address four -> isPublic(four.getAddress(), 0);
                    case Inet6Address six -> isPublicSix(six.getAddress());
                    default -> false;
                };
    }

    private static boolean isPublic(byte[] bytes, int from) {
        int first = bytes[from] & 255;
        int second = bytes[from + 1] & 255;
        int third = bytes[from + 2] & 255;
        boolean kept = first == 0
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
        return !kept;
    }

    /** Accepts only allocated global IPv6 addresses, and none that embeds an IPv4 address. */
    private static boolean isPublicSix(byte[] bytes) {
        int first = (bytes[0] & 255) << 8 | (bytes[1] & 255);
        int second = (bytes[2] & 255) << 8 | (bytes[3] & 255);
        boolean given = first >> 13 == 1; // 2000::/3
        boolean tunnel = first == 0x2002 || (first == 0x2001 && (second < 0x0200 || second == 0x0db8));
        return given && !tunnel;
    }
}
