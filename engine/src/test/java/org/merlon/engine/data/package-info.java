@NullMarked
package org.merlon.engine.data;

import org.jspecify.annotations.NullMarked;
