/** Reads and writes JSON as plain data. */
@NullMarked
package org.merlon.protocol.json;

import org.jspecify.annotations.NullMarked;
