package org.merlon.server.wire.table;

import java.util.List;

/** What has happened at a table. */
public record LogResponse(List<EntryInfo> entries) {}
