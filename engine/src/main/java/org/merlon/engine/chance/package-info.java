/** Random draws of games, unpredictable without the key and repeatable with it; and a faster generator for bots. */
@NullMarked
package org.merlon.engine.chance;

import org.jspecify.annotations.NullMarked;
