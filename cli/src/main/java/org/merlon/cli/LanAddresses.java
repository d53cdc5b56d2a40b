package org.merlon.cli;

import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Prints the addresses under which other machines in the local network can reach the server. */
final class LanAddresses {
    /** More than a machine in a home network has. */
    private static final int MAX_ADDRESSES = 4;

    private LanAddresses() {}

    /** Returns whether a host is the wildcard address, that is, all addresses of this machine. */
    static boolean isWildcard(String host) {
        return host.equals("0.0.0.0") || host.equals("::") || host.equals("[::]");
    }

    /** @param terminal whether the output is a terminal, where a QR code can be scanned */
    static void print(PrintWriter out, int port, boolean terminal) {
        print(out, port, terminal, addresses());
    }

    static void print(PrintWriter out, int port, boolean terminal, List<String> addresses) {
        if (addresses.isEmpty()) {
            out.println("This machine is on no network that others could reach it by.");
            return;
        }
        out.println("Others in your network find it at:");
        for (String address : addresses) {
            out.println("  http://" + address + ":" + port + "/");
        }
        if (terminal) {
            out.println();
            out.print(QrCode.of("http://" + addresses.getFirst() + ":" + port + "/")
                    .text());
        }
    }

    /** Returns the addresses of this machine that others may reach, those of private networks first. */
    private static List<String> addresses() {
        var found = new ArrayList<InetAddress>();
        try {
            for (NetworkInterface network : NetworkInterface.networkInterfaces().toList()) {
                if (network.isUp() && !network.isLoopback() && !network.isVirtual()) {
                    network.inetAddresses()
                            .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                            .forEach(found::add);
                }
            }
        } catch (SocketException e) {
            return List.of();
        }
        found.sort(Comparator.comparing((InetAddress address) -> !address.isSiteLocalAddress()));
        return found.stream()
                .map(InetAddress::getHostAddress)
                .distinct()
                .limit(MAX_ADDRESSES)
                .toList();
    }
}
