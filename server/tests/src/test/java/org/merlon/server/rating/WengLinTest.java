package org.merlon.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.merlon.server.store.accounts.Rating;

/** Compares ratings with the reference values of openskill.js, another implementation of the same model. */
final class WengLinTest {
    private static final double TOLERANCE = 1e-9;

    /** Rates a game of players with these means and deviations, and compares the results in the same form. */
    private static void assertRates(double[][] before, int[] ranks, double[][] expected) {
        var ratings = new ArrayList<Rating>();
        for (double[] each : before) {
            ratings.add(new Rating("person", "game", each[0], each[1], 7));
        }
        List<Rating> after = WengLin.update(ratings, ranks, 1);
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i][0], after.get(i).mean(), TOLERANCE, "mean of player " + i);
            assertEquals(expected[i][1], after.get(i).deviation(), TOLERANCE, "deviation of player " + i);
            assertEquals(8, after.get(i).games());
        }
    }

    private static double[][] newcomers(int count) {
        var all = new double[count][];
        Arrays.fill(all, new double[] {WengLin.FIRST_MEAN, WengLin.FIRST_DEVIATION});
        return all;
    }

    @Test
    void ratesNewcomers() {
        assertRates(newcomers(2), new int[] {1, 2}, new double[][] {
            {27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}
        });
        assertRates(newcomers(3), new int[] {1, 2, 3}, new double[][] {
            {27.868876552746237, 8.204837030780652},
            {25.717219138186557, 8.057829747583874},
            {21.413904309067206, 8.057829747583874}
        });
        assertRates(newcomers(4), new int[] {2, 1, 4, 3}, new double[][] {
            {26.552824984374855, 8.179213704945203},
            {27.795084971874736, 8.263160757613477},
            {20.96265504062538, 8.083731307186588},
            {24.68943500312503, 8.083731307186588}
        });
    }

    @Test
    void ratesUnequalPlayers() {
        assertRates(
                new double[][] {{29.182, 4.782}, {27.174, 4.922}, {16.672, 6.217}, {25, 25 / 3.0}},
                new int[] {1, 2, 3, 4},
                new double[][] {
                    {30.209971908310553, 4.764898977359521},
                    {27.64460833689499, 4.882789305097372},
                    {17.403586731283518, 6.100723440599442},
                    {19.214790707434826, 7.8542613981643985}
                });
        assertRates(
                new double[][] {{15, 25 / 3.0}, {20, 25 / 3.0}, {25, 25 / 3.0}, {30, 25 / 3.0}},
                new int[] {1, 3, 4, 2},
                new double[][] {
                    {18.13094482387197, 8.283124738447958},
                    {20.40517319790051, 8.107463101775272},
                    {20.65608164139383, 8.082178279446465},
                    {30.80780033683369, 8.154697408620104}
                });
    }

    @Test
    void equalPlayersStayEqualAfterATie() {
        assertRates(newcomers(4), new int[] {1, 1, 1, 1}, new double[][] {
            {25, 8.263160757613477}, {25, 8.263160757613477}, {25, 8.263160757613477}, {25, 8.263160757613477}
        });
    }
}
