/** The engine in a page: what the line protocol needs of a browser. */
@NullMarked
package org.merlon.browser;

import org.jspecify.annotations.NullMarked;
