/** Connection limits, quotas, and memory budgets. */
@NullMarked
package org.merlon.server.web.limits;

import org.jspecify.annotations.NullMarked;
