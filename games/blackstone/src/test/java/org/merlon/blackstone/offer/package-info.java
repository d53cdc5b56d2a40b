@NullMarked
package org.merlon.blackstone.offer;

import org.jspecify.annotations.NullMarked;
