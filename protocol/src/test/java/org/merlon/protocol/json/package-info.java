@NullMarked
package org.merlon.protocol.json;

import org.jspecify.annotations.NullMarked;
