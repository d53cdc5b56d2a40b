/** Ratings of players, computed from the games they finished. */
@NullMarked
package org.merlon.server.rating;

import org.jspecify.annotations.NullMarked;
