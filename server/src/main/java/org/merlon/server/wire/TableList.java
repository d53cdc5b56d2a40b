package org.merlon.server.wire;

import java.util.List;

/** Some tables. */
public record TableList(List<Listed> tables) {}
