@NullMarked
package org.merlon.engine;

import org.jspecify.annotations.NullMarked;
