@NullMarked
package org.merlon.engine.move;

import org.jspecify.annotations.NullMarked;
