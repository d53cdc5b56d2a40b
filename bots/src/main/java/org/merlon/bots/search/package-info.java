/** Monte Carlo tree search and the bots that use it. */
@NullMarked
package org.merlon.bots.search;

import org.jspecify.annotations.NullMarked;
