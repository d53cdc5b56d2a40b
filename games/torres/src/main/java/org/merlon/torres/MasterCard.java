package org.merlon.torres;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.RulesData;
import org.merlon.engine.data.Tsv;
import org.merlon.engine.words.Phrase;

/** The eight master cards (T-92): what each asks for is code, what it pays and when is data. */
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

    /** A card that is worth more would decide the game by itself. */
    private static final int MAX_POINTS = 50;

    private static final String TABLE = "master-cards.tsv";
    private static final Map<MasterCard, Terms> TERMS = loadTerms();

    private final String id = Words.lower(name());

    /** What the table says of a card; its name is the catalogue's unless an owner's table stands in for ours. */
    private record Terms(@Nullable String ownersName, int points, boolean everyPhase) {}

    private static Map<MasterCard, Terms> loadTerms() {
        var terms = new EnumMap<MasterCard, Terms>(MasterCard.class);
        Tsv table = Tsv.printed("torres", MasterCard.class, TABLE);
        boolean owners = RulesData.changed("torres").containsKey(TABLE);
        for (Tsv.Row row : table.rows()) {
            MasterCard card = byId(row.text("id"));
            if (card == null || terms.containsKey(card)) {
                throw row.wrong("id: unknown or there twice: '" + row.text("id") + "'");
            }
            boolean everyPhase = switch (row.text("when")) {
                case "every" -> true;
                case "third" -> false;
                default -> throw row.wrong("when: every or third is wanted, not '" + row.text("when") + "'");
            };
            String name = owners ? row.text("name") : null;
            terms.put(card, new Terms(name, row.whole("points", 0, MAX_POINTS), everyPhase));
        }
        if (terms.size() != values().length) {
            throw table.wrong("there are " + terms.size() + " cards, where the box has " + values().length);
        }
        return terms;
    }

    /** Whether a seat fulfils the card as the board stands. */
    abstract boolean met(Board board, int seat);

    /** What the card pays a seat in this phase. */
    int pays(Board board, int seat, int phase) {
        Terms terms = terms();
        return (terms.everyPhase || phase == Rules.PHASES) && met(board, seat) ? terms.points : 0;
    }

    String id() {
        return id;
    }

    int points() {
        return terms().points;
    }

    /** Whether it pays at every scoring, and not at the last one alone. */
    boolean everyPhase() {
        return terms().everyPhase;
    }

    Phrase noun() {
        String ownersName = terms().ownersName;
        return ownersName == null ? Phrase.of("torres-card-" + id) : Phrase.sentence(ownersName);
    }

    private Terms terms() {
        return Objects.requireNonNull(TERMS.get(this));
    }

    static @Nullable MasterCard byId(String id) {
        for (MasterCard card : values()) {
            if (card.id.equals(id)) {
                return card;
            }
        }
        return null;
    }

    /** One step in a direction for all spaces of a set. */
    private interface Direction {
        long from(long set);
    }

    private static boolean threeAlong(long knights, Direction direction) {
        long second = direction.from(knights) & knights;
        return (direction.from(second) & knights) != 0;
    }
}
