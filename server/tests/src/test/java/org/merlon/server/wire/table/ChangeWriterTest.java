package org.merlon.server.wire.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.merlon.engine.Game;
import org.merlon.engine.GameState;
import org.merlon.engine.Games;
import org.merlon.engine.Positions;
import org.merlon.engine.Setup;
import org.merlon.engine.SetupException;
import org.merlon.engine.Variant;
import org.merlon.engine.Viewer;
import org.merlon.engine.chance.Key;
import org.merlon.engine.move.EventLog;
import org.merlon.engine.move.MoveList;
import org.merlon.protocol.json.EncodedFields;
import org.merlon.protocol.view.StateView;
import org.merlon.protocol.view.Status;
import org.merlon.server.wire.Outbound;
import org.merlon.server.wire.WireMapper;
import org.merlon.server.wire.codec.FieldDiff;
import org.merlon.server.wire.table.LogResponses.EntryInfo;
import org.merlon.server.wire.table.LogResponses.GameEvent;
import org.merlon.server.wire.table.TableInfo.ClaimCountdown;
import org.merlon.server.wire.table.TableSeats.OccupantInfo;
import org.merlon.server.wire.table.TableSeats.SeatInfo;
import org.merlon.testkit.Effort;

/** The hand-written encoding is byte for byte that of the records, whatever they contain. */
final class ChangeWriterTest {
    private static final int MOVES = Effort.of(100, 300, 2000);
    private static final List<String> SAMPLE_TEXTS =
            List.of("", "ann", "say \"no\"", "Zürich", "王\n", "\ud83c\udff0", "a\\b");

    private final Random random = new Random(9);

    static List<Variant> variants() {
        var variants = new ArrayList<Variant>();
        for (Game game : Games.all()) {
            variants.addAll(game.variants());
        }
        return variants;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void bytesMatchRecords(Variant variant) throws SetupException {
        Game game = Games.all().stream()
                .filter(each -> each.variants().contains(variant))
                .findFirst()
                .orElseThrow();
        var setup = Setup.of(game, variant.id(), variant.maxPlayers(), Map.of());
        GameState state = game.start(setup, Key.ZERO);
        for (int i = 0; i < MOVES && !state.isOver(); i++) {
            GameState before = state.copy();
            MoveList moves = state.legalMoves();
            var events = new EventLog();
            state.play(moves.get(random.nextInt(moves.size())), events);
            List<GameEvent> happened = GameEvent.fromData(events.events());
            EntryInfo entry = entry(happened);
            var writer = new ChangeWriter("table", entry, happened);
            TableChange one = change(before, state);
            TableChange two = change(before, state);
            for (TableChange change : List.of(one, one, two)) { // equal parts are copied
                var message = new Outbound.EntryAdded("table", entry, happened, null, change);
                assertEquals(text(WireMapper.bytes(message)), text(writer.bytes(change)));
            }
        }
    }

    @Test
    void bytesOfResponseMatchRecord() {
        for (int i = 0; i < MOVES; i++) {
            var settled = new Outbound.Done(orNull(this::text), text(), orNull(this::number));
            assertEquals(WireMapper.text(settled), text(WireMapper.bytes(settled)));
        }
    }

    private EntryInfo entry(List<GameEvent> happened) {
        return new EntryInfo(
                number(),
                any(EntryInfo.Kind.values()),
                random.nextLong(),
                orNull(this::number),
                orNull(this::occupant),
                orNull(this::text),
                orNull(() -> List.of(occupant(), occupant())),
                orNull(this::text),
                orNull(this::number),
                orNull(this::number),
                orNull(random::nextLong),
                orNull(random::nextLong),
                orNull(() -> happened),
                orNull(this::text),
                orNull(this::text));
    }

    private TableChange change(GameState before, GameState now) {
        Viewer viewer = Viewer.seat(random.nextInt(now.setup().players()));
        return new TableChange(
                number(),
                number(),
                orNull(() -> new TableInfo.IdleLimit(number(), random.nextLong())),
                List.of(seat(), seat()),
                number(),
                orNull(this::number),
                number(),
                Status.of(now),
                orNull(() -> StateView.sheets(now)),
                new FieldDiff(view(before, viewer), view(now, viewer)),
                new FieldDiff(EncodedFields.of(before.facts(viewer)), EncodedFields.of(now.facts(viewer))),
                orNull(() -> List.of(text(), text())),
                new TableInfo.Choices(
                        orNull(() -> List.of(text(), text())),
                        orNull(List::of),
                        random.nextBoolean(),
                        orNull(random::nextBoolean)),
                orNull(() -> new ClaimCountdown(
                        number(), random.nextLong(), orNull(random::nextLong), random.nextBoolean())));
    }

    private static EncodedFields view(GameState state, Viewer viewer) {
        return EncodedFields.of(Positions.view(state, viewer).data());
    }

    private SeatInfo seat() {
        return new SeatInfo(
                occupant(),
                orNull(random::nextBoolean),
                orNull(random::nextBoolean),
                orNull(random::nextBoolean),
                orNull(random::nextLong),
                orNull(random::nextLong),
                random.nextBoolean(),
                orNull(() -> new SeatInfo.GaveUp(text(), random.nextBoolean())),
                orNull(random::nextLong),
                orNull(random::nextBoolean));
    }

    private OccupantInfo occupant() {
        return new OccupantInfo(
                any(OccupantInfo.Kind.values()),
                orNull(this::text),
                orNull(this::text),
                orNull(random::nextBoolean),
                orNull(this::text));
    }

    private <T> @Nullable T orNull(Supplier<T> made) {
        return random.nextBoolean() ? made.get() : null;
    }

    private <T> T any(T[] all) {
        return all[random.nextInt(all.length)];
    }

    private int number() {
        return random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(100);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String text() {
        return SAMPLE_TEXTS.get(random.nextInt(SAMPLE_TEXTS.size()));
    }
}
