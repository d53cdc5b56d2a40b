/** Views of a table: what each person sees, and the messages that update it. */
@NullMarked
package org.merlon.server.table.view;

import org.jspecify.annotations.NullMarked;
