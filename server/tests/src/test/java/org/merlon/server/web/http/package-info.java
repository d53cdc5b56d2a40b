/** Tests of the HTTP API: its description, security headers and malformed input. */
@NullMarked
package org.merlon.server.web.http;

import org.jspecify.annotations.NullMarked;
