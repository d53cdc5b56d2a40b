package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.HintReasons;
import org.merlon.engine.words.Phrase;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;
import org.merlon.onceupon.castle.PackedNumbers;

/** Finds the improvements for a seat between two states: parts drawn, guests, residents and nearly complete lines. */
final class OnceUponHintReasons {
    /** The weight of a part of the castle in addition to its points. */
    private static final int PART_WEIGHT = 2;

    /** The weight of a complete line in addition to its reward. */
    private static final int COMPLETE_LINE_WEIGHT = 2;

    private final OnceUponState before;
    private final OnceUponState after;
    private final int seat;
    private final Castle castleBefore;
    private final Castle castleAfter;
    private final HintReasons reasons = new HintReasons();

    OnceUponHintReasons(OnceUponState before, OnceUponState after, int seat) {
        this.before = before;
        this.after = after;
        this.seat = seat;
        castleBefore = before.castles[seat];
        castleAfter = after.castles[seat];
    }

    List<Phrase> list() {
        addDrawn(Line.Reward.TOWER, castleBefore.towers, castleAfter.towers);
        addDrawn(Line.Reward.FLAG, castleBefore.flags, castleAfter.flags);
        addParts();
        if (after.sunOwner == seat && before.sunOwner != seat) {
            reasons.add(Rules.SUN_POINTS, Phrase.of("onceupon-merit-sun").with("points", Rules.SUN_POINTS));
        }
        if (after.finisher == seat && before.finisher != seat) {
            reasons.add(Rules.CLOUD_POINTS, Phrase.of("onceupon-merit-finish").with("points", Rules.CLOUD_POINTS));
        }
        int clouds = Rules.SMALL_CLOUD_POINTS * (castleAfter.smallClouds - castleBefore.smallClouds);
        reasons.add(clouds, Phrase.of("onceupon-merit-small-cloud").with("points", clouds));
        addResidents();
        for (int remaining = castleAfter.guests & ~castleBefore.guests; remaining != 0; remaining &= remaining - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(remaining));
            int points = Scoring.guestPoints(castleAfter, guest);
            Phrase phrase = Phrase.of("onceupon-merit-guest").with("guest", guest.noun());
            reasons.add(1 + points, phrase.with("points", points));
        }
        int cards = PackedNumbers.size(castleAfter.cardPoints) - PackedNumbers.size(castleBefore.cardPoints);
        reasons.add(cards, Phrase.of("onceupon-merit-card"));
        addLines(1);
        if (reasons.isEmpty()) {
            addLines(2); // without a better merit, lines that lack two tokens count too
        }
        return reasons.list();
    }

    private void addLines(int maxMissing) {
        for (int i = 0; i < Line.COUNT; i++) {
            addLine(Line.of(i), maxMissing);
        }
    }

    /** Adds the towers or flags that were drawn. */
    private void addDrawn(Line.Reward reward, long worthsBefore, long worths) {
        for (int i = PackedNumbers.size(worthsBefore); i < PackedNumbers.size(worths); i++) {
            int worth = PackedNumbers.get(worths, i);
            reasons.add(worth, Phrase.of("onceupon-merit-draws").with("reward", rewardPhrase(reward, worth)));
        }
    }

    private static Phrase rewardPhrase(Line.Reward reward, int worth) {
        return Phrase.of("onceupon-reward-" + Ids.of(reward)).with("worth", worth);
    }

    private void addParts() {
        if (castleAfter.partCount() > castleBefore.partCount()) {
            int left = Castle.ALL_PARTS - castleAfter.partCount();
            Phrase phrase =
                    Phrase.of("onceupon-merit-parts").with("count", castleAfter.partCount() - castleBefore.partCount());
            reasons.add(PART_WEIGHT, phrase.with("left", left));
        }
    }

    private void addResidents() {
        int added = castleAfter.residents - castleBefore.residents;
        int gain = Castle.groupPoints(castleAfter.residentGroup()) - Castle.groupPoints(castleBefore.residentGroup());
        reasons.add(
                added > 0 ? 1 + gain : 0,
                Phrase.of("onceupon-merit-residents").with("count", added).with("gain", gain));
    }

    /** Adds a line that lacks fewer tokens than before, if it lacks few enough and still has a use. */
    private void addLine(Line line, int maxMissing) {
        int missing = line.missingTokens(castleAfter.tokens);
        boolean isNearer = missing < line.missingTokens(castleBefore.tokens);
        boolean isUseful = castleAfter.canDraw(line) || after.rules.power(line) != Line.Power.NONE;
        if (!isNearer || !isUseful || missing > maxMissing) {
            return;
        }
        String key = missing == 0 ? "onceupon-merit-complete" : "onceupon-merit-short";
        Phrase phrase =
                Phrase.of(key).with("line", line.phrase()).with("reward", rewardPhrase(line.reward(), line.worth()));
        if (missing == 0) {
            reasons.add(COMPLETE_LINE_WEIGHT + line.worth(), phrase);
            return;
        }
        var faces = new ArrayList<Arg>();
        for (int remaining = line.squares() & ~castleAfter.tokens; remaining != 0; remaining &= remaining - 1) {
            faces.add(Board.resource(Board.first(remaining)).noun());
        }
        reasons.add(1, phrase.with("missing", missing).withAll("faces", faces));
    }
}
