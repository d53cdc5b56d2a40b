package org.merlon.cli;

import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Tells whoever starts a server for others in the house under which addresses they find it. */
final class LanAddresses {
    /** More networks than a home has. */
    private static final int MOST = 4;

    private LanAddresses() {}

    /** Whether a host stands for all addresses of this machine. */
    static boolean isEverywhere(String host) {
        return host.equals("0.0.0.0") || host.equals("::") || host.equals("[::]");
    }

    /** @param terminal whether somebody sees it who can hold a telephone before it */
    static void tell(PrintWriter out, int port, boolean terminal) {
        tell(out, port, terminal, addresses());
    }

    static void tell(PrintWriter out, int port, boolean terminal, List<String> addresses) {
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

    /** Addresses of this machine that others may reach, those of a home's network first. */
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
                .limit(MOST)
                .toList();
    }
}
