/** Runs rule cases written by third parties through the public protocol. */
@NullMarked
package org.merlon.protocol.cases;

import org.jspecify.annotations.NullMarked;
