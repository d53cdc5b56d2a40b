package org.merlon.server.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;
import org.merlon.server.archive.VerificationReport.Step;
import org.merlon.server.fair.GameFileDigestChain;
import org.merlon.server.fair.SigningKey;

/**
 * The seal of an exported file.
 *
 * @param server the server that is said to have signed it
 * @param digests the digests in the file
 * @param found the digests of what is in the file
 */
record FileSeal(@Nullable String server, List<String> digests, List<String> found, String publicKey, String signature) {
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

    FileSeal {
        digests = List.copyOf(digests);
        found = List.copyOf(found);
    }

    /** Reads the seal of a file. */
    static FileSeal read(Fields fields, Data.Obj file) throws MalformedException {
        Fields seal = fields.object("seal");
        var digests = new ArrayList<String>();
        if (seal.raw("digests") instanceof Data.Arr list) {
            for (Data item : list.items()) {
                if (!(item instanceof Data.Text text
                        && DIGEST.matcher(text.value()).matches())) {
                    throw seal.wrong("digests", "64 hexadecimal digits each are wanted");
                }
                digests.add(text.value());
            }
        }
        var read = new FileSeal(
                seal.textOrNull("server"),
                digests,
                GameFileDigestChain.of(file),
                seal.text("publicKey"),
                seal.text("signature"));
        seal.refuseUnknownFields();
        return read;
    }

    /** Returns whether each digest is that of its entry. */
    Step digestStep() {
        for (int i = 0; i < Math.max(digests.size(), found.size()); i++) {
            boolean isSame =
                    i < digests.size() && i < found.size() && digests.get(i).equals(found.get(i));
            if (!isSame) {
                return Step.fails(
                        "digests",
                        i == 0
                                ? "The terms, the players or the result are not those that were sealed."
                                : "Entry " + i
                                        + " is not the one that was sealed, in what it says or when it happened.");
            }
        }
        return Step.holds(
                "digests",
                "Each of the " + (digests.size() - 1) + " entries, with its kind, seat and time, is the one that was"
                        + " sealed, and so are terms, players and result.");
    }

    /** Returns the signer of the last digest, and so of everything. */
    Step signatureStep(TrustedKeys trusted) {
        String last = digests.isEmpty() ? "" : digests.getLast();
        String key = SigningKey.id(publicKey);
        if (!SigningKey.verifies(publicKey, FileSealer.signedText(server, last), signature)) {
            return Step.fails("signature", "This is not the signature of key " + key + ".");
        }
        String claimed = server == null ? "a server without a public address" : server;
        if (trusted.contradicts(publicKey, server)) {
            return Step.fails(
                    "signature", "Key " + key + " has signed it, and is no key of the server it should be from.");
        }
        if (trusted.publicKeys().contains(publicKey)) {
            return Step.holds(
                    "signature",
                    "The server with key " + key + " has signed it: the game was played there, and nothing was changed"
                            + " since, no resignation, claim or time either.");
        }
        return Step.holds(
                "signature",
                "Whoever has key " + key + " has signed it, and nothing was changed since. The file says that this is "
                        + claimed + "; that is proven if " + (server == null ? "the server" : server)
                        + "/.well-known/merlon-keys.json has the key.");
    }
}
