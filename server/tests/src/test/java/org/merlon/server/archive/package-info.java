@NullMarked
package org.merlon.server.archive;

import org.jspecify.annotations.NullMarked;
