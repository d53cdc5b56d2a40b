/** Notices to people who are not here: that it is their turn, by the ways that they have chosen. */
@NullMarked
package org.merlon.server.notice;

import org.jspecify.annotations.NullMarked;
