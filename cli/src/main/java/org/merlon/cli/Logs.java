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
import org.merlon.protocol.Json;

/** Logs on standard error, one JSON object a line, so that machines can read them too. */
final class Logs {
    /** Held because the logging of the JDK forgets loggers that nobody holds. */
    private static final Logger ROOT = Logger.getLogger("");

    private static final Logger OWN = Logger.getLogger("org.merlon");

    /** What the web framework says when it cannot listen; {@code serve} says it better, with the reason and a way out. */
    private static final String NOT_STARTED = "Failed to start Javalin";

    private Logs() {}

    static void configure() {
        for (Handler handler : ROOT.getHandlers()) {
            ROOT.removeHandler(handler);
        }
        var console = new ConsoleHandler();
        console.setFormatter(new Lines());
        console.setFilter(record -> !NOT_STARTED.equals(record.getMessage()));
        ROOT.addHandler(console);
        ROOT.setLevel(Level.WARNING); // libraries speak up when something is wrong
        OWN.setLevel(Level.INFO);
    }

    /** For commands that say themselves what went wrong. */
    static void mute() {
        ROOT.setLevel(Level.OFF);
    }

    private static final class Lines extends Formatter {
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
