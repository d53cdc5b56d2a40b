/** Tests of limits on connections, requests and memory. */
@NullMarked
package org.merlon.server.web.limits;

import org.jspecify.annotations.NullMarked;
