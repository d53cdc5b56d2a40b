/** Tables: what is agreed, who sits where, the log and the game that follows from it. */
@NullMarked
package org.merlon.server.table;

import org.jspecify.annotations.NullMarked;
