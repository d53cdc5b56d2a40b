/** The routes of the HTTP API, by resource. */
@NullMarked
package org.merlon.server.web.routes;

import org.jspecify.annotations.NullMarked;
