package org.merlon.server.game;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/**
 * What only the log knows of a game.
 *
 * @param lastReplayed the last entry whose state is known; later ones are only noted
 * @param result how it ended, or null if it did not
 */
record FrozenGame(int lastReplayed, Data.@Nullable Obj result) {}
