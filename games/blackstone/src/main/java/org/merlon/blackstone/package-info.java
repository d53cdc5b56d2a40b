/** Blackstone Castle: seven quests on one board. Rule numbers such as B-12 in comments refer to the rules document. */
@NullMarked
package org.merlon.blackstone;

import org.jspecify.annotations.NullMarked;
