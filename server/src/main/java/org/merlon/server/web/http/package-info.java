/** The HTTP server, its request pipeline, and the files of the browser client. */
@NullMarked
package org.merlon.server.web.http;

import org.jspecify.annotations.NullMarked;
