package org.merlon.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines that wait together are one numbered message, and a message goes out every second. */
final class BusSenderTest {
    private final ManualRuntime runtime = new ManualRuntime();
    private final List<String> messages = new ArrayList<>();
    private final BusSender sender = new BusSender(new RecordingBus(), "s1", runtime);
    private int wanted;

    /** Records messages, and closes the sender after the wanted number. */
    private final class RecordingBus implements ClusterBus {
        @Override
        public void open(BusListener listener) {}

        @Override
        public void send(String message) {
            messages.add(message);
            if (messages.size() == wanted) {
                sender.close();
            }
        }

        @Override
        public boolean isConnected() {
            return true;
        }

        @Override
        public void close() {}
    }

    private List<String> sendMessages(int count) {
        wanted = count;
        sender.open();
        runtime.runThread();
        return messages;
    }

    @Test
    void waitingLinesAreOneMessage() {
        sender.send("a");
        sender.send("b");
        sender.send("c");
        assertEquals(List.of("s1\t1\na\nb\nc"), sendMessages(1));
        assertEquals(1, sender.sent());
    }

    @Test
    void silentServerSendsMessageEverySecond() {
        long start = runtime.millis();
        assertEquals(List.of("s1\t1", "s1\t2", "s1\t3"), sendMessages(3));
        assertEquals(3 * BusSender.HEARTBEAT_MILLIS, runtime.millis() - start);
    }

    @Test
    void messagesStayBelowTheLargestSizeAndKeepTheOrder() {
        int lines = 30;
        for (int i = 0; i < lines; i++) {
            sender.send("%03d ".formatted(i) + "ä".repeat(400)); // two bytes a letter
        }
        sendMessages(4);
        var received = new ArrayList<String>();
        for (String message : messages) {
            assertTrue(message.getBytes(StandardCharsets.UTF_8).length <= ClusterBus.MAX_MESSAGE_BYTES);
            List<String> parts = message.lines().toList();
            assertEquals("s1\t" + (messages.indexOf(message) + 1), parts.getFirst());
            parts.subList(1, parts.size()).forEach(each -> received.add(each.substring(0, 3)));
        }
        assertEquals(lines, received.size());
        assertEquals(received.stream().sorted().toList(), received);
    }

    @Test
    void droppedLinesShowAsGap() {
        for (int i = 0; i < 20_001; i++) {
            sender.send("line");
        }
        sendMessages(2);
        assertTrue(messages.get(0).startsWith("s1\t1\n"));
        assertTrue(messages.get(1).startsWith("s1\t3\n"), "the number 2 is missing");
    }
}
