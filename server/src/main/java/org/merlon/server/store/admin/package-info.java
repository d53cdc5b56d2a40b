/** Storage for administrators and for cluster coordination. */
@NullMarked
package org.merlon.server.store.admin;

import org.jspecify.annotations.NullMarked;
