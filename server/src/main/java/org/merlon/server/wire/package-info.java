/**
 * Requests, responses and WebSocket messages as records. JSON, OpenAPI and the TypeScript types are derived from them.
 */
@NullMarked
package org.merlon.server.wire;

import org.jspecify.annotations.NullMarked;
