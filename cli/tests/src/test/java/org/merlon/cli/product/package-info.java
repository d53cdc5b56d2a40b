/** Tests of the product as a whole: architecture, texts, rules, lessons and shared rule cases. */
@NullMarked
package org.merlon.cli.product;

import org.jspecify.annotations.NullMarked;
