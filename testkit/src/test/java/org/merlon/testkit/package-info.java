@NullMarked
package org.merlon.testkit;

import org.jspecify.annotations.NullMarked;
