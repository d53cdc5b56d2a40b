/** People in browsers: first visits, whole games, broken connections, played by Playwright. */
@NullMarked
package org.merlon.e2e;

import org.jspecify.annotations.NullMarked;
