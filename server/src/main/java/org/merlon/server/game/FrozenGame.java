package org.merlon.server.game;

import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;

/**
 * The facts about a game that cannot be replayed any more.
 *
 * @param lastReplayed the last entry whose state is known; later ones are only read
 * @param result the stored result, or null if the game has not ended
 */
record FrozenGame(int lastReplayed, Data.@Nullable Obj result) {}
