package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the games of a series show. Only whole deals count, so that everybody had the same cards in the same seats. */
public final class Results {
    private final Pairing pairing;
    private final List<GameRecord> games;
    private final int leftOut;
    private final List<Standing> standings;

    private Results(Pairing pairing, List<GameRecord> games, int leftOut) {
        this.pairing = pairing;
        this.games = games;
        this.leftOut = leftOut;
        List<Rating> ratings = pairing.together() || pairing.contestants().size() == 1
                ? List.of()
                : Ratings.of(pairing.contestants().size(), games);
        var list = new ArrayList<Standing>();
        for (int i = 0; i < pairing.contestants().size(); i++) {
            list.add(standing(i, ratings.isEmpty() ? null : ratings.get(i)));
        }
        standings = List.copyOf(list);
    }

    public static Results of(Pairing pairing, List<GameRecord> games) {
        var perDeal = new TreeMap<Integer, List<GameRecord>>();
        for (GameRecord game : games) {
            perDeal.computeIfAbsent(pairing.deal(game.index()), deal -> new ArrayList<>())
                    .add(game);
        }
        var whole = new ArrayList<GameRecord>();
        for (List<GameRecord> deal : perDeal.values()) {
            if (deal.size() == pairing.gamesPerDeal()) {
                whole.addAll(deal);
            }
        }
        whole.sort((a, b) -> Integer.compare(a.index(), b.index()));
        return new Results(pairing, List.copyOf(whole), games.size() - whole.size());
    }

    public Pairing pairing() {
        return pairing;
    }

    /** The games that count, in their order. */
    public List<GameRecord> games() {
        return games;
    }

    /** Games that were played but whose deal was not finished by all. */
    public int leftOut() {
        return leftOut;
    }

    /** One for each contestant, in their order. */
    public List<Standing> standings() {
        return standings;
    }

    /** Moves a game. */
    public Spread lengths() {
        return Spread.of(games.stream().mapToInt(GameRecord::moves).toArray());
    }

    /** Whether it matters where one sits; null where nobody competes. */
    public @Nullable SeatBalance seats() {
        if (pairing.together()) {
            return null;
        }
        var wins = new ArrayList<Share>();
        var scores = new ArrayList<Spread>();
        for (int seat = 0; seat < pairing.setup().players(); seat++) {
            int here = seat;
            wins.add(new Share(
                    games.stream().mapToDouble(game -> game.share(here)).sum(), games.size()));
            scores.add(Spread.of(games.stream()
                    .mapToInt(game -> game.seats().get(here).score())
                    .toArray()));
        }
        return new SeatBalance(wins, scores);
    }

    /** Why games were broken off. */
    public List<String> failures() {
        var failures = new ArrayList<String>();
        for (GameRecord game : games) {
            if (game.failure() != null) {
                failures.add("game " + (game.index() + 1) + ", " + game.failure());
            }
        }
        return Collections.unmodifiableList(failures);
    }

    private Standing standing(int contestant, @Nullable Rating rating) {
        var scores = new ArrayList<Integer>();
        SortedMap<String, Double> actions = new TreeMap<>();
        double wins = 0;
        double ranks = 0;
        int moves = 0;
        int played = 0;
        long micros = 0;
        long slowest = 0;
        long iterations = 0;
        for (GameRecord game : games) {
            boolean sat = false;
            for (int seat = 0; seat < game.seats().size(); seat++) {
                GameRecord.Seat own = game.seats().get(seat);
                if (own.contestant() != contestant) {
                    continue;
                }
                boolean counts = !sat || !pairing.together();
                sat = true;
                if (counts) { // those who play together share one result
                    wins += game.share(seat);
                    ranks += own.rank();
                    scores.add(own.score());
                    played++;
                }
                own.actions().forEach((action, times) -> actions.merge(action, (double) times, Double::sum));
                moves += own.moves();
                micros += own.micros();
                slowest = Math.max(slowest, own.slowest());
                iterations += own.iterations();
            }
        }
        double seats = Math.max(played, 1);
        actions.replaceAll((action, times) -> times / seats);
        return new Standing(
                pairing.contestants().get(contestant).name(),
                new Share(wins, played),
                ranks / seats,
                Spread.of(scores.stream().mapToInt(Integer::intValue).toArray()),
                rating,
                Collections.unmodifiableSortedMap(actions),
                new Standing.Pace(
                        micros / 1000.0 / Math.max(moves, 1),
                        slowest / 1000.0,
                        (double) iterations / Math.max(moves, 1)));
    }
}
