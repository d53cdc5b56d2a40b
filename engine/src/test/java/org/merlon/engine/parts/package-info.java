@NullMarked
package org.merlon.engine.parts;

import org.jspecify.annotations.NullMarked;
