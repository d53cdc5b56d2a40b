package org.merlon.protocol;

import org.merlon.protocol.lines.LineSanitizer;

/** The reply to a command. */
sealed interface Reply {
    /** Returns the complete reply without a line end. */
    String line();

    /** Success without a result. */
    record Done() implements Reply {
        @Override
        public String line() {
            return "ok";
        }
    }

    /** Success with a result. */
    record Answer(String json) implements Reply {
        @Override
        public String line() {
            return "ok " + json;
        }
    }

    /** Failure; nothing has changed. */
    record Failed(ErrorCode code, String message) implements Reply {
        @Override
        public String line() {
            return "error " + code.word() + " " + LineSanitizer.of(message);
        }
    }
}
