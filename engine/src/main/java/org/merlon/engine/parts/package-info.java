/** What states consist of, copied and hashed by one list. */
@NullMarked
package org.merlon.engine.parts;

import org.jspecify.annotations.NullMarked;
