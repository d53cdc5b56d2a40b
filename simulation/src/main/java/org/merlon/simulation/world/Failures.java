package org.merlon.simulation.world;

/** Describes unexpected exceptions in one line. */
public final class Failures {
    private static final int MAX_FRAMES = 4;

    private Failures() {}

    /** An exception with the frames of Merlon that it passed. */
    public static String describe(Throwable failure) {
        var text = new StringBuilder(failure.toString());
        int frames = 0;
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (frame.getClassName().startsWith("org.merlon") && frames++ < MAX_FRAMES) {
                text.append(" at ").append(frame.getFileName()).append(':').append(frame.getLineNumber());
            }
        }
        Throwable cause = failure.getCause();
        return cause == null ? text.toString() : text + ", caused by " + describe(cause);
    }
}
