package org.merlon.server.table;

/** Names of people, as tables show them. */
public interface Directory {
    String name(String person);
}
