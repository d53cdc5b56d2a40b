@NullMarked
package org.merlon.towers;

import org.jspecify.annotations.NullMarked;
