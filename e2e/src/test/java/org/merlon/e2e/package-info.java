/** Browser tests with Playwright: first visits, complete games, lost connections. */
@NullMarked
package org.merlon.e2e;

import org.jspecify.annotations.NullMarked;
