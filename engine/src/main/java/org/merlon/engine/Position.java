package org.merlon.engine;

import org.merlon.engine.data.Data;

/** A whole state as data, hidden cards and chance included; never to be shown to a player. */
public record Position(Data.Obj data) {}
