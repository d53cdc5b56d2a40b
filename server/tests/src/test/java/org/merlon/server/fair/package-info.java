@NullMarked
package org.merlon.server.fair;

import org.jspecify.annotations.NullMarked;
