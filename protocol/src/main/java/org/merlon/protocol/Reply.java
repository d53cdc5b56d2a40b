package org.merlon.protocol;

/** What the engine answers to one command. */
sealed interface Reply {
    /** The whole reply, without a line end. */
    String line();

    /** Done, and nothing to tell. */
    record Done() implements Reply {
        @Override
        public String line() {
            return "ok";
        }
    }

    /** Done; here is what was asked for. */
    record Answer(String json) implements Reply {
        @Override
        public String line() {
            return "ok " + json;
        }
    }

    /** Not done, and everything is as before. */
    record Failed(ErrorCode code, String message) implements Reply {
        @Override
        public String line() {
            return "error " + code.word() + " " + OneLine.of(message);
        }
    }
}
