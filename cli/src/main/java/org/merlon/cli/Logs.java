package org.merlon.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;

/** Configures logging to standard error, one JSON object per line. */
final class Logs {
    /** Referenced here because the JDK's logging only holds weak references to loggers. */
    private static final Logger ROOT_LOGGER = Logger.getLogger("");

    private static final Logger MERLON_LOGGER = Logger.getLogger("org.merlon");

    /** The web framework's message if it cannot listen; {@code serve} prints a better one, with the reason. */
    private static final String STARTUP_FAILURE_MESSAGE = "Failed to start Javalin";

    private Logs() {}

    static void configure() {
        for (Handler handler : ROOT_LOGGER.getHandlers()) {
            ROOT_LOGGER.removeHandler(handler);
        }
        var console = new ConsoleHandler();
        console.setFormatter(new JsonLineFormatter());
        console.setFilter(record -> !STARTUP_FAILURE_MESSAGE.equals(record.getMessage()));
        ROOT_LOGGER.addHandler(console);
        ROOT_LOGGER.setLevel(Level.WARNING); // libraries log only warnings and errors
        MERLON_LOGGER.setLevel(Level.INFO);
    }

    /** Turns logging off, for commands that report errors themselves. */
    static void mute() {
        ROOT_LOGGER.setLevel(Level.OFF);
    }

    private static final class JsonLineFormatter extends Formatter {
        @Override
        public String format(LogRecord record) {
            var line = new Data.Obj()
                    .put("time", record.getInstant().toString())
                    .put("level", record.getLevel().getName())
                    .put("logger", record.getLoggerName())
                    .put("message", formatMessage(record));
            if (record.getThrown() != null) {
                var trace = new StringWriter();
                record.getThrown().printStackTrace(new PrintWriter(trace, true));
                line.put("trace", trace.toString());
            }
            return Json.write(line) + "\n";
        }
    }
}
