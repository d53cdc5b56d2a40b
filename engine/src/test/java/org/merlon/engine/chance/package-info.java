@NullMarked
package org.merlon.engine.chance;

import org.jspecify.annotations.NullMarked;
