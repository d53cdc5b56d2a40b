package org.merlon.server.wire;

/**
 * A part of a seat's sheet, drawn by hand: colours and brushes by number, x and y in turn.
 *
 * @param part what is drawn, such as {@code tower-1}
 */
public record Drawing(int seat, String part, Sketch strokes) {}
