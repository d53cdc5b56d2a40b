package org.merlon.onceupon;

import org.merlon.engine.data.Data;
import org.merlon.testkit.AbstractPositionBuilder;

/**
 * Builds a position of Once Upon a Castle for tests.
 *
 * <p>By default seat 0 is active and to move, nobody has anything, and the dice show wood and stone. In the Apprentice
 * variant the pile holds the cards 3, 1, 4, 2. In the Great Architect variant it holds the queen, and the princess, the
 * courtesan and the jester are open.
 */
final class PositionBuilder extends AbstractPositionBuilder<PositionBuilder> {
    private PositionBuilder(String variant, int players) {
        super("onceupon", variant, players);
        toMove(0).step("dice").active(0).dice("wood", "stone");
    }

    @Override
    protected PositionBuilder self() {
        return this;
    }

    /** Starts a position of the Apprentice variant in step dice. */
    static PositionBuilder apprentice(int players) {
        return new PositionBuilder("apprentice", players).put("pile", numbers(3, 1, 4, 2));
    }

    /** Starts a position of the Great Architect variant in step dice. */
    static PositionBuilder architect(int players) {
        return new PositionBuilder("great-architect", players).pile("queen").display("princess", "courtesan", "jester");
    }

    /** Starts an Apprentice position for two: seat 0 has used the dice and clears lines. */
    static PositionBuilder apprenticeClearing(String... tokens) {
        return apprentice(2).stepBuild().tokens(0, tokens);
    }

    /** Starts a Great Architect position for two: seat 0 has used the dice and clears lines. */
    static PositionBuilder architectClearing(String... tokens) {
        return architect(2).stepBuild().tokens(0, tokens);
    }

    /** Starts a Great Architect position for two: a guest of seat 0 waits for a choice. */
    static PositionBuilder architectEffect(String guest, int left, String... tokens) {
        return architect(2).guests(0, guest).pending(guest, left).tokens(0, tokens);
    }

    PositionBuilder dice(String one, String two) {
        return put("dice", new Data.Arr().add(one).add(two));
    }

    PositionBuilder used(boolean one, boolean two) {
        return put("used", new Data.Arr().add(new Data.Truth(one)).add(new Data.Truth(two)));
    }

    /** Sets step build after the active seat has used both dice. */
    PositionBuilder stepBuild() {
        return step("build").used(true, true);
    }

    /** Sets step build after a seat that is not active has used the first die. */
    PositionBuilder stepBuild(int seat) {
        return step("build").toMove(seat).used(true, false);
    }

    PositionBuilder pending(String guest, int left) {
        return step("effect").put("pending", new Data.Obj().put("guest", guest).put("left", left));
    }

    PositionBuilder pending(String guest, int left, String face) {
        return step("effect")
                .put(
                        "pending",
                        new Data.Obj().put("guest", guest).put("left", left).put("face", face));
    }

    PositionBuilder step(String step) {
        return put("step", step);
    }

    PositionBuilder active(int seat) {
        return put("active", seat);
    }

    PositionBuilder round(int round) {
        return put("round", round);
    }

    PositionBuilder sun(int seat) {
        return put("sun", seat);
    }

    PositionBuilder finisher(int seat) {
        return put("final", new Data.Truth(true)).put("finisher", seat);
    }

    PositionBuilder tokens(int seat, String... squares) {
        return seat(seat, "tokens", texts(squares));
    }

    PositionBuilder floors(int seat, int floors) {
        return seat(seat, "floors", floors);
    }

    PositionBuilder towers(int seat, int... worths) {
        return seat(seat, "towers", numbers(worths));
    }

    PositionBuilder walls(int seat, int walls) {
        return seat(seat, "walls", walls);
    }

    PositionBuilder flags(int seat, int... worths) {
        return seat(seat, "flags", numbers(worths));
    }

    PositionBuilder residents(int seat, int residents) {
        return seat(seat, "residents", residents);
    }

    PositionBuilder clouds(int seat, int clouds) {
        return seat(seat, "clouds", clouds);
    }

    PositionBuilder guests(int seat, String... guests) {
        return seat(seat, "guests", texts(guests));
    }

    PositionBuilder points(int seat, int... cards) {
        return seat(seat, "points", numbers(cards));
    }

    /** Gives a seat four walls, four towers worth 2 each and this many floors. */
    PositionBuilder nearlyComplete(int seat, int floors) {
        return floors(seat, floors).towers(seat, 2, 2, 2, 2).walls(seat, 4);
    }

    PositionBuilder pile(String... guests) {
        return put("pile", texts(guests));
    }

    PositionBuilder pile(int... cards) {
        return put("pile", numbers(cards));
    }

    PositionBuilder display(String... guests) {
        return put("display", texts(guests));
    }
}
