/** Torres: action points, towers, knights and a king. Rule numbers in comments are those of the rules document. */
@NullMarked
package org.merlon.torres;

import org.jspecify.annotations.NullMarked;
