@NullMarked
package org.merlon.bench.load;

import org.jspecify.annotations.NullMarked;
