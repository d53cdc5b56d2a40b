/** Random and broken protocol lines, for the tests of this module and of modules with real games. */
@NullMarked
package org.merlon.protocol.fuzz;

import org.jspecify.annotations.NullMarked;
