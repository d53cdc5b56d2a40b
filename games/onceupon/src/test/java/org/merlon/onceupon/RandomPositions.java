package org.merlon.onceupon;

import java.util.ArrayList;
import java.util.List;
import org.merlon.engine.GameState;
import org.merlon.engine.Position;
import org.merlon.engine.PositionException;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.chance.FastRandom;
import org.merlon.engine.data.Data;
import org.merlon.testkit.FieldPath;

/** Generates positions that random play seldom reaches: nearly finished castles, many guests, full boards. */
final class RandomPositions {
    private static final String[] FACES = {"wood", "stone", "gold", "food", "resident", "?"};
    private static final int[] CARDS = {1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4};

    private final Setup setup;
    private final FastRandom random;
    private final boolean hasPowers;

    private RandomPositions(Setup setup, long number) {
        this.setup = setup;
        random = new FastRandom(setup.variant().id().hashCode() * 31L + setup.players() * 1000L + number);
        hasPowers = setup.variant().id().equals("great-architect");
    }

    /** Returns a random state of a setup; the same number gives the same state. */
    static GameState start(Setup setup, long number) {
        Data.Obj data = new RandomPositions(setup, number).randomPosition();
        try {
            return Positions.load(new Position(data));
        } catch (PositionException e) {
            throw new AssertionError(e);
        }
    }

    private Data.Obj randomPosition() {
        List<String> cards = shuffledCards();
        var seats = new Data.Arr();
        int sun = -1;
        for (int seat = 0; seat < setup.players(); seat++) {
            int towers = randomPartCount();
            if (towers == 4 && (sun < 0 || random.below(2) == 0)) {
                sun = seat;
            }
            seats.add(randomSeat(towers, cards));
        }
        int toMove = random.below(setup.players());
        int active = random.below(2) == 0 ? toMove : random.below(setup.players());
        int finisher = random.below(4) == 0 ? random.below(setup.players()) : -1;
        boolean isDiceStep = random.below(2) == 0;
        if (finisher >= 0) {
            completeCastle((Data.Obj) seats.items().get(finisher));
            sun = sun < 0 ? finisher : sun;
            toMove = (finisher + 1 + random.below(setup.players() - 1)) % setup.players();
            int turn = turnsFrom(active, toMove);
            isDiceStep = turn > turnsFrom(active, finisher) && random.below(3) > 0;
        }
        int round = 100 - random.below(8); // short games, so that many can be played
        var data = new Data.Obj()
                .put("game", "onceupon")
                .put("variant", setup.variant().id())
                .put("players", setup.players())
                .put("rng", "%064x:%d".formatted(random.next() >>> 1, random.below(100)))
                .put("toMove", toMove)
                .put("step", isDiceStep ? "dice" : "build")
                .put("round", round)
                .put("active", active)
                .put("dice", new Data.Arr().add(randomFace()).add(randomFace()))
                .put("final", finisher >= 0)
                .putSeat("finisher", finisher)
                .putSeat("sun", sun)
                .put("seats", seats);
        var display = new Data.Arr();
        while (hasPowers && display.items().size() < 3 && !cards.isEmpty()) {
            display.add(cards.removeFirst());
        }
        var pile = new Data.Arr();
        for (String card : cards) {
            pile.add(hasPowers ? new Data.Text(card) : new Data.Whole(Long.parseLong(card)));
        }
        return withPendingEffect(
                data.put("display", display).put("pile", pile), seats.items().get(toMove));
    }

    private int turnsFrom(int active, int seat) {
        return (seat - active + setup.players()) % setup.players();
    }

    private static void completeCastle(Data.Obj seat) {
        seat.put("floors", 4).put("walls", 4);
        var towers = (Data.Arr) seat.fields().get("towers");
        while (towers != null && towers.items().size() < 4) {
            towers.add(2);
        }
    }

    /** Changes some positions so that a Bolt guest of the seat to move waits for a choice. */
    private Data.Obj withPendingEffect(Data.Obj data, Data seat) {
        List<String> candidates = new ArrayList<>();
        if (FieldPath.find(seat, "guests") instanceof Data.Arr guests) {
            for (Data guest : guests.items()) {
                String id = ((Data.Text) guest).value();
                if (ReferenceBoard.BOLTS.contains(id) && !id.equals("bohemian")) {
                    candidates.add(id);
                }
            }
        }
        if (candidates.isEmpty() || random.below(2) == 0) {
            return data;
        }
        // Dagobert, who has the most choices, is preferred, so that each face comes up.
        String guest = candidates.contains("dagobert") ? "dagobert" : candidates.get(random.below(candidates.size()));
        var pending = new Data.Obj().put("guest", guest).put("left", guest.equals("architect") ? 1 : 2);
        return data.put("step", "effect").put("pending", pending);
    }

    private String randomFace() {
        return FACES[random.below(FACES.length)];
    }

    /** Returns a random number of towers, floors or walls; high numbers are more likely. */
    private int randomPartCount() {
        return random.below(2) == 0 ? 3 + random.below(2) : random.below(5);
    }

    private List<String> shuffledCards() {
        List<String> cards = new ArrayList<>();
        if (hasPowers) {
            cards.addAll(ReferenceBoard.GUESTS);
        } else {
            for (int points : CARDS) {
                cards.add(String.valueOf(points));
            }
        }
        for (int i = cards.size() - 1; i > 0; i--) {
            cards.set(i, cards.set(random.below(i + 1), cards.get(i)));
        }
        return cards;
    }

    private Data.Obj randomSeat(int towerCount, List<String> cards) {
        var tokens = new Data.Arr();
        int maxTokens = random.below(11);
        for (String square : ReferenceBoard.RESOURCES.keySet()) {
            if (tokens.items().size() < maxTokens && random.below(4) > 0) {
                tokens.add(square);
            }
        }
        int floors = randomPartCount();
        int walls = Math.min(randomPartCount(), floors + towerCount == 8 ? 3 : 4);
        var towers = new Data.Arr();
        for (int i = 0; i < towerCount; i++) {
            towers.add(random.below(2) == 0 ? 2 : 5);
        }
        var flags = new Data.Arr();
        int room = List.of(0, 2, 4, 5, 6).get(walls);
        for (int i = random.below(room + 1); i > 0; i--) {
            flags.add(1 + random.below(2));
        }
        var seat = new Data.Obj()
                .put("tokens", tokens)
                .put("floors", floors)
                .put("towers", towers)
                .put("walls", walls)
                .put("flags", flags)
                .put("residents", random.below(3) == 0 ? 36 + random.below(5) : random.below(41));
        var heldCards = new Data.Arr();
        for (int i = random.below(hasPowers ? 7 : 5); i > 0 && !cards.isEmpty(); i--) {
            String card = cards.removeFirst();
            heldCards.add(hasPowers ? new Data.Text(card) : new Data.Whole(Long.parseLong(card)));
        }
        return hasPowers ? seat.put("clouds", random.below(4)).put("guests", heldCards) : seat.put("points", heldCards);
    }
}
