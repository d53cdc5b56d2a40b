package org.merlon.server.archive;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/**
 * The public keys of a server, which the person who verifies a game has got from that server.
 *
 * @param server the origin of that server, if it is known
 * @param required whether a game must be signed with one of them
 */
public record TrustedKeys(Set<String> publicKeys, @Nullable String server, boolean required) {
    public static final TrustedKeys NONE = new TrustedKeys(Set.of(), null, false);

    public TrustedKeys {
        publicKeys = Set.copyOf(publicKeys);
    }

    /** Reads keys as a server publishes them; a game must be signed with one of them. */
    public static TrustedKeys read(Data data) throws MalformedException {
        if (!(data instanceof Data.Obj object)) {
            throw new MalformedException("keys are an object");
        }
        var keys = new HashSet<String>();
        for (Fields key : new Fields(object).objects("keys")) {
            keys.add(key.text("x"));
        }
        return new TrustedKeys(keys, null, true);
    }

    /** Returns whether a file that was signed with a key must be from elsewhere, although it says it is from here. */
    boolean contradicts(String publicKey, @Nullable String claimedServer) {
        boolean saysHere = required || (server != null && server.equals(claimedServer));
        return saysHere && !publicKeys.contains(publicKey);
    }
}
