/** Tests of the routes by resource. */
@NullMarked
package org.merlon.server.web.routes;

import org.jspecify.annotations.NullMarked;
