/** The server: tables, live play, and a log that never loses a move. */
@NullMarked
package org.merlon.server;

import org.jspecify.annotations.NullMarked;
