/** Texts that games show to people: keys and arguments, which a catalogue turns into sentences. */
@NullMarked
package org.merlon.engine.words;

import org.jspecify.annotations.NullMarked;
