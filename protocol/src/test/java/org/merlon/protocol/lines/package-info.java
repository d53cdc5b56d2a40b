@NullMarked
package org.merlon.protocol.lines;

import org.jspecify.annotations.NullMarked;
