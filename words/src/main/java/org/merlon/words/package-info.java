/** Message catalogues and the formatting of phrases. */
@NullMarked
package org.merlon.words;

import org.jspecify.annotations.NullMarked;
