/** How fast bots think and how well they play. */
@NullMarked
package org.merlon.bench.bots;

import org.jspecify.annotations.NullMarked;
