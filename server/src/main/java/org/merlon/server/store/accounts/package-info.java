/** Storage of accounts, ratings, relations and notification channels. */
@NullMarked
package org.merlon.server.store.accounts;

import org.jspecify.annotations.NullMarked;
