package org.merlon.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A proxy between a client and the server that can stop forwarding without closing the connections. */
final class FrozenLine implements AutoCloseable {
    private final ServerSocket door;
    private final int port;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private volatile boolean frozen;

    FrozenLine(int port) {
        this.port = port;
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    void freeze() {
        frozen = true;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = door.accept();
                var server = new Socket(InetAddress.getLoopbackAddress(), port);
                sockets.addAll(List.of(client, server));
                Thread.startVirtualThread(() -> pass(client, server));
                Thread.startVirtualThread(() -> pass(server, client));
            }
        } catch (IOException e) {
            // The test has ended.
        }
    }

    private void pass(Socket from, Socket to) {
        byte[] bytes = new byte[8192];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                if (!frozen) {
                    out.write(bytes, 0, count);
                }
            }
        } catch (IOException e) {
            // One side has disconnected; the other is not informed, as with an unplugged cable.
        }
    }

    @Override
    public void close() {
        try {
            door.close();
            for (Socket socket : sockets) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
