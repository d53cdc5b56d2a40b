@NullMarked
package org.merlon.server.rating;

import org.jspecify.annotations.NullMarked;
