@NullMarked
package org.merlon.protocol.players;

import org.jspecify.annotations.NullMarked;
