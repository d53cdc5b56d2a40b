/** The Rats in the Walls cards, and the dogs that kill rats (B-94 … B-96). */
@NullMarked
package org.merlon.blackstone.king.rats;

import org.jspecify.annotations.NullMarked;
