/** Tables: live state, player actions, views and background work. */
@NullMarked
package org.merlon.server.table;

import org.jspecify.annotations.NullMarked;
