/** Queen's Quest: vassals are taken from the board and collected in sets (B-100 … B-107). */
@NullMarked
package org.merlon.blackstone.queen;

import org.jspecify.annotations.NullMarked;
