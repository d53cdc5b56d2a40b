package org.merlon.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A QR code (ISO/IEC 18004) for a short text such as an address. It uses byte mode, the lowest error correction level,
 * and versions 1 to 5, which keep all data in one block.
 */
final class QrCode {
    /** The number of data bytes and of error correction bytes of each version, starting with version 1. */
    private static final int[][] VERSIONS = {{19, 7}, {34, 10}, {55, 15}, {80, 20}, {108, 26}};

    /** The error correction level L as encoded in the format information. */
    private static final int LEVEL_L = 0b01;

    private static final int FORMAT_DIVISOR = 0b10100110111;
    /** XORed with the format information so that it is never all zero. */
    private static final int FORMAT_MASK = 0b101010000010010;

    /** The alternating bytes that fill up the space after the data. */
    private static final int[] PADDING = {0xEC, 0x11};

    /** The polynomial that defines the field of 256 elements. */
    private static final int FIELD = 0x11D;

    private static final int QUIET = 2; // half of what the standard requires is enough on a screen

    private final int size;
    private final boolean[][] dark;
    private final boolean[][] fixed;

    private QrCode(int version) {
        size = 17 + 4 * version;
        dark = new boolean[size][size];
        fixed = new boolean[size][size];
        finder(3, 3);
        finder(3, size - 4);
        finder(size - 4, 3);
        for (int i = 8; i < size - 8; i++) {
            fix(6, i, i % 2 == 0);
            fix(i, 6, i % 2 == 0);
        }
        if (version > 1) {
            square(size - 7, size - 7, 2);
        }
        fix(size - 8, 8, true);
        format(0);
    }

    /** Encodes a text, with the mask that has the lowest penalty. */
    static QrCode of(String text) {
        QrCode best = of(text, 0);
        for (int mask = 1; mask < 8; mask++) {
            QrCode other = of(text, mask);
            best = other.confusion() < best.confusion() ? other : best;
        }
        return best;
    }

    static QrCode of(String text, int mask) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int version = 1;
        while (version <= VERSIONS.length && bytes.length + 2 > VERSIONS[version - 1][0]) {
            version++;
        }
        if (version > VERSIONS.length) {
            throw new IllegalArgumentException("a text of " + bytes.length + " bytes is too long");
        }
        var code = new QrCode(version);
        code.fill(codewords(bytes, VERSIONS[version - 1]));
        code.mask(mask);
        code.format(mask);
        return code;
    }

    private static int[] codewords(byte[] bytes, int[] room) {
        var data = new int[room[0]];
        // Four bits for byte mode and eight for the length, so all data is shifted by half a byte.
        data[0] = (0b0100 << 4) | (bytes.length >> 4);
        data[1] = (bytes.length & 15) << 4;
        for (int i = 0; i < bytes.length; i++) {
            data[i + 1] |= (bytes[i] & 255) >> 4;
            data[i + 2] = (bytes[i] & 15) << 4;
        }
        for (int i = bytes.length + 2; i < data.length; i++) {
            data[i] = PADDING[(i - bytes.length) % 2];
        }
        int[] all = Arrays.copyOf(data, room[0] + room[1]);
        int[] correction = correction(data, room[1]);
        System.arraycopy(correction, 0, all, room[0], room[1]);
        return all;
    }

    /** Returns the Reed-Solomon error correction bytes: the remainder of the data divided by the generator polynomial. */
    private static int[] correction(int[] data, int length) {
        var generator = new int[length];
        generator[length - 1] = 1;
        int root = 1;
        for (int i = 0; i < length; i++) {
            for (int j = 0; j < length; j++) {
                generator[j] = times(generator[j], root) ^ (j + 1 < length ? generator[j + 1] : 0);
            }
            root = times(root, 2);
        }
        var rest = new int[length];
        for (int each : data) {
            int factor = each ^ rest[0];
            System.arraycopy(rest, 1, rest, 0, length - 1);
            rest[length - 1] = 0;
            for (int j = 0; j < length; j++) {
                rest[j] ^= times(generator[j], factor);
            }
        }
        return rest;
    }

    private static int times(int a, int b) {
        int product = 0;
        for (int bit = 7; bit >= 0; bit--) {
            product = (product << 1) ^ ((product >> 7) * FIELD);
            product ^= ((b >> bit) & 1) * a;
        }
        return product;
    }

    private void fix(int row, int column, boolean black) {
        dark[row][column] = black;
        fixed[row][column] = true;
    }

    /** Draws concentric square rings, alternately dark and light. */
    private void square(int row, int column, int rings) {
        for (int y = -rings; y <= rings; y++) {
            for (int x = -rings; x <= rings; x++) {
                int ring = Math.max(Math.abs(x), Math.abs(y));
                if (row + y >= 0 && row + y < size && column + x >= 0 && column + x < size) {
                    fix(row + y, column + x, rings == 4 ? ring != 2 && ring != 4 : ring != 1);
                }
            }
        }
    }

    private void finder(int row, int column) {
        square(row, column, 4);
    }

    private void format(int mask) {
        int data = (LEVEL_L << 3) | mask;
        int rest = data;
        for (int i = 0; i < 10; i++) {
            rest = (rest << 1) ^ ((rest >> 9) * FORMAT_DIVISOR);
        }
        int bits = ((data << 10) | rest) ^ FORMAT_MASK;
        for (int i = 0; i < 15; i++) {
            boolean one = ((bits >> i) & 1) == 1;
            int row = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
            fix(row, 8, one);
            int column = i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i;
            fix(8, column, one);
        }
        fix(size - 8, 8, true);
    }

    /** Places the bits: up and down in pairs of columns, starting at the right, skipping reserved modules. */
    private void fill(int[] codewords) {
        int bit = 0;
        for (int right = size - 1; right > 0; right -= 2) {
            int pair = right <= 6 ? right - 1 : right;
            boolean up = (size - 1 - right) / 2 % 2 == 0;
            for (int i = 0; i < size; i++) {
                int row = up ? size - 1 - i : i;
                for (int column = pair; column > pair - 2; column--) {
                    if (!fixed[row][column] && bit < codewords.length * 8) {
                        dark[row][column] = ((codewords[bit / 8] >> (7 - bit % 8)) & 1) == 1;
                        bit++;
                    }
                }
            }
        }
    }

    private void mask(int mask) {
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                boolean turned = switch (mask) {
                    case 0 -> (x + y) % 2 == 0;
                    case 1 -> y % 2 == 0;
                    case 2 -> x % 3 == 0;
                    case 3 -> (x + y) % 3 == 0;
                    case 4 -> (y / 2 + x / 3) % 2 == 0;
                    case 5 -> x * y % 2 + x * y % 3 == 0;
                    case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
                    default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
                };
                dark[y][x] ^= turned && !fixed[y][x];
            }
        }
    }

    /** Returns a penalty for long runs and blocks of one colour, which scanners read badly. */
    private int confusion() {
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
        for (int y = -QUIET; y < size + QUIET; y += 2) {
            text.append("\u001b[40;97m");
            for (int x = -QUIET; x < size + QUIET; x++) {
                boolean upper = !isDark(y, x);
                boolean lower = !isDark(y + 1, x) && y + 1 < size + QUIET;
                text.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            text.append("\u001b[0m\n");
        }
        return text.toString();
    }
}
