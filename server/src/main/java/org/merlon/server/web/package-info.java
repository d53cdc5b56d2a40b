/** The wire: REST under /api, the WebSocket, and what describes them. */
@NullMarked
package org.merlon.server.web;

import org.jspecify.annotations.NullMarked;
