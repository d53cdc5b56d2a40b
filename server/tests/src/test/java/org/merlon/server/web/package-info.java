/** Tests of the wire, over real connections. */
@NullMarked
package org.merlon.server.web;

import org.jspecify.annotations.NullMarked;
