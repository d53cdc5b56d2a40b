package org.merlon.onceupon;

import org.merlon.engine.Viewer;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Ids;
import org.merlon.engine.move.MoveList;
import org.merlon.onceupon.castle.ApprenticeCards;
import org.merlon.onceupon.castle.Board;
import org.merlon.onceupon.castle.Castle;
import org.merlon.onceupon.castle.DieFace;
import org.merlon.onceupon.castle.Guest;
import org.merlon.onceupon.castle.Line;
import org.merlon.onceupon.castle.PackedNumbers;

/**
 * Builds the facts of a position: the progress of each castle, the use of lines, dice and guests, and limits. They
 * follow from public information, so everybody may know them; facts that only one seat can use are for that seat only.
 */
final class Facts {
    private Facts() {}

    static Data.Obj of(OnceUponState state, Viewer viewer) {
        var seats = new Data.Arr();
        for (int seat = 0; seat < state.castles.length; seat++) {
            Data.Obj fact = seat(state, seat);
            MoveList upcomingMoves = viewer.sees(seat) ? LegalMoves.upcomingMoves(state, seat) : new MoveList();
            seats.add(upcomingMoves.isEmpty() ? fact : fact.put("ahead", notations(state, upcomingMoves)));
        }
        MoveList legal = state.legalMoves();
        var facts = new Data.Obj()
                .put("goal", new Data.Obj().put("parts", Castle.ALL_PARTS).put("rounds", Rules.MAX_ROUNDS))
                .put("sun", new Data.Obj().put("points", Rules.SUN_POINTS).put("towers", Castle.MAX_PARTS))
                .put("cloud", new Data.Obj().put("points", Rules.CLOUD_POINTS))
                .put("dice", dice(state, legal))
                .put("diceLeft", diceLeft(state))
                .put("lines", lines(state))
                .put("seats", seats);
        return state.rules.hasOpenGuests() ? facts.put("open", openGuests(state)) : facts.put("cards", cards());
    }

    private static Data.Arr notations(OnceUponState state, MoveList moves) {
        var texts = new Data.Arr();
        for (int move : moves.toArray()) {
            texts.add(state.notation(move));
        }
        return texts;
    }

    /** Returns the open guests, each with the points it would be worth now to every seat. */
    private static Data.Arr openGuests(OnceUponState state) {
        var openGuests = new Data.Arr();
        for (int remaining = state.pile.openGuests(); remaining != 0; remaining &= remaining - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(remaining));
            var points = new Data.Arr();
            for (Castle castle : state.castles) {
                points.add(Scoring.guestPointsIfInvited(castle, guest));
            }
            openGuests.add(new Data.Obj().put("guest", guest.id()).put("points", points));
        }
        return openGuests;
    }

    /** Returns for each die if it is used, and the reason if the seat to move cannot use it. */
    private static Data.Arr dice(OnceUponState state, MoveList legal) {
        var dice = new Data.Arr();
        for (int die = 0; die < Rules.DICE_COUNT; die++) {
            boolean used = state.step != Step.DICE || (state.usedDice >>> die & 1) != 0;
            var fact = new Data.Obj().put("used", used);
            int dieIndex = die;
            if (!used && !legal.anyMatch(move -> MoveCode.usesDie(move, dieIndex))) {
                fact.put(
                        "why",
                        IllegalMoveReasons.whyNotFace(state.castleToMove(), DieFace.of(state.dice[die]))
                                .data());
            }
            dice.add(fact);
        }
        return dice;
    }

    /** Returns the number of dice that the seat to move still uses (U-11, U-14). */
    private static int diceLeft(OnceUponState state) {
        if (state.step != Step.DICE) {
            return 0;
        }
        return state.toMove == state.activeSeat ? Rules.DICE_COUNT - Integer.bitCount(state.usedDice) : 1;
    }

    /** Returns the lines that have a power over guests instead of a reward. */
    private static Data.Arr lines(OnceUponState state) {
        var lines = new Data.Arr();
        for (int i = 0; i < Line.COUNT; i++) {
            Line.Power power = state.rules.power(Line.of(i));
            if (power != Line.Power.NONE) {
                lines.add(new Data.Obj().put("line", Line.of(i).id()).put("power", Ids.of(power)));
            }
        }
        return lines;
    }

    /** Returns the possible points of guest cards and the number of copies of each in the box. */
    private static Data.Arr cards() {
        var cards = new Data.Arr();
        for (int points = 1; points <= PackedNumbers.MAX_VALUE; points++) {
            if (ApprenticeCards.copies(points) > 0) {
                cards.add(new Data.Obj().put("points", points).put("copies", ApprenticeCards.copies(points)));
            }
        }
        return cards;
    }

    private static Data.Obj seat(OnceUponState state, int seat) {
        Castle castle = state.castles[seat];
        var complete = new Data.Arr();
        var nearly = new Data.Arr();
        var idle = new Data.Arr();
        for (int i = 0; i < Line.COUNT; i++) {
            Line line = Line.of(i);
            int missing = line.squares() & ~castle.tokens;
            if (missing == 0) {
                complete.add(line.id());
            } else if (Integer.bitCount(missing) == 1) {
                nearly.add(new Data.Obj().put("line", line.id()).put("square", Board.name(Board.first(missing))));
            }
            if (!castle.canDraw(line)) {
                idle.add(new Data.Obj()
                        .put("line", line.id())
                        .put("why", IllegalMoveReasons.noRoom(castle, line).data()));
            }
        }
        var guests = new Data.Arr();
        for (int remaining = castle.guests; remaining != 0; remaining &= remaining - 1) {
            Guest guest = Guest.of(Integer.numberOfTrailingZeros(remaining));
            guests.add(new Data.Obj()
                    .put("guest", guest.id())
                    .put("kind", Ids.of(guest.kind()))
                    .put("points", Scoring.guestPoints(castle, guest))
                    .put("stealable", guest.isIn(castle.stealableGuests())));
        }
        return new Data.Obj()
                .put("parts", castle.partCount())
                .put("partsLeft", Castle.ALL_PARTS - castle.partCount())
                .put("complete", complete)
                .put("nearly", nearly)
                .put("idle", idle)
                .put("residents", residents(castle))
                .put("limits", limits(castle))
                .put("guests", guests);
    }

    /** Returns the points for the residents, the number missing to the next group and the points for that group. */
    private static Data.Obj residents(Castle castle) {
        int group = castle.residentGroup();
        var residents = new Data.Obj().put("points", Castle.groupPoints(group));
        int next = Castle.RESIDENTS_IN_GROUP * group + 1;
        return next > Castle.MAX_RESIDENTS
                ? residents
                : residents.put("missing", next - castle.residents).put("next", Castle.groupPoints(group + 1));
    }

    private static Data.Arr limits(Castle castle) {
        return new Data.Arr()
                .add(limit("tokens", Integer.bitCount(castle.tokens), Board.TOKENS_PER_PLAYER))
                .add(limit("floors", castle.floors, Castle.MAX_PARTS))
                .add(limit("towers", castle.towerCount(), Castle.MAX_PARTS))
                .add(limit("walls", castle.walls, Castle.MAX_PARTS))
                .add(limit("flags", castle.flagCount(), Castle.flagRoom(castle.walls)))
                .add(limit("residents", castle.residents, Castle.MAX_RESIDENTS));
    }

    private static Data.Obj limit(String name, int current, int max) {
        return new Data.Obj().put("what", name).put("has", current).put("most", max);
    }
}
