@NullMarked
package org.merlon.blackstone.queen;

import org.jspecify.annotations.NullMarked;
