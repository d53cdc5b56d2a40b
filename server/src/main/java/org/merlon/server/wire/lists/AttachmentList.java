package org.merlon.server.wire.lists;

import java.util.List;

/** All that lies beside a game. */
public record AttachmentList(List<AttachmentInfo> attachments) {}
