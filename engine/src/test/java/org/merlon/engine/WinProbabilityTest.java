package org.merlon.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WinProbabilityTest {
    @Test
    void leadOfOneSwingWinsThreeQuarters() {
        assertEquals(0.5, WinProbability.winProbability(0));
        assertEquals(0.75, WinProbability.winProbability(1), 1e-10);
        assertEquals(0.25, WinProbability.winProbability(-1), 1e-10);
    }

    @Test
    void expMatchesMathExp() {
        for (double power = -40; power <= 40; power += 0.013) {
            assertEquals(1, WinProbability.exp(power) / Math.exp(power), 1e-10);
        }
    }

    @Test
    void hugeLeadIsNearlyCertain() {
        assertEquals(0, WinProbability.winProbability(-1e9), 1e-300);
        assertEquals(1, WinProbability.winProbability(1e9));
    }
}
