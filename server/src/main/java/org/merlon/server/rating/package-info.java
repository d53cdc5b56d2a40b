/** How strong people are, judged by the games they finished. */
@NullMarked
package org.merlon.server.rating;

import org.jspecify.annotations.NullMarked;
