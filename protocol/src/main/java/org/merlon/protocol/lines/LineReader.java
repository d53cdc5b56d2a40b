package org.merlon.protocol.lines;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Splits a stream into lines of UTF-8. Holds at most one line of limited length in memory. */
public final class LineReader {
    /** The maximum length of a line in bytes; a complete position has a few kilobytes. */
    public static final int MAX_LINE_BYTES = 1 << 20;

    private static final int CHUNK_BYTES = 8 * 1024; // the size of a single read

    private final InputStream in;
    private final byte[] chunk = new byte[CHUNK_BYTES];
    private int chunkStart;
    private int chunkEnd;

    private byte[] line = new byte[CHUNK_BYTES];
    private int length;

    public LineReader(InputStream in) {
        this.in = in;
    }

    /** Returns the next line that is not a comment, or null at the end of the input. */
    public @Nullable InputLine next() throws IOException {
        while (readLine()) {
            // Comments are skipped before decoding, so they may contain invalid UTF-8.
            if (length == 0 || line[0] != '#') {
                return decodeLine();
            }
        }
        return null;
    }

    /** Reads a line up to and including its end; returns false at the end of the input. Bytes over the limit are dropped. */
    private boolean readLine() throws IOException {
        length = 0;
        boolean any = false;
        while (true) {
            if (chunkStart == chunkEnd) {
                chunkStart = 0;
                chunkEnd = Math.max(0, in.read(chunk, 0, CHUNK_BYTES));
                if (chunkEnd == 0) {
                    return any;
                }
            }
            any = true;
            int end = chunkStart;
            while (end < chunkEnd && chunk[end] != '\n') {
                end++;
            }
            append(chunkStart, end);
            if (end < chunkEnd) {
                chunkStart = end + 1;
                return true;
            }
            chunkStart = end;
        }
    }

    private void append(int from, int to) {
        // Two bytes more than the limit are stored: one for a carriage return, one to detect a line that is too long.
        int size = Math.min(to - from, MAX_LINE_BYTES + 2 - length);
        if (length + size > line.length) {
            line = Arrays.copyOf(line, Math.max(length + size, Math.min(2 * line.length, MAX_LINE_BYTES + 2)));
        }
        System.arraycopy(chunk, from, line, length, size);
        length += size;
    }

    private InputLine decodeLine() {
        int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
        if (end > MAX_LINE_BYTES) {
            return new InputLine.Unreadable(
                    "a line is at most " + MAX_LINE_BYTES + " bytes long; this one was skipped");
        }
        try {
            return new InputLine.Text(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line, 0, end))
                    .toString());
        } catch (CharacterCodingException e) {
            return new InputLine.Unreadable("the line is not valid UTF-8; send text in that encoding");
        }
    }
}
