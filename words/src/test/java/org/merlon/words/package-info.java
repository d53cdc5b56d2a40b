@NullMarked
package org.merlon.words;

import org.jspecify.annotations.NullMarked;
