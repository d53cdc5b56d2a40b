@NullMarked
package org.merlon.server.web;

import org.jspecify.annotations.NullMarked;
