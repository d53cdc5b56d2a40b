/** What goes over the wire, as records: the one description that JSON, OpenAPI and the browser's types are made from. */
@NullMarked
package org.merlon.server.wire;

import org.jspecify.annotations.NullMarked;
