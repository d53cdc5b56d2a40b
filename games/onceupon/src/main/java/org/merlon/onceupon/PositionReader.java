package org.merlon.onceupon;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.Chance;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.MalformedException;
import org.merlon.onceupon.castle.ApprenticeCards;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.GuestPile;
import org.merlon.onceupon.castle.Line;
import org.merlon.onceupon.castle.PackedNumbers;

/** Reads a position and rejects one that no game can reach. */
final class PositionReader {
    /** The maximum number of small clouds of a seat: one for each die of every round. */
    private static final int MAX_CLOUDS = Rules.DICE_COUNT * Rules.MAX_ROUNDS;

    private final Fields fields;
    private final OnceUponState state;
    private final Rules rules;

    /** The guests read so far, as a set. */
    private int guestsSeen;

    /** The number of Apprentice cards read so far, by their points. */
    private final int[] cardsSeen = new int[PackedNumbers.MAX_VALUE + 1];

    private PositionReader(Setup setup, Chance chance, Fields fields) {
        this.fields = fields;
        rules = new Rules(setup);
        state = new OnceUponState(setup, rules, chance);
    }

    static OnceUponState read(Setup setup, Chance chance, Fields fields) throws MalformedException {
        var reader = new PositionReader(setup, chance, fields);
        reader.readProgress();
        reader.readSeats();
        reader.readPile();
        reader.readBonuses();
        reader.readDice();
        reader.readPending();
        return reader.state;
    }

    private void readProgress() throws MalformedException {
        state.step = fields.oneOf("step", Step.values());
        state.toMove = fields.toMove(rules.players(), state.step == Step.OVER);
        state.round = fields.whole("round", 1, 1, Rules.MAX_ROUNDS);
        state.activeSeat = fields.whole("active", 0, rules.players() - 1);
    }

    private void readSeats() throws MalformedException {
        List<Fields> seats = fields.seats(rules.players());
        for (int seat = 0; seat < seats.size(); seat++) {
            readCastle(seats.get(seat), state.castles[seat]);
        }
    }

    private void readCastle(Fields seatFields, Castle castle) throws MalformedException {
        for (String name : seatFields.texts("tokens")) {
            int square = Board.parse(name);
            if (square == Board.NONE) {
                throw seatFields.wrong("tokens", "there is no square '" + name + "'");
            }
            if (Board.contains(castle.tokens, square)) {
                throw seatFields.wrong("tokens", "two tokens on " + name);
            }
            castle.tokens |= 1 << square;
        }
        if (Integer.bitCount(castle.tokens) > Board.TOKENS_PER_PLAYER) {
            throw seatFields.wrong("tokens", "there are at most " + Board.TOKENS_PER_PLAYER);
        }
        castle.floors = seatFields.whole("floors", 0, 0, Castle.MAX_PARTS);
        castle.walls = seatFields.whole("walls", 0, 0, Castle.MAX_PARTS);
        castle.residents = seatFields.whole("residents", 0, 0, Castle.MAX_RESIDENTS);
        castle.smallClouds = seatFields.whole("clouds", 0, 0, MAX_CLOUDS);
        for (int worth : readWorths(seatFields, "towers", Castle.MAX_PARTS)) {
            if (!Line.exists(Line.Reward.TOWER, worth)) {
                throw seatFields.wrong("towers", "no tower is worth " + worth);
            }
            castle.towers = PackedNumbers.add(castle.towers, worth);
        }
        for (int worth : readWorths(seatFields, "flags", Castle.flagRoom(castle.walls))) {
            if (worth != Rules.MONK_FLAG_WORTH && !Line.exists(Line.Reward.FLAG, worth)) {
                throw seatFields.wrong("flags", "no flag is worth " + worth);
            }
            castle.flags = PackedNumbers.add(castle.flags, worth);
        }
        if (rules.hasOpenGuests()) {
            for (String id : seatFields.texts("guests")) {
                castle.guests |= readGuest(seatFields, "guests", id).bit();
            }
        } else {
            for (int points : seatFields.wholes("points", 1, PackedNumbers.MAX_VALUE)) {
                countCard(seatFields, "points", points);
                castle.cardPoints = PackedNumbers.add(castle.cardPoints, points);
            }
        }
        seatFields.refuseUnknownFields();
    }

    private static int[] readWorths(Fields seatFields, String name, int max) throws MalformedException {
        int[] worths = seatFields.wholes(name, 1, PackedNumbers.MAX_VALUE);
        if (worths.length > max) {
            throw seatFields.wrong(name, worths.length + " where there is room for " + max);
        }
        return worths;
    }

    private Guest readGuest(Fields source, String name, String id) throws MalformedException {
        Guest guest = Ids.find(Guest.values(), id);
        if (guest == null) {
            throw source.wrong(name, "there is no guest '" + id + "'");
        }
        if (guest.isIn(guestsSeen)) {
            throw source.wrong(name, guest.id() + " appears twice");
        }
        guestsSeen |= guest.bit();
        return guest;
    }

    private void countCard(Fields source, String name, int points) throws MalformedException {
        if (++cardsSeen[points] > ApprenticeCards.copies(points)) {
            throw source.wrong(
                    name, "more cards worth " + points + " than the " + ApprenticeCards.copies(points) + " there are");
        }
    }

    private void readPile() throws MalformedException {
        if (!fields.has("pile")) {
            throw fields.wrong("pile", "is missing");
        }
        if (rules.hasOpenGuests()) {
            readDisplay();
            List<String> ids = fields.texts("pile");
            var guests = new int[ids.size()];
            for (int i = 0; i < guests.length; i++) {
                guests[i] = readGuest(fields, "pile", ids.get(i)).ordinal();
            }
            fillPile(guests);
            if (state.pile.openSize() < GuestPile.MAX_OPEN && guests.length > 0) {
                throw fields.wrong("display", "the open guests are three while the pile lasts");
            }
        } else {
            if (!fields.texts("display").isEmpty()) {
                throw fields.wrong("display", "no guests lie open in the apprentice variant");
            }
            int[] cards = fields.wholes("pile", 1, PackedNumbers.MAX_VALUE);
            for (int points : cards) {
                countCard(fields, "pile", points);
            }
            fillPile(cards);
        }
    }

    /** Fills the pile from the bottom with cards that are listed from the top. */
    private void fillPile(int[] cards) {
        for (int i = cards.length - 1; i >= 0; i--) {
            state.pile.push(cards[i]);
        }
    }

    private void readDisplay() throws MalformedException {
        if (!fields.has("display")) {
            throw fields.wrong("display", "is missing");
        }
        List<String> ids = fields.texts("display");
        if (ids.size() > GuestPile.MAX_OPEN) {
            throw fields.wrong("display", "at most " + GuestPile.MAX_OPEN + " guests lie open");
        }
        for (String id : ids) {
            state.pile.addOpen(readGuest(fields, "display", id).ordinal());
        }
    }

    private void readBonuses() throws MalformedException {
        state.sunOwner = fields.seat("sun", OnceUponState.NOBODY, rules.players());
        state.finisher = fields.seat("finisher", OnceUponState.NOBODY, rules.players());
        for (Castle castle : state.castles) {
            if (castle.towerCount() == Castle.MAX_PARTS && state.sunOwner == OnceUponState.NOBODY) {
                throw fields.wrong("sun", "somebody has four towers, so somebody has the Sun");
            }
            if (castle.partCount() == Castle.ALL_PARTS && !state.isLastClearing()) {
                throw fields.wrong("finisher", "somebody has all twelve parts, so somebody has finished");
            }
        }
        if (state.sunOwner != OnceUponState.NOBODY && state.castles[state.sunOwner].towerCount() < Castle.MAX_PARTS) {
            throw fields.wrong("sun", "the Sun is for four towers");
        }
        if (state.isLastClearing() && state.castles[state.finisher].partCount() < Castle.ALL_PARTS) {
            throw fields.wrong("finisher", "only a castle of twelve parts is finished");
        }
        if (fields.truth("final", false) != state.isLastClearing()) {
            throw fields.wrong("final", "must be true if there is a finisher, and only then");
        }
        if (state.isLastClearing() && state.step == Step.DICE && !state.keepsDie(state.toMove)) {
            throw fields.wrong("step", "this seat has used its dice and can only clear lines");
        }
        if (state.isLastClearing() && state.step == Step.BUILD && state.toMove == state.finisher) {
            throw fields.wrong("step", "the finisher clears no more lines");
        }
    }

    private void readDice() throws MalformedException {
        List<String> faces = fields.texts("dice");
        if (faces.size() != Rules.DICE_COUNT) {
            throw fields.wrong("dice", "there are two dice, not " + faces.size());
        }
        boolean[] used = fields.truths("used");
        if (fields.has("used") && used.length != Rules.DICE_COUNT) {
            throw fields.wrong("used", "there are two dice, not " + used.length);
        }
        for (int die = 0; die < Rules.DICE_COUNT; die++) {
            DieFace face = DieFace.byId(faces.get(die));
            if (face == null) {
                throw fields.wrong("dice", "no die shows '" + faces.get(die) + "'");
            }
            state.dice[die] = face.ordinal();
            if (die < used.length && used[die]) {
                state.usedDice |= 1 << die;
            }
        }
        int max = maxUsedDice();
        if (Integer.bitCount(state.usedDice) > max) {
            throw fields.wrong("used", "at most " + max + " of the dice can be used by now");
        }
    }

    /** Returns the number of dice that the seat to move can have used in this step. */
    private int maxUsedDice() {
        if (state.step == Step.OVER || (state.isLastClearing() && !state.keepsDie(state.toMove))) {
            return 0;
        }
        int dice = state.toMove == state.activeSeat ? Rules.DICE_COUNT : 1;
        return state.step == Step.DICE ? dice - 1 : dice;
    }

    private void readPending() throws MalformedException {
        @Nullable Fields pending = fields.objectOrNull("pending");
        if (pending == null != (state.step != Step.EFFECT)) {
            throw fields.wrong("pending", "must be given in step 'effect', and only then");
        }
        if (pending == null) {
            return;
        }
        String id = pending.text("guest");
        Guest guest = Ids.find(Guest.values(), id);
        if (guest == null || !state.castleToMove().hasGuest(guest)) {
            throw pending.wrong("guest", "'" + id + "' is no guest of the seat to move");
        }
        if (GuestEffects.choiceCount(guest) == 0) {
            throw pending.wrong("guest", id + " leaves nothing to choose");
        }
        state.pendingGuest = guest;
        state.choicesLeft = pending.whole("left", 1, GuestEffects.choiceCount(guest));
        if (guest == Guest.DAGOBERT) {
            readFace(pending);
        }
        pending.refuseUnknownFields();
    }

    private void readFace(Fields pending) throws MalformedException {
        String id = pending.textOrNull("face");
        if (id == null) {
            if (state.choicesLeft < GuestEffects.EFFECT_REPEATS) {
                throw pending.wrong("face", "is missing although a token has been placed");
            }
            return;
        }
        DieFace face = DieFace.byId(id);
        if (face == null || !face.isResource()) {
            throw pending.wrong("face", "no tokens are placed for '" + id + "'");
        }
        state.namedFace = face;
    }
}
