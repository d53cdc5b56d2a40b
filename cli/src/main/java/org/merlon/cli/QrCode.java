package org.merlon.cli;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.Map;

/** A QR code for a short text such as an address, with the lowest error correction level. */
final class QrCode {
    private static final int QUIET_ZONE_MODULES = 2; // half of what the standard requires is enough on a screen

    /** Drawn in 21 lines, so that a terminal of 24 lines shows all of it. */
    private static final int MAX_SIZE = 37;

    private final ByteMatrix modules;

    private QrCode(ByteMatrix modules) {
        this.modules = modules;
    }

    /** Encodes a text, with the mask that has the lowest penalty. */
    static QrCode of(String text) {
        return of(text, Map.of());
    }

    static QrCode of(String text, int mask) {
        return of(text, Map.of(EncodeHintType.QR_MASK_PATTERN, mask));
    }

    private static QrCode of(String text, Map<EncodeHintType, ?> hints) {
        try {
            var code = new QrCode(
                    Encoder.encode(text, ErrorCorrectionLevel.L, hints).getMatrix());
            if (code.size() <= MAX_SIZE) {
                return code;
            }
        } catch (WriterException e) {
            // No code is large enough.
        }
        throw new IllegalArgumentException("a text of " + text.length() + " characters is too long");
    }

    int size() {
        return modules.getWidth();
    }

    boolean isDark(int row, int column) {
        return row >= 0 && row < size() && column >= 0 && column < size() && modules.get(column, row) == 1;
    }

    /** Draws the code with two rows of modules per line, in fixed colours that do not depend on the terminal's. */
    String text() {
        int end = size() + QUIET_ZONE_MODULES;
        var text = new StringBuilder();
        for (int y = -QUIET_ZONE_MODULES; y < end; y += 2) {
            text.append("\u001b[40;97m");
            for (int x = -QUIET_ZONE_MODULES; x < end; x++) {
                boolean upper = !isDark(y, x);
                boolean lower = !isDark(y + 1, x) && y + 1 < end;
                text.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            text.append("\u001b[0m\n");
        }
        return text.toString();
    }
}
