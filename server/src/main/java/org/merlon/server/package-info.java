/** The Merlon server: tables, live play, accounts and a durable log of every game. */
@NullMarked
package org.merlon.server;

import org.jspecify.annotations.NullMarked;
