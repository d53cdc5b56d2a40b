package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Access to all stored personal data of a person. */
public interface PersonalDataStore {
    /** Returns all personal data by category; each is a list of rows with values by column. */
    Map<String, List<Map<String, @Nullable Object>>> export(String person);

    /** A private note at a table. */
    record Note(String table, String game, String status, String text) {}

    /** Returns the notes of a person, most recently changed tables first. */
    List<Note> notesOf(String person, int limit);
}
