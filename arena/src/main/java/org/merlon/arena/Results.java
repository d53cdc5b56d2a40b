package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The results of a series. Only complete deals count, so that all contestants had the same cards in the same seats. */
public final class Results {
    private final MatchPlan pairing;
    private final List<List<GameRecord>> deals;
    private final List<GameRecord> games;
    private final int leftOut;
    private final List<BotStanding> standings;

    private Results(MatchPlan pairing, List<List<GameRecord>> deals, int leftOut) {
        this.pairing = pairing;
        this.deals = deals;
        this.leftOut = leftOut;
        games = deals.stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(GameRecord::index))
                .toList();
        List<Rating> ratings = pairing.together() || pairing.contestants().size() == 1
                ? List.of()
                : Ratings.of(pairing.contestants().size(), deals);
        var list = new ArrayList<BotStanding>();
        for (int i = 0; i < pairing.contestants().size(); i++) {
            list.add(standing(i, ratings.isEmpty() ? null : ratings.get(i)));
        }
        standings = List.copyOf(list);
    }

    public static Results of(MatchPlan pairing, List<GameRecord> games) {
        var perDeal = new TreeMap<Integer, List<GameRecord>>();
        for (GameRecord game : games) {
            perDeal.computeIfAbsent(pairing.deal(game.index()), deal -> new ArrayList<>())
                    .add(game);
        }
        perDeal.values().removeIf(deal -> deal.size() < pairing.gamesPerDeal());
        int whole = perDeal.size() * pairing.gamesPerDeal();
        return new Results(pairing, List.copyOf(perDeal.values()), games.size() - whole);
    }

    public MatchPlan pairing() {
        return pairing;
    }

    /** Returns the number of complete deals, which are the independent observations. */
    public int deals() {
        return deals.size();
    }

    /** Returns the games of complete deals, in their order. */
    public List<GameRecord> games() {
        return games;
    }

    /** Returns the number of games that do not count because their deal is incomplete. */
    public int leftOut() {
        return leftOut;
    }

    /** Returns the standing of each contestant, in their order. */
    public List<BotStanding> standings() {
        return standings;
    }

    /** Returns the distribution of the number of moves in a game. */
    public Distribution lengths() {
        return Distribution.of(games.stream().mapToInt(GameRecord::moves).toArray());
    }

    /** Returns the comparison of the seats; null for cooperative games. */
    public @Nullable SeatBalance seats() {
        if (pairing.together()) {
            return null;
        }
        var wins = new ArrayList<WinShare>();
        var scores = new ArrayList<Distribution>();
        for (int seat = 0; seat < pairing.setup().players(); seat++) {
            int here = seat;
            wins.add(WinShare.ofSeat(parts((game, each) -> each == here)));
            scores.add(Distribution.of(games.stream()
                    .mapToInt(game -> game.seats().get(here).score())
                    .toArray()));
        }
        return new SeatBalance(
                wins,
                scores,
                deals.stream().map(deal -> partOfEachSeat(deal, wins.size())).toList());
    }

    private static double[] partOfEachSeat(List<GameRecord> deal, int seats) {
        var parts = new double[seats];
        for (GameRecord game : deal) {
            for (int seat = 0; seat < seats; seat++) {
                parts[seat] += game.share(seat) / deal.size();
            }
        }
        return parts;
    }

    /** Returns the results by seat label; empty if the game has no labels. */
    public List<LabelShare> labels() {
        var scores = new TreeMap<String, List<Integer>>();
        for (GameRecord game : games) {
            for (GameRecord.Seat seat : game.seats()) {
                if (seat.label() != null) {
                    scores.computeIfAbsent(seat.label(), label -> new ArrayList<>())
                            .add(seat.score());
                }
            }
        }
        var labels = new ArrayList<LabelShare>();
        scores.forEach((label, points) -> labels.add(new LabelShare(
                label,
                WinShare.of(parts(
                        (game, seat) -> label.equals(game.seats().get(seat).label()))),
                Distribution.of(points.stream().mapToInt(Integer::intValue).toArray()))));
        return List.copyOf(labels);
    }

    /** Selects seats of games. */
    private interface Choosing {
        boolean takes(GameRecord game, int seat);
    }

    /** Returns the wins of the selected seats for each deal. */
    private List<WinShare.Part> parts(Choosing choosing) {
        var parts = new ArrayList<WinShare.Part>();
        for (List<GameRecord> deal : deals) {
            double wins = 0;
            int of = 0;
            for (GameRecord game : deal) {
                for (int seat = 0; seat < game.seats().size(); seat++) {
                    if (choosing.takes(game, seat)) {
                        wins += game.share(seat);
                        of++;
                    }
                }
            }
            parts.add(new WinShare.Part(wins, of));
        }
        return parts;
    }

    /** Returns the reasons why games were aborted. */
    public List<String> failures() {
        var failures = new ArrayList<String>();
        for (GameRecord game : games) {
            if (game.failure() != null) {
                failures.add("game " + (game.index() + 1) + ", " + game.failure());
            }
        }
        return Collections.unmodifiableList(failures);
    }

    private BotStanding standing(int contestant, @Nullable Rating rating) {
        var scores = new ArrayList<Integer>();
        SortedMap<String, Double> actions = new TreeMap<>();
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
                if (counts) {
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
        return new BotStanding(
                pairing.contestants().get(contestant).name(),
                // In a cooperative game all seats share one result, so only the first is counted.
                WinShare.of(parts((game, seat) ->
                        game.seats().get(seat).contestant() == contestant && (seat == 0 || !pairing.together()))),
                ranks / seats,
                Distribution.of(scores.stream().mapToInt(Integer::intValue).toArray()),
                rating,
                Collections.unmodifiableSortedMap(actions),
                new BotStanding.Pace(
                        micros / 1000.0 / Math.max(moves, 1),
                        slowest / 1000.0,
                        (double) iterations / Math.max(moves, 1)));
    }
}
