package org.merlon.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.merlon.engine.GameState;
import org.merlon.engine.move.MoveList;
import org.merlon.engine.move.ParsedMove;
import org.merlon.engine.words.Phrase;

/** Converts moves to text and back for all games: words separated by single spaces. */
public final class Notation {
    /** The maximum length of a move; the longest name two spaces and a handful of cards. */
    private static final int MAX_LENGTH = 1000;

    private static final Pattern WHITESPACE = Pattern.compile("\\s+");

    private Notation() {}

    /** Parses a move; ignores case and extra spaces. */
    public static ParsedMove parse(GameState state, String text) {
        if (text.length() > MAX_LENGTH) {
            return ParsedMove.refused(Phrase.of("common-illegal-too-long").with("most", MAX_LENGTH));
        }
        var words = new ArrayList<String>();
        for (String word : WHITESPACE.split(text.trim().toLowerCase(Locale.ROOT), -1)) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words.isEmpty() ? ParsedMove.refused(Phrase.of("common-illegal-no-move")) : state.parse(words);
    }

    /** Parses a move that must be legal; an illegal one is refused with the reason. */
    public static ParsedMove parseLegal(GameState state, String text) {
        ParsedMove parsed = parse(state, text);
        return parsed.refusal() != null ? parsed : new ParsedMove(parsed.move(), state.refusal(parsed.move()));
    }

    /** Returns every legal move in canonical notation. */
    public static List<String> legalMoves(GameState state) {
        MoveList moves = state.legalMoves();
        var texts = new ArrayList<String>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            texts.add(state.notation(moves.get(i)));
        }
        return texts;
    }
}
