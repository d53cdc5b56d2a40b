package org.merlon.server.wire.accounts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that is kept about somebody.
 *
 * @param about the name
 * @param kept by sort, each a list of rows
 */
public record OwnData(String about, Map<String, List<Map<String, @Nullable Object>>> kept) {}
