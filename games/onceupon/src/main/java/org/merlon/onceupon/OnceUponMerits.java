package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.data.Ids;
import org.merlon.engine.words.Arg;
import org.merlon.engine.words.Merits;
import org.merlon.engine.words.Phrase;

/** Finds the improvements for a seat between two states: parts drawn, guests, residents and nearly complete lines. */
final class OnceUponMerits {
    /** The weight of a part of the castle in addition to its points. */
    private static final int PART = 2;

    /** The weight of a complete line in addition to its reward. */
    private static final int COMPLETE = 2;

    private final OnceUponState before;
    private final OnceUponState after;
    private final int seat;
    private final Castle was;
    private final Castle is;
    private final Merits found = new Merits();

    OnceUponMerits(OnceUponState before, OnceUponState after, int seat) {
        this.before = before;
        this.after = after;
        this.seat = seat;
        was = before.castles[seat];
        is = after.castles[seat];
    }

    List<Phrase> list() {
        drawn(Line.Reward.TOWER, was.towers, is.towers);
        drawn(Line.Reward.FLAG, was.flags, is.flags);
        parts();
        if (after.sun == seat && before.sun != seat) {
            found.add(Rules.SUN, Phrase.of("onceupon-merit-sun").with("points", Rules.SUN));
        }
        if (after.finisher == seat && before.finisher != seat) {
            found.add(Rules.CLOUD, Phrase.of("onceupon-merit-finish").with("points", Rules.CLOUD));
        }
        int clouds = Rules.SMALL_CLOUD * (is.clouds - was.clouds);
        found.add(clouds, Phrase.of("onceupon-merit-small-cloud").with("points", clouds));
        residents();
        for (int rest = is.guests & ~was.guests; rest != 0; rest &= rest - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(rest));
            int points = Scoring.guest(is, guest);
            Phrase phrase = Phrase.of("onceupon-merit-guest").with("guest", guest.noun());
            found.add(1 + points, phrase.with("points", points));
        }
        int cards = Worths.size(is.points) - Worths.size(was.points);
        found.add(cards, Phrase.of("onceupon-merit-card"));
        lines(1);
        if (found.isEmpty()) {
            lines(2); // without a better merit, lines that lack two tokens count too
        }
        return found.list();
    }

    private void lines(int most) {
        for (int i = 0; i < Line.COUNT; i++) {
            line(Line.of(i), most);
        }
    }

    /** Adds the towers or flags that were drawn. */
    private void drawn(Line.Reward what, long worthsBefore, long worths) {
        for (int i = Worths.size(worthsBefore); i < Worths.size(worths); i++) {
            int worth = Worths.get(worths, i);
            found.add(worth, Phrase.of("onceupon-merit-draws").with("reward", reward(what, worth)));
        }
    }

    private static Phrase reward(Line.Reward what, int worth) {
        return Phrase.of("onceupon-reward-" + Ids.of(what)).with("worth", worth);
    }

    private void parts() {
        if (is.parts() > was.parts()) {
            int left = Castle.ALL_PARTS - is.parts();
            Phrase phrase = Phrase.of("onceupon-merit-parts").with("count", is.parts() - was.parts());
            found.add(PART, phrase.with("left", left));
        }
    }

    private void residents() {
        int more = is.residents - was.residents;
        int gain = Castle.groupPoints(is.group()) - Castle.groupPoints(was.group());
        found.add(
                more > 0 ? 1 + gain : 0,
                Phrase.of("onceupon-merit-residents").with("count", more).with("gain", gain));
    }

    /** Adds a line that lacks fewer tokens than before, if it lacks few enough and still has a use. */
    private void line(Line line, int most) {
        int missing = line.missing(is.tokens);
        boolean nearer = missing < line.missing(was.tokens);
        boolean good = is.canDraw(line) || after.rules.power(line) != Line.Power.NONE;
        if (!nearer || !good || missing > most) {
            return;
        }
        String key = missing == 0 ? "onceupon-merit-complete" : "onceupon-merit-short";
        Phrase phrase = Phrase.of(key).with("line", line.id()).with("reward", reward(line.reward(), line.worth()));
        if (missing == 0) {
            found.add(COMPLETE + line.worth(), phrase);
            return;
        }
        var faces = new ArrayList<Arg>();
        for (int rest = line.squares() & ~is.tokens; rest != 0; rest &= rest - 1) {
            faces.add(Board.resource(Board.first(rest)).noun());
        }
        found.add(1, phrase.with("missing", missing).withAll("faces", faces));
    }
}
