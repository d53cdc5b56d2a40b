/** Stores the games of a series in a folder and writes reports as text, JSON and HTML. */
@NullMarked
package org.merlon.arena.report;

import org.jspecify.annotations.NullMarked;
