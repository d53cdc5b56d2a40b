/** Who plays here: guests, members and bot accounts, their names, passwords, sessions and tokens. */
@NullMarked
package org.merlon.server.people;

import org.jspecify.annotations.NullMarked;
