@NullMarked
package org.merlon.torres;

import org.jspecify.annotations.NullMarked;
