package org.merlon.server.archive;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.fair.GameFileDigestChain;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.lists.GameFile;
import org.merlon.server.wire.table.TableInfo;

/**
 * Signs the files of games that were played and finished on this server. It vouches for no imported game, at which it
 * was not present.
 */
public final class FileSealer {
    /** The version of files with a seal. */
    public static final int SEALED_VERSION = 2;

    private final Supplier<List<SigningKey>> keys;
    private final @Nullable String server;

    /**
     * @param keys the server's keys, newest first
     * @param server the origin of the server, if it has a public one
     */
    public FileSealer(Supplier<List<SigningKey>> keys, @Nullable String server) {
        this.keys = keys;
        this.server = server;
    }

    /** Returns a file with a seal, if the game was played and finished here. */
    public GameFile seal(GameFile file) {
        if (file.phase() != TableInfo.Phase.OVER || file.imported() != null) {
            return file;
        }
        GameFile unsigned = file.withSeal(SEALED_VERSION, null);
        List<String> digests = GameFileDigestChain.of(data(unsigned));
        SigningKey key = keys.get().getFirst();
        String signature = key.sign(signedText(server, digests.getLast()));
        return unsigned.withSeal(SEALED_VERSION, new GameFile.Seal(server, digests, key.publicKey(), signature));
    }

    /** The text that is signed. */
    static String signedText(@Nullable String server, String lastDigest) {
        return "merlon-game " + SEALED_VERSION + "\n" + (server == null ? "" : server) + "\n" + lastDigest;
    }

    private static Data.Obj data(GameFile file) {
        try {
            if (Json.read(WireMapper.text(file)) instanceof Data.Obj object) {
                return object;
            }
        } catch (JsonException e) {
            throw new IllegalStateException("a file that was written cannot be read", e);
        }
        throw new IllegalStateException("a file is an object");
    }

    /** The keys that this server has signed with. */
    public TrustedKeys trustedKeys() {
        return new TrustedKeys(
                keys.get().stream().map(SigningKey::publicKey).collect(Collectors.toSet()), server, false);
    }

    /** The public keys as a JSON Web Key Set (RFC 7517, RFC 8037), newest first. */
    public Data.Obj publicKeys() {
        return new Data.Obj()
                .put(
                        "keys",
                        Data.list(
                                keys.get(),
                                key -> new Data.Obj()
                                        .put("kty", "OKP")
                                        .put("crv", "Ed25519")
                                        .put("use", "sig")
                                        .put("kid", key.id())
                                        .put("x", key.publicKey())
                                        .put("created", key.created())));
    }
}
