/** Blackstone Castle: seven quests on one board. Rule numbers in comments are those of the rules document. */
@NullMarked
package org.merlon.blackstone;

import org.jspecify.annotations.NullMarked;
