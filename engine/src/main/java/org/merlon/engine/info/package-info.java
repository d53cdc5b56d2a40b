/** Descriptions of a game for people: its credits, its numbered rules and the setups it recommends. */
@NullMarked
package org.merlon.engine.info;

import org.jspecify.annotations.NullMarked;
