/** The dependency rules of the modules. */
@NullMarked
package org.merlon.architecture;

import org.jspecify.annotations.NullMarked;
