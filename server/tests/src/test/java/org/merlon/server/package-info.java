@NullMarked
package org.merlon.server;

import org.jspecify.annotations.NullMarked;
