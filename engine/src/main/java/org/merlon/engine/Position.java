package org.merlon.engine;

import org.merlon.engine.data.Data;

/** A complete state as data, including hidden cards and the random key; must never be shown to a player. */
public record Position(Data.Obj data) {}
