package org.merlon.server.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.merlon.server.archive.Tampering.entries;
import static org.merlon.server.archive.Tampering.failure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.merlon.engine.SetupException;
import org.merlon.engine.data.Data;
import org.merlon.protocol.json.Json;
import org.merlon.protocol.json.JsonException;
import org.merlon.server.fair.GameFileDigestChain;
import org.merlon.server.fair.SigningKey;
import org.merlon.server.game.GameLoader;
import org.merlon.server.guard.RefusedException;
import org.merlon.server.store.log.StoredEntry;
import org.merlon.server.store.log.StoredGame;
import org.merlon.server.table.TestServer;
import org.merlon.server.table.view.ExportView;
import org.merlon.server.wire.WireData;
import org.merlon.server.wire.lists.GameFile;

/** A signed file shows what replaying alone does not: who resigned, when something happened, and who played. */
final class SealedFileTest {
    private static final String SERVER = "https://merlon.example";

    private final SigningKey key = SigningKey.generate(1);
    private final StoredGame stored = SampleGame.resigned();
    private final Data.Obj file = sealed(stored, key);
    private final TrustedKeys trusted = new TrustedKeys(Set.of(key.publicKey()), SERVER, false);

    SealedFileTest() throws RefusedException, SetupException {}

    private static Data.Obj sealed(StoredGame game, SigningKey with) throws RefusedException {
        return WireData.parse(new FileSealer(() -> List.of(with), SERVER).seal(export(game)));
    }

    private static GameFile export(StoredGame game) throws RefusedException {
        return ExportView.of(game, GameLoader.load(game).game(), id -> id.toUpperCase(Locale.ROOT));
    }

    private static Data.Obj copy(Data.Obj file) {
        try {
            return (Data.Obj) Json.read(Json.write(file));
        } catch (JsonException e) {
            throw new AssertionError(e);
        }
    }

    /** The same game, in which another player has resigned last, so that somebody else has won. */
    private StoredGame withOtherWinner() {
        var forged = new ArrayList<>(stored.entries());
        StoredEntry last = forged.removeLast();
        assertEquals("resign", last.kind());
        int winner = 3;
        forged.add(new StoredEntry(
                last.number(), last.kind(), winner, last.text(), last.person(), last.time(), last.hash()));
        return new StoredGame(stored.table(), forged);
    }

    private static Data.@Nullable Obj seal(Data.Obj file) {
        return (Data.Obj) file.fields().get("seal");
    }

    private static void assertFails(String step, VerificationReport report) {
        List<String> failed = report.steps().stream()
                .filter(each -> each.verdict() == VerificationReport.Verdict.FAILS)
                .map(VerificationReport.Step::name)
                .toList();
        assertTrue(failed.contains(step), report.toString());
    }

    private static String signatureText(VerificationReport report) {
        return report.steps().stream()
                .filter(step -> step.name().equals("signature"))
                .findFirst()
                .orElseThrow()
                .text();
    }

    @Test
    void acceptsSignedGame() {
        VerificationReport report = Verifier.verify(file, trusted);
        assertTrue(report.holds(), report.toString());
        assertTrue(signatureText(report).contains("the game was played there"), report.toString());
        VerificationReport elsewhere = Verifier.verify(file);
        assertTrue(elsewhere.holds(), elsewhere.toString());
        assertTrue(signatureText(elsewhere).contains(SERVER + "/.well-known/merlon-keys.json"), elsewhere.toString());
    }

    @Test
    void detectsLostGameEditedIntoWonOne() throws RefusedException {
        Data.Obj forged = WireData.parse(export(withOtherWinner()));
        assertTrue(Verifier.verify(forged).holds(), "without a signature nobody can tell");
        assertFalse(Objects.equals(forged.fields().get("result"), file.fields().get("result")));
        forged.put("version", FileSealer.SEALED_VERSION).put("seal", Objects.requireNonNull(seal(file)));
        assertFails("digests", Verifier.verify(forged));

        Data.Obj digests = copy(Objects.requireNonNull(seal(file)));
        digests.put("digests", Data.list(GameFileDigestChain.of(forged), Data.Text::new));
        assertFails("signature", Verifier.verify(copy(forged).put("seal", digests)));
    }

    @Test
    void signatureWithOtherKeyIsNotTheServers() throws RefusedException {
        Data.Obj forged = sealed(withOtherWinner(), SigningKey.generate(2));
        assertFails("signature", Verifier.verify(forged, trusted));
        assertFails("signature", Verifier.verify(forged, new TrustedKeys(Set.of(key.publicKey()), null, true)));
        String proven = signatureText(Verifier.verify(forged));
        assertFalse(proven.contains("the game was played there"), proven);
        assertTrue(proven.contains("that is proven if"), proven);
    }

    @Test
    void detectsChangedTimesNamesAndTerms() {
        Data.Obj time = copy(file);
        Data.Obj last = (Data.Obj) entries(time).getLast();
        last.put("time", ((Data.Whole) Objects.requireNonNull(last.fields().get("time"))).value() + 1);
        assertEquals("digests", failure(time).name());
        assertTrue(
                failure(time).text().contains("Entry " + entries(time).size()),
                failure(time).text());
        String renamed = Json.write(file).replace("\"ANN\"", "\"EVA\"");
        assertEquals("digests", failure(TestServer.json(renamed)).name());
        assertEquals("digests", failure(copy(file).put("rated", true)).name());
        Data.Obj cut = copy(file);
        entries(cut).removeLast();
        assertFails("digests", Verifier.verify(cut));
    }

    @Test
    void keysThatAreRequiredMustHaveSigned() throws RefusedException {
        TrustedKeys required = new TrustedKeys(Set.of(key.publicKey()), null, true);
        assertTrue(Verifier.verify(file, required).holds());
        assertFails("signature", Verifier.verify(WireData.parse(export(stored)), required));
    }

    @Test
    void filesWithoutSignatureVerifyAsBeforeWithANote() throws RefusedException {
        VerificationReport report = Verifier.verify(WireData.parse(export(stored)));
        assertTrue(report.holds(), report.toString());
        assertTrue(report.steps().getFirst().text().contains("No server has signed this file"), report.toString());
    }
}
