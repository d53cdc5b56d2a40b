/** The perfect perimeter of Puzzle Master's Quest: its rule, the distance to it, and facts about it (B-121). */
@NullMarked
package org.merlon.blackstone.king.perimeter;

import org.jspecify.annotations.NullMarked;
