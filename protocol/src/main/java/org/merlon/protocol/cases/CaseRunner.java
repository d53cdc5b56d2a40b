package org.merlon.protocol.cases;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.EngineSession;
import org.merlon.protocol.ErrorCode;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;

/** Runs cases through the public protocol alone. */
public final class CaseRunner {
    /** Thrown when a case fails; the message says why. */
    private static final class Failure extends Exception {
        final String reason;

        Failure(String reason) {
            super(reason);
            this.reason = reason;
        }
    }

    private final Function<String, @Nullable String> engine;

    private CaseRunner(Function<String, @Nullable String> engine) {
        this.engine = engine;
    }

    /** Runs one case in a new session, which reports internal errors to {@code log}. */
    public static CaseResult run(Case ruleCase, Consumer<String> log) {
        return runWith(ruleCase, new EngineSession(log)::answer);
    }

    /** Runs one case with any engine: one line in, one line out. */
    public static CaseResult runWith(Case ruleCase, Function<String, @Nullable String> engine) {
        try {
            new CaseRunner(engine).check(ruleCase);
            return new CaseResult(ruleCase.id(), null);
        } catch (Failure e) {
            return new CaseResult(ruleCase.id(), e.reason);
        }
    }

    private void check(Case ruleCase) throws Failure {
        String loaded = ask("load " + Json.write(ruleCase.position()));
        if (ruleCase.bad()) {
            if (!isError(loaded, ErrorCode.BAD_POSITION)) {
                throw new Failure("load: expected error bad-position, came " + loaded);
            }
            return;
        }
        parseReply("load", loaded);
        checkLegal("", ruleCase.legalHas(), ruleCase.legalNot());
        List<String> only = ruleCase.legalIs();
        if (only != null) {
            Set<String> legal = legal();
            if (!legal.equals(Set.copyOf(only))) {
                throw new Failure("legal: expected exactly " + only + ", came " + legal);
            }
        }
        for (String move : ruleCase.play()) {
            parseReply("play " + move, ask("play " + move));
        }
        checkFields("dump", ruleCase.expect());
        checkFields("status", ruleCase.status());
        checkLegal("afterwards, ", ruleCase.afterHas(), ruleCase.afterNot());
    }

    private void checkLegal(String when, List<String> has, List<String> not) throws Failure {
        Set<String> legal = legal();
        for (String move : has) {
            if (!legal.contains(move)) {
                throw new Failure(when + "legal: expected '" + move + "' to be listed, came " + legal);
            }
        }
        for (String move : not) {
            if (legal.contains(move)) {
                throw new Failure(when + "legal: expected '" + move + "' not to be listed, but it was");
            }
            String before = ask("dump");
            String reply = ask("play " + move);
            if (!isError(reply, ErrorCode.ILLEGAL_MOVE) && !isError(reply, ErrorCode.GAME_OVER)) {
                throw new Failure(when + "play " + move + ": expected a refusal, came " + reply);
            }
            String after = ask("dump");
            if (!after.equals(before)) {
                throw new Failure(when + "play " + move + ": expected the refusal to change nothing, but dump was "
                        + before + " and came as " + after);
            }
        }
    }

    private Set<String> legal() throws Failure {
        Data reply = parseReply("legal", ask("legal"));
        if (!(reply instanceof Data.Arr list)) {
            throw new Failure("legal: expected a list, came " + Json.write(reply));
        }
        Set<String> moves = new HashSet<>();
        for (Data item : list.items()) {
            if (!(item instanceof Data.Text move)) {
                throw new Failure("legal: expected texts, came " + Json.write(item));
            }
            if (!moves.add(move.value())) {
                throw new Failure("legal: expected every move once, but '" + move.value() + "' came twice");
            }
        }
        return moves;
    }

    private void checkFields(String command, Data.Obj expected) throws Failure {
        if (expected.fields().isEmpty()) {
            return;
        }
        Data reply = parseReply(command, ask(command));
        if (!(reply instanceof Data.Obj actual)) {
            throw new Failure(command + ": expected an object, came " + Json.write(reply));
        }
        String difference = Comparison.difference(expected, actual);
        if (difference != null) {
            throw new Failure(command + ": " + difference);
        }
    }

    private String ask(String command) throws Failure {
        String reply = engine.apply(command);
        if (reply == null) {
            throw new Failure("expected a reply to '" + command + "', came none");
        }
        return reply;
    }

    private static Data parseReply(String command, String reply) throws Failure {
        if (!reply.startsWith("ok ")) {
            throw new Failure(command + ": expected ok, came " + reply);
        }
        try {
            return Json.read(reply.substring("ok ".length()));
        } catch (JsonException e) {
            throw new Failure(command + ": expected JSON, but " + e.reason() + ": " + reply);
        }
    }

    private static boolean isError(String reply, ErrorCode code) {
        return reply.startsWith("error " + code.word() + " ");
    }
}
