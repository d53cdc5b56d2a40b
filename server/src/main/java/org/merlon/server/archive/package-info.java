/** Games as files: written down, checked by anybody, and taken in again. */
@NullMarked
package org.merlon.server.archive;

import org.jspecify.annotations.NullMarked;
