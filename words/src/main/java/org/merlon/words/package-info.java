/** Catalogues of words, and what says a phrase by them. */
@NullMarked
package org.merlon.words;

import org.jspecify.annotations.NullMarked;
