@NullMarked
package org.merlon.blackstone.king;

import org.jspecify.annotations.NullMarked;
