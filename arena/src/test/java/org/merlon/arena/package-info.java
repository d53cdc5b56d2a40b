@NullMarked
package org.merlon.arena;

import org.jspecify.annotations.NullMarked;
