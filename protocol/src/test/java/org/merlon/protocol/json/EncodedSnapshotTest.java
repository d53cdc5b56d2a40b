package org.merlon.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.merlon.engine.data.Data;

class EncodedSnapshotTest {
    private static final List<String> TEXTS = List.of(
            "",
            "a4",
            "move b6 c6",
            "say \"no\"",
            "back\\slash",
            "line\nbreak\ttab",
            "\u0001\u001f\u007f",
            "Zürich",
            "王",
            "\ud83c\udff0");

    private final SplittableRandom random = new SplittableRandom(3);

    private Data randomValue(int depth) {
        return switch (random.nextInt(depth == 0 ? 4 : 6)) {
            case 0 -> new Data.Text(TEXTS.get(random.nextInt(TEXTS.size())));
            case 1 -> new Data.Whole(random.nextInt(3) == 0 ? random.nextInt() : random.nextInt(-20, 20));
            case 2 -> new Data.Truth(random.nextBoolean());
            case 3 -> Data.Null.NULL;
            case 4 -> randomObject(depth - 1);
            default -> {
                var list = new Data.Arr();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(randomValue(depth - 1));
                }
                yield list;
            }
        };
    }

    private Data.Obj randomObject(int depth) {
        var object = new Data.Obj();
        for (int i = random.nextInt(5); i > 0; i--) {
            object.put(TEXTS.get(random.nextInt(TEXTS.size())) + random.nextInt(3), randomValue(depth));
        }
        return object;
    }

    @Test
    void bytesMatchJson() {
        for (int i = 0; i < 2000; i++) {
            Data.Obj object = randomObject(4);
            assertEquals(Json.write(object), new String(Json.bytes(object), StandardCharsets.UTF_8));
        }
    }

    @Test
    void writesChangedAndRemovedFields() throws JsonException {
        for (int i = 0; i < 2000; i++) {
            Data.Obj before = randomObject(2);
            Data.Obj now = randomObject(2);
            before.fields().forEach((name, value) -> {
                if (random.nextBoolean()) {
                    now.put(name, value);
                }
            });
            var gone = new ArrayList<String>();
            var written = EncodedSnapshot.of(now);
            var out = new JsonBytes();
            written.writeChangesSince(EncodedSnapshot.of(before), out);
            written.addRemoved(EncodedSnapshot.of(before), "", gone);
            Data different = Json.read(new String(out.bytes(), StandardCharsets.UTF_8));
            var expected = new Data.Obj();
            now.fields().forEach((name, value) -> {
                if (!value.equals(before.fields().get(name))) {
                    expected.put(name, value);
                }
            });
            assertEquals(expected, different);
            assertEquals(
                    before.fields().keySet().stream()
                            .filter(name -> !now.fields().containsKey(name))
                            .toList(),
                    gone);
        }
    }

    @Test
    void cachedFragmentsMatchJson() {
        for (int i = 0; i < 500; i++) {
            Data.Obj one = randomObject(3);
            Data.Obj two = randomObject(2);
            one.fields().forEach((name, value) -> {
                if (random.nextBoolean()) {
                    two.put(name + random.nextInt(2), value);
                }
            });
            var fragments = new FragmentCache();
            for (Data.Obj each : List.of(one, two)) {
                var out = new JsonBytes();
                EncodedSnapshot.of(each, fragments).writeChangesSince(EncodedSnapshot.of(new Data.Obj()), out);
                assertEquals(Json.write(each), new String(out.bytes(), StandardCharsets.UTF_8));
            }
        }
    }
}
