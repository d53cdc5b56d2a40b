package org.merlon.server.store.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All that is kept about one person. */
public interface PersonalData {
    /** What is kept, by sort; each a list of rows, with values by name. */
    Map<String, List<Map<String, @Nullable Object>>> everythingAbout(String person);

    /** A note that somebody has made at a table. */
    record Note(String table, String game, String status, String text) {}

    /** The notes of a person, at tables that were touched last first. */
    List<Note> notesOf(String person, int limit);
}
