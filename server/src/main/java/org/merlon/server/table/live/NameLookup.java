package org.merlon.server.table.live;

/** Finds the names of people, by id. */
public interface NameLookup {
    String name(String person);
}
