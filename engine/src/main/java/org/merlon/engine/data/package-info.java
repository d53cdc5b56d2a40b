/** Plain data: trees for positions and views, tables for cards and boards. */
@NullMarked
package org.merlon.engine.data;

import org.jspecify.annotations.NullMarked;
