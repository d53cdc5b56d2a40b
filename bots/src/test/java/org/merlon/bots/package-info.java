@NullMarked
package org.merlon.bots;

import org.jspecify.annotations.NullMarked;
