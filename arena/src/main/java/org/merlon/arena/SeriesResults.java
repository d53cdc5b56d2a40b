package org.merlon.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The results of a series. Only complete deals count, so that all contestants had the same cards in the same seats. */
public final class SeriesResults {
    private final MatchPlan plan;
    private final List<List<GameRecord>> deals;
    private final List<GameRecord> games;
    private final int ignoredGames;
    private final List<BotStanding> standings;

    private SeriesResults(MatchPlan plan, List<List<GameRecord>> deals, int ignoredGames) {
        this.plan = plan;
        this.deals = deals;
        this.ignoredGames = ignoredGames;
        games = deals.stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(GameRecord::index))
                .toList();
        List<EloRating> ratings = plan.isCooperative() || plan.contestants().size() == 1
                ? List.of()
                : PlackettLuceFit.ratings(plan.contestants().size(), deals);
        var list = new ArrayList<BotStanding>();
        for (int i = 0; i < plan.contestants().size(); i++) {
            list.add(standingOf(i, ratings.isEmpty() ? null : ratings.get(i)));
        }
        standings = List.copyOf(list);
    }

    public static SeriesResults of(MatchPlan plan, List<GameRecord> games) {
        var perDeal = new TreeMap<Integer, List<GameRecord>>();
        for (GameRecord game : games) {
            perDeal.computeIfAbsent(plan.dealOf(game.index()), deal -> new ArrayList<>())
                    .add(game);
        }
        perDeal.values().removeIf(deal -> deal.size() < plan.gamesPerDeal());
        int counted = perDeal.size() * plan.gamesPerDeal();
        return new SeriesResults(plan, List.copyOf(perDeal.values()), games.size() - counted);
    }

    public MatchPlan plan() {
        return plan;
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
    public int ignoredGames() {
        return ignoredGames;
    }

    /** Returns the standing of each contestant, in their order. */
    public List<BotStanding> standings() {
        return standings;
    }

    /** Returns the distribution of the number of moves in a game. */
    public Distribution gameLengths() {
        return Distribution.of(games.stream().mapToInt(GameRecord::moves).toArray());
    }

    /** Returns the comparison of the seats; null for cooperative games. */
    public @Nullable SeatBalance seatBalance() {
        if (plan.isCooperative()) {
            return null;
        }
        var wins = new ArrayList<WinShare>();
        var scores = new ArrayList<Distribution>();
        for (int seat = 0; seat < plan.setup().players(); seat++) {
            int thisSeat = seat;
            wins.add(WinShare.ofSeat(winsPerDeal((game, each) -> each == thisSeat)));
            scores.add(Distribution.of(games.stream()
                    .mapToInt(game -> game.seats().get(thisSeat).score())
                    .toArray()));
        }
        return new SeatBalance(
                wins,
                scores,
                deals.stream().map(deal -> seatShares(deal, wins.size())).toList());
    }

    private static double[] seatShares(List<GameRecord> deal, int seats) {
        var parts = new double[seats];
        for (GameRecord game : deal) {
            for (int seat = 0; seat < seats; seat++) {
                parts[seat] += game.winShare(seat) / deal.size();
            }
        }
        return parts;
    }

    /** Returns the results by seat label; empty if the game has no labels. */
    public List<LabelResults> labelResults() {
        var scores = new TreeMap<String, List<Integer>>();
        for (GameRecord game : games) {
            for (GameRecord.Seat seat : game.seats()) {
                if (seat.label() != null) {
                    scores.computeIfAbsent(seat.label(), label -> new ArrayList<>())
                            .add(seat.score());
                }
            }
        }
        var labels = new ArrayList<LabelResults>();
        scores.forEach((label, labelScores) -> labels.add(new LabelResults(
                label,
                WinShare.of(winsPerDeal(
                        (game, seat) -> label.equals(game.seats().get(seat).label()))),
                Distribution.of(labelScores.stream().mapToInt(Integer::intValue).toArray()))));
        return List.copyOf(labels);
    }

    /** Selects seats of games. */
    private interface SeatFilter {
        boolean accepts(GameRecord game, int seat);
    }

    /** Returns the wins of the selected seats for each deal. */
    private List<WinShare.DealWins> winsPerDeal(SeatFilter filter) {
        var parts = new ArrayList<WinShare.DealWins>();
        for (List<GameRecord> deal : deals) {
            double wins = 0;
            int total = 0;
            for (GameRecord game : deal) {
                for (int seat = 0; seat < game.seats().size(); seat++) {
                    if (filter.accepts(game, seat)) {
                        wins += game.winShare(seat);
                        total++;
                    }
                }
            }
            parts.add(new WinShare.DealWins(wins, total));
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

    private BotStanding standingOf(int contestant, @Nullable EloRating rating) {
        var scores = new ArrayList<Integer>();
        SortedMap<String, Double> actions = new TreeMap<>();
        double ranks = 0;
        int moves = 0;
        int played = 0;
        long micros = 0;
        long slowest = 0;
        long iterations = 0;
        for (GameRecord game : games) {
            boolean seen = false;
            for (int seat = 0; seat < game.seats().size(); seat++) {
                GameRecord.Seat result = game.seats().get(seat);
                if (result.contestant() != contestant) {
                    continue;
                }
                boolean counts = !seen || !plan.isCooperative();
                seen = true;
                if (counts) {
                    ranks += result.rank();
                    scores.add(result.score());
                    played++;
                }
                result.actions().forEach((action, times) -> actions.merge(action, (double) times, Double::sum));
                moves += result.moves();
                micros += result.micros();
                slowest = Math.max(slowest, result.maxMicros());
                iterations += result.iterations();
            }
        }
        double divisor = Math.max(played, 1);
        actions.replaceAll((action, times) -> times / divisor);
        return new BotStanding(
                plan.contestants().get(contestant).name(),
                // In a cooperative game all seats share one result, so only the first is counted.
                WinShare.of(winsPerDeal((game, seat) ->
                        game.seats().get(seat).contestant() == contestant && (seat == 0 || !plan.isCooperative()))),
                ranks / divisor,
                Distribution.of(scores.stream().mapToInt(Integer::intValue).toArray()),
                rating,
                Collections.unmodifiableSortedMap(actions),
                new BotStanding.Timing(
                        micros / 1000.0 / Math.max(moves, 1),
                        slowest / 1000.0,
                        (double) iterations / Math.max(moves, 1)));
    }
}
