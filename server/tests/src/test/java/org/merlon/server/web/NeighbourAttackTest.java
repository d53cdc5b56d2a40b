package org.merlon.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.merlon.server.guard.ServerLimits;

/** People who share an address with attackers, for example behind the router of a school. */
final class NeighbourAttackTest {
    private static final String HOME = "203.0.113.7";
    private static final String PING = "{\"type\":\"ping\",\"ref\":\"p\"}";

    @Test
    void aNeighboursFloodClosesNobodyElsesLine() {
        var time = new AtomicLong();
        try (LiveServer server = LiveServer.guarded(time::get)) {
            Line quiet = server.stranger().from(HOME).socket();
            Line guest = server.guest().from(HOME).socket();
            int each = ServerLimits.SOCKET_MESSAGES_PER_PERSON.burst();
            for (int sent = 0; sent < ServerLimits.SOCKET_MESSAGES_PER_ADDRESS.burst(); sent += each) {
                Line flood = server.stranger().from(HOME).socket();
                for (int i = 0; i < each; i++) {
                    flood.send(PING).await("pong");
                }
            }
            String refused = quiet.send(PING).next();
            assertTrue(refused.contains("limited") && refused.contains("from your address"), refused);
            guest.send(PING).await("pong"); // strangers are counted separately
            time.addAndGet(Duration.ofSeconds(1).toNanos());
            quiet.send(PING).await("pong");
        }
    }

    @Test
    void strangersDoNotUseUpWhatAPersonMayAsk() {
        try (LiveServer server = LiveServer.guarded()) {
            Client member = server.member("Rosamund").from(HOME);
            Client stranger = server.stranger().from(HOME);
            int status = 200;
            for (int i = 0; i <= ServerLimits.REQUESTS_PER_PERSON.burst() && status == 200; i++) {
                status = stranger.get("/api/me").status();
            }
            assertEquals(429, status);
            member.get("/api/me").ok();
            member.post("/api/tables", "{\"game\":\"torres\"}").ok();
        }
    }

    /** Refused connections must be closed, or there would be no limit for an address. */
    @Test
    void whoIsTurnedAwayDoesNotStay() {
        try (LiveServer server = LiveServer.crowded(Integer.MAX_VALUE)) {
            List<RawLine> lines = new ArrayList<>();
            for (int i = 0; i < ServerLimits.MAX_CONNECTIONS_PER_ADDRESS + 5; i++) {
                var line = new RawLine(server.port(), "127.0.0.7");
                assertTrue(line.upgrade("").startsWith("HTTP/1.1 101"));
                lines.add(line);
            }
            assertTrue(RawLine.eventually(() -> {
                lines.forEach(RawLine::pong); // all of them are active
                return server.connections() == ServerLimits.MAX_CONNECTIONS_PER_ADDRESS;
            }));
            lines.forEach(RawLine::close);
        }
    }

    @Test
    void handshakesAreBoundedByAddress() {
        try (LiveServer server = LiveServer.guarded()) {
            String from = "X-Forwarded-For: " + HOME + "\r\n";
            for (int i = 0; i < ServerLimits.HANDSHAKES.burst(); i++) {
                try (RawLine line = new RawLine(server.port())) {
                    assertTrue(line.upgrade(from).startsWith("HTTP/1.1 101"));
                    assertTrue(RawLine.eventually(() -> server.sockets() == 1));
                }
                assertTrue(RawLine.eventually(() -> server.sockets() == 0));
            }
            try (RawLine line = new RawLine(server.port())) {
                line.upgrade(from);
                assertEquals(1013, line.closeCode());
            }
            server.guest().from(HOME).socket().send(PING).await("pong");
        }
    }
}
