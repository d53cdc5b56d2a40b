/** Tests of guests, members and bot accounts. */
@NullMarked
package org.merlon.server.people;

import org.jspecify.annotations.NullMarked;
