/** Test support for all games: rule tags, scenarios and property checks over random games. */
@NullMarked
package org.merlon.testkit;

import org.jspecify.annotations.NullMarked;
