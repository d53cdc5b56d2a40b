package org.merlon.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A QR code (ISO/IEC 18004) for a short text such as an address. It uses byte mode, the lowest error correction level,
 * and versions 1 to 5, which keep all data in one block.
 */
final class QrCode {
    /** The number of data bytes and of error correction bytes of each version, starting with version 1. */
    private static final int[][] VERSION_SIZES = {{19, 7}, {34, 10}, {55, 15}, {80, 20}, {108, 26}};

    /** The error correction level L as encoded in the format information. */
    private static final int LEVEL_L = 0b01;

    private static final int FORMAT_DIVISOR = 0b10100110111;
    /** XORed with the format information so that it is never all zero. */
    private static final int FORMAT_MASK = 0b101010000010010;

    /** The alternating bytes that fill up the space after the data. */
    private static final int[] PADDING_BYTES = {0xEC, 0x11};

    /** The polynomial that defines the field of 256 elements. */
    private static final int FIELD_POLYNOMIAL = 0x11D;

    private static final int QUIET_ZONE_MODULES = 2; // half of what the standard requires is enough on a screen

    private final int size;
    private final boolean[][] dark;
    private final boolean[][] reserved;

    private QrCode(int version) {
        size = 17 + 4 * version;
        dark = new boolean[size][size];
        reserved = new boolean[size][size];
        drawFinder(3, 3);
        drawFinder(3, size - 4);
        drawFinder(size - 4, 3);
        for (int i = 8; i < size - 8; i++) {
            reserve(6, i, i % 2 == 0);
            reserve(i, 6, i % 2 == 0);
        }
        if (version > 1) {
            drawRings(size - 7, size - 7, 2);
        }
        reserve(size - 8, 8, true);
        drawFormat(0);
    }

    /** Encodes a text, with the mask that has the lowest penalty. */
    static QrCode of(String text) {
        QrCode best = of(text, 0);
        for (int mask = 1; mask < 8; mask++) {
            QrCode other = of(text, mask);
            best = other.penalty() < best.penalty() ? other : best;
        }
        return best;
    }

    static QrCode of(String text, int mask) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int version = 1;
        while (version <= VERSION_SIZES.length && bytes.length + 2 > VERSION_SIZES[version - 1][0]) {
            version++;
        }
        if (version > VERSION_SIZES.length) {
            throw new IllegalArgumentException("a text of " + bytes.length + " bytes is too long");
        }
        var code = new QrCode(version);
        code.drawCodewords(codewords(bytes, VERSION_SIZES[version - 1]));
        code.applyMask(mask);
        code.drawFormat(mask);
        return code;
    }

    private static int[] codewords(byte[] bytes, int[] sizes) {
        var data = new int[sizes[0]];
        // Four bits for byte mode and eight for the length, so all data is shifted by half a byte.
        data[0] = (0b0100 << 4) | (bytes.length >> 4);
        data[1] = (bytes.length & 15) << 4;
        for (int i = 0; i < bytes.length; i++) {
            data[i + 1] |= (bytes[i] & 255) >> 4;
            data[i + 2] = (bytes[i] & 15) << 4;
        }
        for (int i = bytes.length + 2; i < data.length; i++) {
            data[i] = PADDING_BYTES[(i - bytes.length) % 2];
        }
        int[] codewords = Arrays.copyOf(data, sizes[0] + sizes[1]);
        int[] errorCorrection = errorCorrection(data, sizes[1]);
        System.arraycopy(errorCorrection, 0, codewords, sizes[0], sizes[1]);
        return codewords;
    }

    /** Returns the Reed-Solomon error correction bytes: the remainder of the data divided by the generator polynomial. */
    private static int[] errorCorrection(int[] data, int length) {
        var generator = new int[length];
        generator[length - 1] = 1;
        int root = 1;
        for (int i = 0; i < length; i++) {
            for (int j = 0; j < length; j++) {
                generator[j] = multiply(generator[j], root) ^ (j + 1 < length ? generator[j + 1] : 0);
            }
            root = multiply(root, 2);
        }
        var remainder = new int[length];
        for (int each : data) {
            int factor = each ^ remainder[0];
            System.arraycopy(remainder, 1, remainder, 0, length - 1);
            remainder[length - 1] = 0;
            for (int j = 0; j < length; j++) {
                remainder[j] ^= multiply(generator[j], factor);
            }
        }
        return remainder;
    }

    private static int multiply(int a, int b) {
        int product = 0;
        for (int bit = 7; bit >= 0; bit--) {
            product = (product << 1) ^ ((product >> 7) * FIELD_POLYNOMIAL);
            product ^= ((b >> bit) & 1) * a;
        }
        return product;
    }

    private void reserve(int row, int column, boolean isDark) {
        dark[row][column] = isDark;
        reserved[row][column] = true;
    }

    /** Draws concentric square rings, alternately dark and light. */
    private void drawRings(int row, int column, int rings) {
        for (int y = -rings; y <= rings; y++) {
            for (int x = -rings; x <= rings; x++) {
                int ring = Math.max(Math.abs(x), Math.abs(y));
                if (row + y >= 0 && row + y < size && column + x >= 0 && column + x < size) {
                    reserve(row + y, column + x, rings == 4 ? ring != 2 && ring != 4 : ring != 1);
                }
            }
        }
    }

    private void drawFinder(int row, int column) {
        drawRings(row, column, 4);
    }

    private void drawFormat(int mask) {
        int data = (LEVEL_L << 3) | mask;
        int remainder = data;
        for (int i = 0; i < 10; i++) {
            remainder = (remainder << 1) ^ ((remainder >> 9) * FORMAT_DIVISOR);
        }
        int bits = ((data << 10) | remainder) ^ FORMAT_MASK;
        for (int i = 0; i < 15; i++) {
            boolean one = ((bits >> i) & 1) == 1;
            int row = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
            reserve(row, 8, one);
            int column = i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i;
            reserve(8, column, one);
        }
        reserve(size - 8, 8, true);
    }

    /** Places the bits: up and down in pairs of columns, starting at the right, skipping reserved modules. */
    private void drawCodewords(int[] codewords) {
        int bit = 0;
        for (int right = size - 1; right > 0; right -= 2) {
            int rightColumn = right <= 6 ? right - 1 : right;
            boolean up = (size - 1 - right) / 2 % 2 == 0;
            for (int i = 0; i < size; i++) {
                int row = up ? size - 1 - i : i;
                for (int column = rightColumn; column > rightColumn - 2; column--) {
                    if (!reserved[row][column] && bit < codewords.length * 8) {
                        dark[row][column] = ((codewords[bit / 8] >> (7 - bit % 8)) & 1) == 1;
                        bit++;
                    }
                }
            }
        }
    }

    private void applyMask(int mask) {
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                boolean inverted = switch (mask) {
                    case 0 -> (x + y) % 2 == 0;
                    case 1 -> y % 2 == 0;
                    case 2 -> x % 3 == 0;
                    case 3 -> (x + y) % 3 == 0;
                    case 4 -> (y / 2 + x / 3) % 2 == 0;
                    case 5 -> x * y % 2 + x * y % 3 == 0;
                    case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
                    default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
                };
                dark[y][x] ^= inverted && !reserved[y][x];
            }
        }
    }

    /** Returns a penalty for long runs and blocks of one colour, which scanners read badly. */
    private int penalty() {
        int sum = 0;
        for (int y = 0; y < size; y++) {
            int across = 1;
            int down = 1;
            for (int x = 1; x < size; x++) {
                across = dark[y][x] == dark[y][x - 1] ? across + 1 : 1;
                down = dark[x][y] == dark[x - 1][y] ? down + 1 : 1;
                sum += (across == 5 ? 3 : across > 5 ? 1 : 0) + (down == 5 ? 3 : down > 5 ? 1 : 0);
                boolean block = y > 0
                        && dark[y][x] == dark[y][x - 1]
                        && dark[y][x] == dark[y - 1][x]
                        && dark[y][x] == dark[y - 1][x - 1];
                sum += block ? 3 : 0;
            }
        }
        return sum;
    }

    int size() {
        return size;
    }

    boolean isDark(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size && dark[row][column];
    }

    /** Draws the code with two rows of modules per line, in fixed colours that do not depend on the terminal's. */
    String text() {
        var text = new StringBuilder();
        for (int y = -QUIET_ZONE_MODULES; y < size + QUIET_ZONE_MODULES; y += 2) {
            text.append("\u001b[40;97m");
            for (int x = -QUIET_ZONE_MODULES; x < size + QUIET_ZONE_MODULES; x++) {
                boolean upper = !isDark(y, x);
                boolean lower = !isDark(y + 1, x) && y + 1 < size + QUIET_ZONE_MODULES;
                text.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            text.append("\u001b[0m\n");
        }
        return text.toString();
    }
}
