package org.merlon.server.store.admin;

import java.util.List;
import org.merlon.server.fair.SigningKey;

/** The keys with which the server signs the files of finished games. */
public interface SigningKeyStore {
    /** Returns all keys, newest first: the first one signs. */
    List<SigningKey> all();

    /** Adds a key, unless there is one already. */
    void addFirst(SigningKey key);
}
