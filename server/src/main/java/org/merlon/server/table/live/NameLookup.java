package org.merlon.server.table.live;

/** Names of people, as tables show them. */
public interface NameLookup {
    String name(String person);
}
