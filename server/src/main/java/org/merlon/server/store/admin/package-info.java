/** Storage for administrators, moderation and signing keys. */
@NullMarked
package org.merlon.server.store.admin;

import org.jspecify.annotations.NullMarked;
