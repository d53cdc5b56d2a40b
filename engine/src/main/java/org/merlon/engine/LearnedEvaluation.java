package org.merlon.engine;

import java.util.List;
import org.merlon.engine.data.Tsv;

/**
 * A game's own evaluation, corrected by learned weights for the traits of a state.
 *
 * <p>It reuses a working array, so it is not thread-safe.
 */
public final class LearnedEvaluation implements Evaluation {
    /** The weight that is worth one swing. */
    public static final int WEIGHT_PER_SWING = 1000;

    private static final String TRAIT_COLUMN = "trait";
    private static final String WEIGHT_COLUMN = "weight";

    private final Evaluation base;
    private final Traits traits;
    private final int[] weights;
    private final int[] present;

    /** @param weights the learned weight of each trait, as read by {@link #weights} */
    public LearnedEvaluation(Evaluation base, Traits traits, int[] weights) {
        this.base = base;
        this.traits = traits;
        this.weights = weights;
        present = new int[traits.names().size()];
    }

    /** Reads the weight of each trait; the table must name all traits in their order. */
    public static int[] readWeights(Traits traits, Tsv table) {
        List<String> names = traits.names();
        List<Tsv.Row> rows = table.rows();
        if (rows.size() != names.size()) {
            throw new IllegalStateException(rows.size() + " weights for " + names.size() + " traits");
        }
        var weights = new int[names.size()];
        for (int trait = 0; trait < weights.length; trait++) {
            Tsv.Row row = rows.get(trait);
            if (!row.text(TRAIT_COLUMN).equals(names.get(trait))) {
                throw new IllegalStateException(
                        "a weight for '" + row.text(TRAIT_COLUMN) + "' where '" + names.get(trait) + "' should be");
            }
            weights[trait] = row.whole(WEIGHT_COLUMN);
        }
        return weights;
    }

    /** Formats weights as the table that {@link #weights} reads. */
    public static String formatWeights(Traits traits, int[] weights) {
        var text = new StringBuilder(TRAIT_COLUMN)
                .append('\t')
                .append(WEIGHT_COLUMN)
                .append('\n');
        for (int trait = 0; trait < weights.length; trait++) {
            text.append(traits.names().get(trait))
                    .append('\t')
                    .append(weights[trait])
                    .append('\n');
        }
        return text.toString();
    }

    @Override
    public double value(GameState state, int seat) {
        int sum = 0;
        for (int i = traits.collect(state, seat, present) - 1; i >= 0; i--) {
            sum += weights[present[i]];
        }
        return base.value(state, seat) + base.swing(state) * sum / WEIGHT_PER_SWING;
    }

    @Override
    public double swing(GameState state) {
        return base.swing(state);
    }

    @Override
    public boolean hasFixedLength() {
        return base.hasFixedLength();
    }
}
