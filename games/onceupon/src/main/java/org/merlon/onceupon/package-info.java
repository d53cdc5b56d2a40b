/** Once Upon a Castle: dice and a castle drawn part by part. Rule numbers in comments are those of the rules document. */
@NullMarked
package org.merlon.onceupon;

import org.jspecify.annotations.NullMarked;
