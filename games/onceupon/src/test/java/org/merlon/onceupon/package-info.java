@NullMarked
package org.merlon.onceupon;

import org.jspecify.annotations.NullMarked;
