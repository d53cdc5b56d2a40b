@NullMarked
package org.merlon.blackstone.table;

import org.jspecify.annotations.NullMarked;
