/** Runs rule cases written by outsiders through the same protocol that outsiders speak. */
@NullMarked
package org.merlon.protocol.cases;

import org.jspecify.annotations.NullMarked;
