@NullMarked
package org.merlon.simulation;

import org.jspecify.annotations.NullMarked;
