package org.merlon.blackstone.king;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.merlon.blackstone.BlackstoneGame;
import org.merlon.blackstone.king.state.Family;
import org.merlon.blackstone.king.state.KingState;
import org.merlon.blackstone.king.state.MoveCode;
import org.merlon.blackstone.king.state.Seat;
import org.merlon.blackstone.king.state.TokenCost;
import org.merlon.blackstone.king.state.Verb;
import org.merlon.blackstone.table.Space;
import org.merlon.bots.Bot;
import org.merlon.bots.levels.Bots;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.engine.move.EventLog;
import org.merlon.testkit.Effort;
import org.merlon.testkit.RandomKeys;
import org.merlon.testkit.Rule;

/**
 * Bots use every power of their family. A power that the evaluation does not see is never used, as when bots did not draw
 * as Marbuck.
 */
class FamilyPowersTest {
    private static final int GAMES = Effort.of(6, 6, 60);
    private static final int MOVES_PER_GAME = 600;
    private static final Bot BOT = Objects.requireNonNull(Bots.byName("greedy"));

    /** A power, and how a move shows that it was used. */
    private enum Power {
        SLIDE_FAR(Family.CORWIN) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isBeyondNeighbours(Verb.SLIDE, move);
            }
        },
        SWAP_WITH_KNIGHT(Family.CORWIN) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isPaid(Verb.SWAP, TokenCost.KNIGHT, move);
            }
        },
        KEEP_MORE_THAN_KINGS(Family.KEYGRIFF) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                Seat seat = after.seats[before.turn];
                int most = Math.max(seat.hand.size(), Math.max(seat.knightTokens, seat.wizardTokens));
                return after.turn != before.turn && most > seat.kingCount();
            }
        },
        SLIDE_DIAGONALLY(Family.THISTLEDOWN) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isBeyondNeighbours(Verb.SLIDE, move);
            }
        },
        FLIP_WITH_KNIGHT(Family.THISTLEDOWN) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isPaid(Verb.FLIP, TokenCost.KNIGHT, move);
            }
        },
        SWAP_DIAGONALLY(Family.WOLFRAM) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isBeyondNeighbours(Verb.SWAP, move);
            }
        },
        SLIDE_WITH_WIZARD(Family.WOLFRAM) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isPaid(Verb.SLIDE, TokenCost.WIZARD, move);
            }
        },
        GAIN_KNIGHT_BY_TASK(Family.EVERTINE) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return MoveCode.verb(move) == Verb.COMPLETE
                        && after.seats[before.turn].knightTokens > before.activeSeat().knightTokens;
            }
        },
        DRAW_WITH_KNIGHT(Family.EVERTINE) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isPaid(Verb.DRAW, TokenCost.KNIGHT, move);
            }
        },
        PAY_LESS_UPCHARGE(Family.GRAMBERLY) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return MoveCode.verb(move) == Verb.COMPLETE && paid(before, after) < tasksOfCompletedType(before, move);
            }
        },
        RETAIN_WITH_WIZARD(Family.GRAMBERLY) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return isPaid(Verb.RETAIN, TokenCost.WIZARD, move);
            }
        },
        COMPLETE_SECOND_TASK(Family.HESTER) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return after.tasksDone == 2 && before.tasksDone == 1;
            }
        },
        SET_GUARD(Family.HESTER) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return MoveCode.verb(move) == Verb.GUARD;
            }
        },
        DRAW_TWO(Family.MARBUCK) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return MoveCode.verb(move) == Verb.DRAW && MoveCode.second(move) == MoveCode.TWO_CARDS;
            }
        },
        PAY_WITH_OTHER_TOKEN(Family.MARBUCK) {
            @Override
            boolean isUsed(KingState before, int move, KingState after) {
                return after.borrowed && !before.borrowed;
            }
        };

        private final Family family;

        Power(Family family) {
            this.family = family;
        }

        abstract boolean isUsed(KingState before, int move, KingState after);

        static boolean isBeyondNeighbours(Verb verb, int move) {
            return MoveCode.verb(move) == verb
                    && !Space.in(Space.neighbours(MoveCode.first(move)), MoveCode.second(move));
        }

        static boolean isPaid(Verb verb, TokenCost cost, int move) {
            return MoveCode.verb(move) == verb && MoveCode.cost(move) == cost;
        }

        private static int paid(KingState before, KingState after) {
            return before.activeSeat().retained.size() - after.seats[before.turn].retained.size();
        }

        private static int tasksOfCompletedType(KingState before, int move) {
            var type = Objects.requireNonNull(MoveCode.stackType(MoveCode.card(move), MoveCode.stackChoice(move)));
            return before.activeSeat().stack(type).size();
        }
    }

    @ParameterizedTest
    @EnumSource(value = Family.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    @Rule({"B-75", "B-76", "B-77", "B-78", "B-79", "B-80", "B-81", "B-82"})
    void botsUseEveryPower(Family family) throws SetupException {
        Map<Power, Integer> uses = new EnumMap<>(Power.class);
        Setup setup = Setup.of(
                new BlackstoneGame(),
                "kings-quest",
                2,
                Map.of("families", new Data.Text("random"), "bonusFamilies", new Data.Truth(true)));
        for (int number = 0; number < GAMES; number++) {
            var state = (KingState) setup.game().start(setup, RandomKeys.key(number));
            state.seats[0].family = family;
            state.seats[1].family = Family.NONE;
            play(state, number, uses);
        }
        Set<Power> wanted = EnumSet.noneOf(Power.class);
        for (Power power : Power.values()) {
            if (power.family == family) {
                wanted.add(power);
            }
        }
        assertEquals(wanted, uses.keySet(), () -> "uses in " + GAMES + " games: " + uses);
    }

    private static void play(KingState state, int seed, Map<Power, Integer> uses) {
        for (int i = 0; i < MOVES_PER_GAME && !state.isOver(); i++) {
            var before = (KingState) state.copy();
            int move = BOT.choose(state, BOT.defaultBudget(), 31L * seed + i).move();
            state.play(move, EventLog.OFF);
            for (Power power : Power.values()) {
                boolean own = before.toMove == before.turn && before.activeSeat().family == power.family;
                if (own && power.isUsed(before, move, state)) {
                    uses.merge(power, 1, Integer::sum);
                }
            }
        }
    }
}
