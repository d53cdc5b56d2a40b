@NullMarked
package org.merlon.server.notice;

import org.jspecify.annotations.NullMarked;
