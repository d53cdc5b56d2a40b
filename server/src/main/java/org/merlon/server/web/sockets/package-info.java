/** WebSocket sessions and what they subscribe to. */
@NullMarked
package org.merlon.server.web.sockets;

import org.jspecify.annotations.NullMarked;
