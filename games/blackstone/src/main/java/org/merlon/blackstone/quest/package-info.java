/** The interface of a quest, and the options of a game. */
@NullMarked
package org.merlon.blackstone.quest;

import org.jspecify.annotations.NullMarked;
