package org.merlon.engine;

/** Why a move cannot be played, in words for the person who tried it. */
public record Refusal(String reason) {}
