/** Views, scores, reachable paths and hints, as server and browser show them. */
@NullMarked
package org.merlon.protocol.view;

import org.jspecify.annotations.NullMarked;
