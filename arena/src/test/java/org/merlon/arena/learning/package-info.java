@NullMarked
package org.merlon.arena.learning;

import org.jspecify.annotations.NullMarked;
