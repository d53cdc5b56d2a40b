package org.merlon.server.web.limits;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.merlon.server.MerlonServer;
import org.merlon.server.web.LiveServer;

/** A server process that fills its memory as soon as it reads a byte from standard input. */
final class OutOfMemoryServer {
    private static final int MIB = 1024 * 1024;

    private OutOfMemoryServer() {}

    /** Takes the data folder as argument; prints the port. */
    @SuppressWarnings({"SystemOut", "ModifiedButNotUsed"}) // the list keeps the arrays in memory
    public static void main(String[] args) throws IOException {
        var settings = new MerlonServer.Settings("127.0.0.1", 0, Path.of(args[0]), null, LiveServer.DEFAULT_CONFIG);
        MerlonServer server = MerlonServer.start(settings, "test", Quotas.none());
        System.out.println("port " + server.port());
        if (System.in.read() >= 0) {
            List<byte[]> all = new ArrayList<>();
            while (true) {
                all.add(new byte[MIB]);
            }
        }
    }
}
