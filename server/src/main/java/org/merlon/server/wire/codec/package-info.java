/** Reading and writing of wire records, and the annotations that describe them. */
@NullMarked
package org.merlon.server.wire.codec;

import org.jspecify.annotations.NullMarked;
