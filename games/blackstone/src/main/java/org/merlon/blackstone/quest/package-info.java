/** What a quest tells of itself, and what can be agreed on before one. */
@NullMarked
package org.merlon.blackstone.quest;

import org.jspecify.annotations.NullMarked;
