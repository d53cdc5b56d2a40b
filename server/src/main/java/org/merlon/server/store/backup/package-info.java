/** Backup and restore of a whole database. */
@NullMarked
package org.merlon.server.store.backup;

import org.jspecify.annotations.NullMarked;
