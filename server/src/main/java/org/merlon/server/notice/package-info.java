/** Notifications to absent players, and other e-mail. */
@NullMarked
package org.merlon.server.notice;

import org.jspecify.annotations.NullMarked;
