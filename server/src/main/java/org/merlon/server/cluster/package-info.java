/** Several servers on one database: what they tell each other, and who of them does what. */
@NullMarked
package org.merlon.server.cluster;

import org.jspecify.annotations.NullMarked;
