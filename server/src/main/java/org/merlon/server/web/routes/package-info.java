/** The routes of the API. */
@NullMarked
package org.merlon.server.web.routes;

import org.jspecify.annotations.NullMarked;
