/** WebSocket sessions and their subscriptions. */
@NullMarked
package org.merlon.server.web.sockets;

import org.jspecify.annotations.NullMarked;
