/** Browser tests of accounts, navigation and other pages, and of the release. */
@NullMarked
package org.merlon.e2e.site;

import org.jspecify.annotations.NullMarked;
