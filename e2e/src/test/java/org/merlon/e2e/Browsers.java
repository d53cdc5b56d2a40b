package org.merlon.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs the system's Chromium with the Playwright driver installed by npm. */
public final class Browsers implements AutoCloseable {
    /** The headless shell comes first, because it needs half the CPU time of a complete browser. */
    private static final List<String> EXECUTABLES = List.of(
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome");

    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-audio-output", // not needed
            // Optimising the engine takes more than a second per browser, and most tests play few moves, so only
            // code that runs for long is optimised. Additional threads have no core of their own here and would
            // cost a twentieth of the page's time.
            "--js-flags=--wasm-tiering-budget=100000000 --single-threaded",
            // A host name without https, as in a local network, which is not a secure context.
            "--host-resolver-rules=MAP house.test 127.0.0.1");

    private final Playwright playwright;
    private final Browser browser;

    /** Starts the lightest browser that is installed. */
    public Browsers() {
        this(EXECUTABLES);
    }

    private Browsers(List<String> candidates) {
        PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.TIMEOUT_MILLIS);
        Path modules = Path.of(System.getProperty("e2e.modules", "node_modules"));
        System.setProperty("playwright.cli.dir", linkDriver(modules).toString());
        playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_NODEJS_PATH", nodeExecutable(), "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(firstExecutable(candidates))
                        .setArgs(FLAGS));
    }

    /** Starts a complete browser, which can show notifications. */
    public static Browsers complete() {
        return new Browsers(EXECUTABLES.subList(1, EXECUTABLES.size()));
    }

    public Browser browser() {
        return browser;
    }

    /** Links the npm module to a folder named "package", as Playwright expects. */
    private static synchronized Path linkDriver(Path modules) {
        Path core = modules.resolve("playwright-core").toAbsolutePath();
        Path folder = modules.resolve(".driver").toAbsolutePath();
        if (!Files.isDirectory(core)) {
            throw new IllegalStateException("the browser driver is missing: run ./merlon test, or npm ci in e2e");
        }
        try {
            Files.createDirectories(folder);
            Path link = folder.resolve("package");
            if (!Files.exists(link)) {
                Files.deleteIfExists(link); // a stale link, if the project folder was moved
                Files.createSymbolicLink(link, core);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }

    private static String nodeExecutable() {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            Path node = Path.of(folder, "node");
            if (Files.isExecutable(node)) {
                return node.toString();
            }
        }
        throw new IllegalStateException("node is not on the PATH");
    }

    private static Path firstExecutable(List<String> candidates) {
        for (String candidate : candidates) {
            if (Files.isExecutable(Path.of(candidate))) {
                return Path.of(candidate);
            }
        }
        throw new IllegalStateException("Chromium is missing: apt install chromium chromium-headless-shell");
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
