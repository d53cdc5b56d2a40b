/** Requests and responses of lists, catalogs, attachments and notes. */
@NullMarked
package org.merlon.server.wire.lists;

import org.jspecify.annotations.NullMarked;
