/** Tests of tables, on a store in memory and with a clock that the test moves. */
@NullMarked
package org.merlon.server.table;

import org.jspecify.annotations.NullMarked;
