/** Reads lines of text from untrusted input and makes text fit on one line. */
@NullMarked
package org.merlon.protocol.lines;

import org.jspecify.annotations.NullMarked;
