package org.merlon.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.merlon.engine.words.Phrase;
import org.merlon.words.Words;

/** Error messages for files that cannot be read. */
public final class FileErrors {
    private FileErrors() {}

    public static String describe(Path file, IOException exception) {
        Phrase phrase = switch (exception) {
            case NoSuchFileException e -> Phrase.of("terminal-file-not-found");
            case AccessDeniedException e -> Phrase.of("terminal-file-access-denied");
            case CharacterCodingException e -> Phrase.of("terminal-file-not-utf8");
            default -> Phrase.of("terminal-file-unreadable").with("why", String.valueOf(exception.getMessage()));
        };
        return Words.english().say(phrase.with("file", file.toString()));
    }
}
