@NullMarked
package org.merlon.cli.arena;

import org.jspecify.annotations.NullMarked;
