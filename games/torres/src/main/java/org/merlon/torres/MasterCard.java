package org.merlon.torres;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Ids;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/** The eight master cards (T-92): the conditions are code, the points and the phases in which they pay are data. */
enum MasterCard {
    RANK {
        @Override
        boolean met(Board board, int seat) {
            long knights = board.knights(seat);
            return threeAlong(knights, Space::east) || threeAlong(knights, Space::north);
        }
    },
    OUTPOSTS {
        @Override
        boolean met(Board board, int seat) {
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
        boolean met(Board board, int seat) {
            int king = board.king();
            return king != Space.NONE && (board.knights(seat) & Space.neighbours(king)) != 0;
        }
    },
    STAIRS {
        @Override
        boolean met(Board board, int seat) {
            for (int level = 1; level <= 4; level++) {
                if ((board.knights(seat) & board.exactly(level)) == 0) {
                    return false;
                }
            }
            return true;
        }
    },
    SUMMIT {
        @Override
        boolean met(Board board, int seat) {
            long own = board.knights(seat);
            long others = board.knights() & ~own;
            return own != 0 && (others == 0 || board.highest(own) > board.highest(others));
        }
    },
    MARCHES {
        @Override
        boolean met(Board board, int seat) {
            long knights = board.knights(seat);
            return (knights & Space.COLUMN_A) != 0
                    && (knights & Space.COLUMN_H) != 0
                    && (knights & Space.ROW_1) != 0
                    && (knights & Space.ROW_8) != 0;
        }
    },
    GARRISON {
        @Override
        boolean met(Board board, int seat) {
            return Long.bitCount(board.knights(seat) & board.built()) == Rules.KNIGHTS;
        }
    },
    BEND {
        @Override
        boolean met(Board board, int seat) {
            long knights = board.knights(seat);
            return threeAlong(knights, set -> Space.north(Space.east(set)))
                    || threeAlong(knights, set -> Space.north(Space.west(set)));
        }
    };

    /** The highest points accepted for a card: a card worth more would decide the game by itself. */
    private static final int MAX_POINTS = 50;

    private static final String TABLE = "master-cards.tsv";
    private static final Map<MasterCard, Printed> PRINTED = load();

    private final String id = Ids.of(this);

    /** A card's row of the table; the name is null (use the catalogue) unless the owner replaced the table. */
    private record Printed(@Nullable String ownersName, int points, boolean everyPhase) {}

    private static Map<MasterCard, Printed> load() {
        var printed = new EnumMap<MasterCard, Printed>(MasterCard.class);
        Tsv table = Tsv.printed("torres", MasterCard.class, TABLE);
        boolean owners = RulesData.changed("torres").containsKey(TABLE);
        for (Tsv.Row row : table.rows()) {
            MasterCard card = Ids.find(values(), row.text("id"));
            if (card == null || printed.containsKey(card)) {
                throw row.wrong("id: unknown or duplicate: '" + row.text("id") + "'");
            }
            boolean everyPhase = switch (row.text("when")) {
                case "every" -> true;
                case "third" -> false;
                default -> throw row.wrong("when: every or third is wanted, not '" + row.text("when") + "'");
            };
            String name = owners ? row.text("name") : null;
            printed.put(card, new Printed(name, row.whole("points", 0, MAX_POINTS), everyPhase));
        }
        if (printed.size() != values().length) {
            throw table.wrong("there are " + printed.size() + " cards, where the box has " + values().length);
        }
        return printed;
    }

    /** Returns true if a seat meets the card's condition on the current board. */
    abstract boolean met(Board board, int seat);

    /** Returns the points that the card pays a seat in a phase. */
    int pays(Board board, int seat, int phase) {
        Printed printed = printed();
        return (printed.everyPhase || phase == Rules.PHASES) && met(board, seat) ? printed.points : 0;
    }

    String id() {
        return id;
    }

    int points() {
        return printed().points;
    }

    /** Returns true if the card pays at every scoring, false if only at the last one. */
    boolean everyPhase() {
        return printed().everyPhase;
    }

    Phrase noun() {
        String ownersName = printed().ownersName;
        return ownersName == null ? Phrase.of("torres-card-" + id) : Phrase.sentence(ownersName);
    }

    private Printed printed() {
        return Objects.requireNonNull(PRINTED.get(this));
    }

    /** Moves all spaces of a set one step in a direction. */
    private interface Direction {
        long from(long set);
    }

    private static boolean threeAlong(long knights, Direction direction) {
        long second = direction.from(knights) & knights;
        return (direction.from(second) & knights) != 0;
    }
}
