@NullMarked
package org.merlon.bots.levels;

import org.jspecify.annotations.NullMarked;
