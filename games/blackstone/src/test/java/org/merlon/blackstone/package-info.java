@NullMarked
package org.merlon.blackstone;

import org.jspecify.annotations.NullMarked;
