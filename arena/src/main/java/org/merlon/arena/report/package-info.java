/** What becomes of a series: a folder that remembers its games and tells their results as text, JSON and a page. */
@NullMarked
package org.merlon.arena.report;

import org.jspecify.annotations.NullMarked;
