/** Building blocks of states, copied and hashed by a single list of fields. */
@NullMarked
package org.merlon.engine.parts;

import org.jspecify.annotations.NullMarked;
