package org.merlon.server.web.sockets;

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
final class FreezableProxy implements AutoCloseable {
    private final ServerSocket serverSocket;
    private final int port;
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private volatile boolean isFrozen;

    FreezableProxy(int port) {
        this.port = port;
        try {
            serverSocket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return serverSocket.getLocalPort();
    }

    void freeze() {
        isFrozen = true;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = serverSocket.accept();
                var server = new Socket(InetAddress.getLoopbackAddress(), port);
                sockets.addAll(List.of(client, server));
                Thread.startVirtualThread(() -> forward(client, server));
                Thread.startVirtualThread(() -> forward(server, client));
            }
        } catch (IOException e) {
            // The test has ended.
        }
    }

    private void forward(Socket from, Socket to) {
        byte[] bytes = new byte[8192];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                if (!isFrozen) {
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
            serverSocket.close();
            for (Socket socket : sockets) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
