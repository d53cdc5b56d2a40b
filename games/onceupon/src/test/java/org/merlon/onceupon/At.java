package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.merlon.engine.data.Data;
import org.merlon.testkit.Scenario;

/**
 * A position of Once Upon a Castle drawn in code, for tests.
 *
 * <p>Unless told otherwise seat 0 is active and to move, nobody has anything, the dice show wood and stone, and the
 * pile holds the cards 3, 1, 4, 2, or the queen with princess, courtesan and jester lying open.
 */
final class At {
    private final Data.Obj data = new Data.Obj();
    private final List<Data.Obj> seats = new ArrayList<>();

    private At(String variant, int players) {
        data.put("game", "onceupon").put("variant", variant).put("players", players);
        data.put("toMove", 0).put("step", "dice").put("active", 0);
        dice("wood", "stone");
        for (int i = 0; i < players; i++) {
            seats.add(new Data.Obj());
        }
    }

    /** The Apprentice, the dice being used. */
    static At apprentice(int players) {
        return new At("apprentice", players).put("pile", numbers(3, 1, 4, 2));
    }

    /** The Great Architect, the dice being used. */
    static At architect(int players) {
        return new At("great-architect", players).pile("queen").display("princess", "courtesan", "jester");
    }

    /** Two Apprentices, of whom seat 0 has used the dice and clears lines. */
    static At clearing(String... tokens) {
        return apprentice(2).builds().tokens(0, tokens);
    }

    /** Two Great Architects, of whom seat 0 has used the dice and clears lines. */
    static At building(String... tokens) {
        return architect(2).builds().tokens(0, tokens);
    }

    /** Two Great Architects; seat 0 has the guest, who waits for a choice. */
    static At effect(String guest, int left, String... tokens) {
        return architect(2).guests(0, guest).pending(guest, left).tokens(0, tokens);
    }

    At dice(String one, String two) {
        data.put("dice", new Data.Arr().add(one).add(two));
        return this;
    }

    At used(boolean one, boolean two) {
        return put("used", new Data.Arr().add(new Data.Truth(one)).add(new Data.Truth(two)));
    }

    /** The active seat has used both dice. */
    At builds() {
        data.put("step", "build");
        return used(true, true);
    }

    /** A seat that is not active has used the first die. */
    At builds(int seat) {
        data.put("step", "build").put("toMove", seat);
        return used(true, false);
    }

    At pending(String guest, int left) {
        data.put("step", "effect");
        return put("pending", new Data.Obj().put("guest", guest).put("left", left));
    }

    At pending(String guest, int left, String face) {
        data.put("step", "effect");
        return put(
                "pending", new Data.Obj().put("guest", guest).put("left", left).put("face", face));
    }

    At step(String step) {
        data.put("step", step);
        return this;
    }

    At toMove(int seat) {
        data.put("toMove", seat);
        return this;
    }

    At active(int seat) {
        data.put("active", seat);
        return this;
    }

    At round(int round) {
        data.put("round", round);
        return this;
    }

    At sun(int seat) {
        data.put("sun", seat);
        return this;
    }

    At finisher(int seat) {
        data.put("final", true).put("finisher", seat);
        return this;
    }

    At tokens(int seat, String... squares) {
        return seat(seat, "tokens", texts(squares));
    }

    At floors(int seat, int floors) {
        return seat(seat, "floors", new Data.Whole(floors));
    }

    At towers(int seat, int... worths) {
        return seat(seat, "towers", numbers(worths));
    }

    At walls(int seat, int walls) {
        return seat(seat, "walls", new Data.Whole(walls));
    }

    At flags(int seat, int... worths) {
        return seat(seat, "flags", numbers(worths));
    }

    At residents(int seat, int residents) {
        return seat(seat, "residents", new Data.Whole(residents));
    }

    At clouds(int seat, int clouds) {
        return seat(seat, "clouds", new Data.Whole(clouds));
    }

    At guests(int seat, String... guests) {
        return seat(seat, "guests", texts(guests));
    }

    At points(int seat, int... cards) {
        return seat(seat, "points", numbers(cards));
    }

    /** A castle of all twelve parts but the last floors; the towers are worth 2 each. */
    At almost(int seat, int floors) {
        return floors(seat, floors).towers(seat, 2, 2, 2, 2).walls(seat, 4);
    }

    At pile(String... guests) {
        return put("pile", texts(guests));
    }

    At pile(int... cards) {
        return put("pile", numbers(cards));
    }

    At display(String... guests) {
        return put("display", texts(guests));
    }

    /** Any field of a seat, right or wrong. */
    At seat(int seat, String name, Data value) {
        seats.get(seat).put(name, value);
        return this;
    }

    /** Any field, right or wrong. */
    At put(String name, Data value) {
        data.put(name, value);
        return this;
    }

    At without(String name) {
        data.fields().remove(name);
        return this;
    }

    private static Data.Arr texts(String... texts) {
        return Data.texts(Arrays.asList(texts));
    }

    static Data.Arr numbers(int... values) {
        var list = new Data.Arr();
        for (int value : values) {
            list.add(value);
        }
        return list;
    }

    Data.Obj data() {
        var list = new Data.Arr();
        seats.forEach(list::add);
        data.fields().putIfAbsent("seats", list);
        return data;
    }

    Scenario scenario() {
        return Scenario.at(data());
    }

    /** The position must be refused with a reason that has the fragment in it. */
    void isBad(String fragment) {
        Scenario.isBadPosition(data(), fragment);
    }
}
