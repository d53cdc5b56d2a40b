@NullMarked
package org.merlon.arena.report;

import org.jspecify.annotations.NullMarked;
