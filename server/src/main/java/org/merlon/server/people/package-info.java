/** Accounts of guests, members and bots: names, passwords, sessions and tokens; and enforcement of bans. */
@NullMarked
package org.merlon.server.people;

import org.jspecify.annotations.NullMarked;
