package org.merlon.bench.load.crash;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A TCP proxy to a local port that can be cut: then it forwards nothing and reports no error. */
public final class CuttableProxy implements AutoCloseable {
    private final ServerSocket serverSocket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int target;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private boolean cut;

    public CuttableProxy(int target) throws IOException {
        this.target = target;
        Thread.startVirtualThread(this::accept);
    }

    public int port() {
        return serverSocket.getLocalPort();
    }

    public synchronized void cut() {
        cut = true;
    }

    /**
     * Restores the connection.
     *
     * @param closeConnections true to close the open connections; false to deliver what was held back
     */
    public synchronized void restore(boolean closeConnections) {
        if (closeConnections) {
            sockets.forEach(CuttableProxy::closeQuietly);
        }
        cut = false;
        notifyAll();
    }

    private synchronized void awaitUncut() throws InterruptedException {
        while (cut) {
            wait();
        }
    }

    private void accept() {
        try {
            while (true) {
                Socket client = serverSocket.accept();
                sockets.add(client);
                Thread.startVirtualThread(() -> connect(client));
            }
        } catch (IOException e) {
            // The server socket was closed.
        }
    }

    private void connect(Socket client) {
        try {
            awaitUncut();
            var server = new Socket(InetAddress.getLoopbackAddress(), target);
            sockets.add(server);
            Thread.startVirtualThread(() -> forward(client, server));
            forward(server, client);
        } catch (IOException | InterruptedException e) {
            closeQuietly(client);
        }
    }

    private void forward(Socket from, Socket to) {
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            int count = in.read(buffer);
            while (count > 0) {
                awaitUncut();
                out.write(buffer, 0, count);
                count = in.read(buffer);
            }
        } catch (IOException | InterruptedException e) {
            // Either side may close the connection.
        } finally {
            closeQuietly(from);
            closeQuietly(to);
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // The socket is closed in any case.
        }
    }

    @Override
    public void close() throws IOException {
        serverSocket.close();
        restore(true);
    }
}
