/** Wizard's Quest: vassals are laid on an empty board, in stacks of one face (B-110 … B-115). */
@NullMarked
package org.merlon.blackstone.wizard;

import org.jspecify.annotations.NullMarked;
