/** What the tests of all games share: rule tags, scenarios and properties over random games. */
@NullMarked
package org.merlon.testkit;

import org.jspecify.annotations.NullMarked;
