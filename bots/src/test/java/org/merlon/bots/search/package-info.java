@NullMarked
package org.merlon.bots.search;

import org.jspecify.annotations.NullMarked;
