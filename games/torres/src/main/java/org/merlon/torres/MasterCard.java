package org.merlon.torres;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;
import org.merlon.torres.board.Board;
import org.merlon.torres.board.Space;

/** The eight master cards (T-92): the conditions are code, the points and the phases in which they pay are data. */
enum MasterCard {
    RANK {
        @Override
        boolean isMet(Board board, int seat) {
            long knights = board.knights(seat);
            return hasThreeInLine(knights, Space::east) || hasThreeInLine(knights, Space::north);
        }
    },
    OUTPOSTS {
        @Override
        boolean isMet(Board board, int seat) {
            int castles = 0;
            for (int i = 0; i < board.castleCount(); i++) {
                if ((board.castle(i) & board.knights(seat)) != 0) {
                    castles++;
                }
            }
            return castles >= 4;
        }
    },
    COURT {
        @Override
        boolean isMet(Board board, int seat) {
            int king = board.king();
            return king != Space.NONE && (board.knights(seat) & Space.neighbours(king)) != 0;
        }
    },
    STAIRS {
        @Override
        boolean isMet(Board board, int seat) {
            for (int level = 1; level <= 4; level++) {
                if ((board.knights(seat) & board.spacesAt(level)) == 0) {
                    return false;
                }
            }
            return true;
        }
    },
    SUMMIT {
        @Override
        boolean isMet(Board board, int seat) {
            long own = board.knights(seat);
            long others = board.knights() & ~own;
            return own != 0 && (others == 0 || board.maxHeight(own) > board.maxHeight(others));
        }
    },
    MARCHES {
        @Override
        boolean isMet(Board board, int seat) {
            long knights = board.knights(seat);
            return (knights & Space.COLUMN_A) != 0
                    && (knights & Space.COLUMN_H) != 0
                    && (knights & Space.ROW_1) != 0
                    && (knights & Space.ROW_8) != 0;
        }
    },
    GARRISON {
        @Override
        boolean isMet(Board board, int seat) {
            return Long.bitCount(board.knights(seat) & board.built()) == Rules.KNIGHTS;
        }
    },
    BEND {
        @Override
        boolean isMet(Board board, int seat) {
            long knights = board.knights(seat);
            return hasThreeInLine(knights, set -> Space.north(Space.east(set)))
                    || hasThreeInLine(knights, set -> Space.north(Space.west(set)));
        }
    };

    /** The highest points accepted for a card: a card worth more would decide the game by itself. */
    private static final int MAX_POINTS = 50;

    private static final String TABLE_FILE = "master-cards.tsv";
    private static final Map<MasterCard, CardData> DATA = load();

    private final String id = Ids.of(this);

    /** A card's row of the table; the name is null (use the catalogue) unless the owner replaced the table. */
    private record CardData(@Nullable String customName, int points, boolean paysEveryPhase) {}

    private static Map<MasterCard, CardData> load() {
        var data = new EnumMap<MasterCard, CardData>(MasterCard.class);
        Tsv table = Tsv.replaceable("torres", MasterCard.class, TABLE_FILE);
        boolean customTable = RulesData.changed("torres").containsKey(TABLE_FILE);
        for (Tsv.Row row : table.rows()) {
            MasterCard card = Ids.find(values(), row.text("id"));
            if (card == null || data.containsKey(card)) {
                throw row.wrong("id: unknown or duplicate: '" + row.text("id") + "'");
            }
            boolean everyPhase = switch (row.text("when")) {
                case "every" -> true;
                case "third" -> false;
                default -> throw row.wrong("when: every or third is wanted, not '" + row.text("when") + "'");
            };
            String name = customTable ? row.text("name") : null;
            data.put(card, new CardData(name, row.whole("points", 0, MAX_POINTS), everyPhase));
        }
        if (data.size() != values().length) {
            throw table.wrong("there are " + data.size() + " cards, where the box has " + values().length);
        }
        return data;
    }

    /** Returns true if a seat meets the card's condition on the current board. */
    abstract boolean isMet(Board board, int seat);

    /** Returns the points that the card pays a seat in a phase. */
    int pointsFor(Board board, int seat, int phase) {
        CardData data = data();
        return (data.paysEveryPhase || phase == Rules.PHASES) && isMet(board, seat) ? data.points : 0;
    }

    String id() {
        return id;
    }

    int points() {
        return data().points;
    }

    /** Returns true if the card pays at every scoring, false if only at the last one. */
    boolean paysEveryPhase() {
        return data().paysEveryPhase;
    }

    Phrase noun() {
        String customName = data().customName;
        return customName == null ? Phrase.of("torres-card-" + id) : Phrase.literal(customName);
    }

    private CardData data() {
        return Objects.requireNonNull(DATA.get(this));
    }

    /** Moves all spaces of a set one step in a direction. */
    private interface Direction {
        long step(long set);
    }

    private static boolean hasThreeInLine(long knights, Direction direction) {
        long second = direction.step(knights) & knights;
        return (direction.step(second) & knights) != 0;
    }
}
