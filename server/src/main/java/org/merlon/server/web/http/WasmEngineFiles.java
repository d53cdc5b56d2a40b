package org.merlon.server.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.merlon.server.guard.SecurityHeaders;

/**
 * Serves a WebAssembly engine that may still be compiled when the server starts, from the moment it is in its folder. Until
 * then clients are told that there is none yet. The compiler moves the binary there last.
 */
final class WasmEngineFiles {
    private record Build(String path, Map<String, byte[]> files) {}

    private static final Map<String, String> TYPES = Map.of(
            BrowserClientFiles.ENGINE_BINARY, "application/wasm", BrowserClientFiles.ENGINE_RUNTIME, "text/javascript");

    private final Path folder;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable Build build;

    WasmEngineFiles(Path folder) {
        this.folder = folder;
    }

    void register(JavalinConfig config) {
        config.routes.get(BrowserClientFiles.ENGINE_PATH + "/now", context -> {
            Build current = current();
            BrowserClientFiles.sendEnginePath(context, current == null ? null : current.path());
        });
        config.routes.get(BrowserClientFiles.ENGINE_PATH + "/{build}/{file}", this::sendFile);
    }

    private void sendFile(Context context) throws IOException {
        Build current = current();
        String name = context.pathParam("file");
        byte[] file = current == null || !context.path().equals(current.path() + "/" + name)
                ? null
                : current.files().get(name);
        if (file == null) {
            throw new NotFoundResponse();
        }
        SecurityHeaders.forData().forEach(context::header);
        BrowserClientFiles.CACHE_FOREVER.forEach(context::header);
        context.contentType(TYPES.get(name)).result(file);
    }

    /** Returns the engine if it is complete. It is read once: the folder may change, but not what a server serves. */
    private @Nullable Build current() throws IOException {
        Path binary = folder.resolve(BrowserClientFiles.ENGINE_BINARY);
        if (build == null && Files.exists(binary)) {
            lock.lock();
            try {
                if (build == null) {
                    byte[] wasm = Files.readAllBytes(binary);
                    byte[] runtime = Files.readAllBytes(folder.resolve(BrowserClientFiles.ENGINE_RUNTIME));
                    build = new Build(
                            BrowserClientFiles.enginePath(wasm, runtime),
                            Map.of(BrowserClientFiles.ENGINE_BINARY, wasm, BrowserClientFiles.ENGINE_RUNTIME, runtime));
                }
            } finally {
                lock.unlock();
            }
        }
        return build;
    }
}
