/** The HTTP API under /api, the WebSocket, and their description. */
@NullMarked
package org.merlon.server.web;

import org.jspecify.annotations.NullMarked;
