/** The engine in a browser: the host of the line protocol and plugins for TeaVM. */
@NullMarked
package org.merlon.browser;

import org.jspecify.annotations.NullMarked;
