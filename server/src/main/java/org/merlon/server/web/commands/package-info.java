/** The commands that people give at a table, which arrive over HTTP and WebSocket. */
@NullMarked
package org.merlon.server.web.commands;

import org.jspecify.annotations.NullMarked;
