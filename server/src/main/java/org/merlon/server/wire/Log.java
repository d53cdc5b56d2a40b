package org.merlon.server.wire;

import java.util.List;

/** What has happened at a table. */
public record Log(List<EntryInfo> entries) {}
