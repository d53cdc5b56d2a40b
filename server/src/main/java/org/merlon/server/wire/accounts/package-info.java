/** Requests and responses of accounts, profiles, relations and notifications. */
@NullMarked
package org.merlon.server.wire.accounts;

import org.jspecify.annotations.NullMarked;
