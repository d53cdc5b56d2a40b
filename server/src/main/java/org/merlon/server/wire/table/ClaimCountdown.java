package org.merlon.server.wire.table;

import org.jspecify.annotations.Nullable;

/**
 * Somebody is to move who has gone: how many milliseconds until the others may do something about it.
 *
 * @param seat whose turn it is
 * @param claim until the win may be claimed
 * @param bot until a bot may be called in, if it ever may
 * @param off whether the game may be called off as well
 */
public record ClaimCountdown(int seat, long claim, @Nullable Long bot, boolean off) {}
