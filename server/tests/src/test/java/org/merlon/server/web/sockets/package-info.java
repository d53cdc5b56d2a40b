/** Tests of WebSocket sessions, messages and frames. */
@NullMarked
package org.merlon.server.web.sockets;

import org.jspecify.annotations.NullMarked;
