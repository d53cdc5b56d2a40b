/** Games as files: verification, import, and checks of stored games. */
@NullMarked
package org.merlon.server.archive;

import org.jspecify.annotations.NullMarked;
