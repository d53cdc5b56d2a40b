@NullMarked
package org.merlon.engine.words;

import org.jspecify.annotations.NullMarked;
