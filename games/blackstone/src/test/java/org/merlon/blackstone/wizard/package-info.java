@NullMarked
package org.merlon.blackstone.wizard;

import org.jspecify.annotations.NullMarked;
