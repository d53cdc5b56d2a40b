/** Learning from games what the traits of a state are worth. */
@NullMarked
package org.merlon.arena.learning;

import org.jspecify.annotations.NullMarked;
