/** Tests of the HTTP API and the WebSocket over real connections. */
@NullMarked
package org.merlon.server.web;

import org.jspecify.annotations.NullMarked;
