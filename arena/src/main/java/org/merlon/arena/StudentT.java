package org.merlon.arena;

/** How far an estimate may be off whose own spread had to be estimated as well: the distribution of Student. */
final class StudentT {
    /** How many standard errors lie on each side of a 95 % interval if their size is known. */
    private static final double Z = 1.959963984540054;

    /** Below three degrees of freedom the series is too rough. */
    private static final double[] FEW = {12.706, 4.303};

    private StudentT() {}

    /** How many standard errors lie on each side of a 95 % interval that rests on so many independent observations. */
    static double errors(int observations) {
        int freedom = Math.max(1, observations - 1);
        if (freedom <= FEW.length) {
            return FEW[freedom - 1];
        }
        // The expansion of Cornish and Fisher.
        double square = Z * Z;
        double first = Z * (square + 1) / 4;
        double second = Z * ((5 * square + 16) * square + 3) / 96;
        double third = Z * (((3 * square + 19) * square + 17) * square - 15) / 384;
        return Z + (first + (second + third / freedom) / freedom) / freedom;
    }
}
