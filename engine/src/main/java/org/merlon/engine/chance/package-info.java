/** Draws that nobody can foretell and everybody can repeat. */
@NullMarked
package org.merlon.engine.chance;

import org.jspecify.annotations.NullMarked;
