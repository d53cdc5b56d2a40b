/** Random draws that are unpredictable without the key and repeatable with it. */
@NullMarked
package org.merlon.engine.chance;

import org.jspecify.annotations.NullMarked;
