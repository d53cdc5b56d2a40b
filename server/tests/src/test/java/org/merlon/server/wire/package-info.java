@NullMarked
package org.merlon.server.wire;

import org.jspecify.annotations.NullMarked;
