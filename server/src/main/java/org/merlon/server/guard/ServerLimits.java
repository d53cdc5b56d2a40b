package org.merlon.server.guard;

import java.time.Duration;

/** All limits of the server, with their reasons; a response that refuses something because of a limit says so. */
public final class ServerLimits {
    private ServerLimits() {}

    // Network input.

    /** Bytes of a request body; the longest in practice is a drawing with 18,000. */
    public static final int MAX_BODY_BYTES = 64 * 1024;

    /** Bytes of an exported game: a four-player game has some 30,000, and ten times as many with many undone moves. */
    public static final int MAX_GAME_FILE_BYTES = 1024 * 1024;

    /**
     * Bodies up to this many bytes are part of the memory of their connection; a move, a login and a new table are
     * shorter.
     */
    public static final int SMALL_BODY_BYTES = 4 * 1024;

    /** Fraction (one nth) of the heap for longer bodies that are being read or processed. */
    public static final int REQUEST_MEMORY_DIVISOR = 16;

    /** Bytes of longer bodies of one address at once: a few games to be verified. */
    public static final int MAX_REQUEST_BYTES_PER_ADDRESS = 4 * 1024 * 1024;

    /**
     * If memory is small, one address gets at most this fraction (one nth) of the memory for longer bodies, but at
     * least one game.
     */
    public static final int ADDRESS_REQUEST_MEMORY_DIVISOR = 4;

    /** Responses up to this many bytes fit into the send buffer of their connection; a table has some 20,000. */
    public static final int SMALL_RESPONSE_BYTES = 32 * 1024;

    /** Fraction (one nth) of the heap for longer responses that are being created or sent. */
    public static final int RESPONSE_MEMORY_DIVISOR = 8;

    /**
     * Bytes of longer responses to one address at once: the drawings of a table with four players, all of them full, or
     * this fraction (one nth) of the memory for longer responses.
     */
    public static final int MAX_RESPONSE_BYTES_PER_ADDRESS = 4 * 1024 * 1024;

    public static final int ADDRESS_RESPONSE_MEMORY_DIVISOR = 4;

    /** Bytes of a WebSocket frame: a move is under 200 bytes, a note of full length under 8,000. */
    public static final int MAX_FRAME_BYTES = 8 * 1024;

    /** Messages of one person over all sockets: nobody clicks faster, and a bot account may play several tables. */
    public static final Rate SOCKET_MESSAGES_PER_PERSON = Rate.perSecond(20, 60);

    /** Messages from one address: a classroom of 30 players. */
    public static final Rate SOCKET_MESSAGES_PER_ADDRESS = Rate.perSecond(100, 600);

    /**
     * Work caused by one person, in log entries read or replayed (about a hundredth of a millisecond each): ten whole
     * games at once, and several per second.
     */
    public static final Rate WORK_PER_PERSON = Rate.perSecond(2_000, 10_000);

    /** Work caused by one address: a classroom that opens a table at once, and a twentieth of a CPU in the long run. */
    public static final Rate WORK_PER_ADDRESS = Rate.perSecond(5_000, 30_000);

    /** Requests of one person, or of all anonymous clients of an address: a page causes about 20 at once. */
    public static final Rate REQUESTS_PER_PERSON = Rate.perSecond(30, 150);

    /** Requests of all guests, or of all members, of one address: a classroom of 30 players. */
    public static final Rate REQUESTS_PER_ADDRESS = Rate.perSecond(100, 600);

    /** WebSockets opened from one address: a classroom that reconnects at once, with a few tabs each. */
    public static final Rate HANDSHAKES = Rate.perSecond(5, 150);

    /** New guests from one address: each is a database row, and a browser that keeps its cookie needs only one. */
    public static final Rate NEW_GUESTS = Rate.perMinute(10, 30);

    /** New accounts and bot accounts from one address: each hashes a password or takes a name. */
    public static final Rate NEW_ACCOUNTS = Rate.perMinute(1, 10);

    /** Open sockets from one address: a classroom of 30 with a few tabs each. */
    public static final int MAX_CONNECTIONS_PER_ADDRESS = 100;

    /** Open sockets of one person: tabs, a phone and a tablet, with room to spare. */
    public static final int MAX_CONNECTIONS_PER_PERSON = 20;

    /** Bytes queued for one client: 50 tables at once. A client further behind reloads the table. */
    public static final int MAX_OUTGOING_BYTES = 1024 * 1024;

    /** Fraction (one nth) of the heap for data queued for clients; an eighth leaves enough for the tables. */
    public static final int SEND_MEMORY_DIVISOR = 8;

    /** Bytes of messages sent in one write; longer messages are sent separately. */
    public static final int MAX_COMBINED_WRITE_BYTES = 32 * 1024;

    /** Bytes of the socket's send buffer; the system's default would grow to megabytes for clients that do not read. */
    public static final int SEND_BUFFER_BYTES = 128 * 1024;

    /** Time for sending one message: the longest takes 10 s over the slowest mobile connection. */
    public static final Duration SEND_TIMEOUT = Duration.ofSeconds(30);

    /** Time for the closing handshake, in which the client learns the reason; then the connection is cut. */
    public static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(2);

    // Connection timeouts. An occasional byte must not keep a connection open, so all of these limit the total time,
    // not the time since the last byte.

    /** Time from the connection to the end of the request headers: one packet with a few retransmissions. */
    public static final Duration HEADER_TIMEOUT = Duration.ofSeconds(10);

    /** Time from a response to the end of the next request's headers, while a page is being read. */
    public static final Duration KEEP_ALIVE_TIMEOUT = Duration.ofSeconds(30);

    /** Time for a request body: the longest, of 1 MiB, at 300 kbit/s. */
    public static final Duration BODY_TIMEOUT = Duration.ofSeconds(30);

    /** Time from the request to the end of the response: the whole client of half a MiB at 64 kbit/s. */
    public static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(90);

    /** Silence on a WebSocket after which a ping is sent. */
    public static final Duration PING_AFTER = Duration.ofSeconds(3);

    /**
     * Silence on a WebSocket after which the client counts as gone: with the second or two between checks, under 10 s.
     */
    public static final Duration SILENCE_TIMEOUT = Duration.ofSeconds(7);

    /**
     * Frames of any kind per second and WebSocket. Messages have a limit of their own; this one is for control frames.
     */
    public static final int MAX_FRAMES_PER_SECOND = 400;

    /** Connections other than WebSockets from one address: a classroom of 30 whose browsers open six each. */
    public static final int MAX_HTTP_CONNECTIONS_PER_ADDRESS = 200;

    /**
     * Estimated bytes of memory per connection, including buffers; half the heap divided by this is the maximum number
     * of connections.
     */
    public static final int BYTES_PER_CONNECTION = 24 * 1024;

    /** Addresses, people or names with a separate rate at once: about 10 MB when full. */
    public static final int MAX_RATE_KEYS = 100_000;

    /** Fraction (one nth) of the heap for thinking bots. */
    public static final int BOT_MEMORY_DIVISOR = 8;

    // Game files.

    /**
     * Games verified for one address: each is replayed, in milliseconds, or in half a second if it was crafted for
     * that.
     */
    public static final Rate VERIFICATIONS = Rate.perMinute(12, 12);

    /**
     * Entries of an imported game: one in which every move was undone and repeated more than once. Longer files can be
     * verified, but are kept by nobody.
     */
    public static final int MAX_IMPORT_ENTRIES = 2_000;

    /** Games imported from one address: each is stored permanently. */
    public static final Rate IMPORTS = Rate.perHour(30, 30);

    /** Imported games that one member keeps: every game of a year of evenings; each takes up to a megabyte. */
    public static final int MAX_IMPORTS_PER_MEMBER = 200;

    /** Imported games that one guest keeps, who costs nothing to create. */
    public static final int MAX_IMPORTS_PER_GUEST = 20;

    /** Time without activity after which a guest's imported game is deleted. The guest still has the file. */
    public static final Duration GUEST_IMPORT_RETENTION = Duration.ofDays(30);

    // Login.

    /**
     * Passwords tried for one name from unknown devices, from all addresses: a single address is slowed down much
     * earlier ({@link LoginBackoff}), and many together are limited to about 3,400 per week.
     */
    public static final Rate PASSWORDS_PER_NAME = Rate.perHour(20, 100);

    /** Passwords tried from one address, for any names: enough for a shared address, too few to try many names. */
    public static final Rate PASSWORDS_PER_ADDRESS = Rate.perMinute(4, 20);

    /** Passwords waiting to be hashed: some 10 s of work for one thread; nobody should have to wait longer. */
    public static final int MAX_QUEUED_HASHES = 60;

    /**
     * Concurrent password checks or changes for one address, or for one name on known devices: a fraction of the queue.
     */
    public static final int MAX_CONCURRENT_HASHES = 4;

    // Accounts.

    /** Characters of a name: names of two are too easily confused. */
    public static final int MIN_NAME_LENGTH = 3;

    /** Characters of a name: fits beside a board on a phone. */
    public static final int MAX_NAME_LENGTH = 20;

    /** Characters of a password: the minimum recommended by NIST and OWASP. */
    public static final int MIN_PASSWORD_LENGTH = 8;

    /** Characters of a password: longer than any passphrase, short enough to hash. */
    public static final int MAX_PASSWORD_LENGTH = 200;

    /** Bot accounts of one person: a few versions of an engine that play each other. */
    public static final int MAX_BOTS_PER_PERSON = 5;

    /** People one person follows, blocks or mutes, each: more than anybody knows. */
    public static final int MAX_RELATIONS_PER_KIND = 500;

    /** Challenges from one address: a classroom of 30 in which everybody challenges a neighbour. */
    public static final Rate CHALLENGES_PER_ADDRESS = Rate.perHour(60, 30);

    /** Open challenges to one person, and from one person: more would never be answered. */
    public static final int MAX_OPEN_CHALLENGES = 20;

    /** Open reports of one person, and characters of a reason: an administrator reads them. */
    public static final int MAX_OPEN_REPORTS = 10;

    public static final int MAX_REASON_LENGTH = 500;

    /** Exports of personal data by one person: each reads all of it. */
    public static final Rate PERSONAL_DATA_EXPORTS = Rate.perHour(6, 6);

    /** Pages of a leaderboard: nobody looks for ranks beyond a thousand. */
    public static final int MAX_LEADER_PAGES = 20;

    /** Points of a rating chart: more than fit on a screen. */
    public static final int MAX_RATING_POINTS = 300;

    /** Games counted in a player's statistics; more would not change them much. */
    public static final int MAX_GAMES_IN_STATISTICS = 2_000;

    /** Names held in memory: all players of a few thousand tables; about 5 MB when full. */
    public static final int MAX_NAMES_CACHED = 20_000;

    // Tables.

    /**
     * Open or running tables at which one person sits or which that person created: more than any correspondence player
     * keeps up with.
     */
    public static final int MAX_TABLES_PER_PERSON = 50;

    /** Tables created by one person: allows a rematch after every short game, but no flood of empty tables. */
    public static final Rate NEW_TABLES_PER_PERSON = Rate.perMinute(6, 12);

    /** Tables created from one address: a classroom of 30 in which everybody creates two. */
    public static final Rate NEW_TABLES_PER_ADDRESS = Rate.perMinute(30, 60);

    /**
     * Entries of a table's log, including undone moves and undos: a four-player game has some 400, and 2,000 if every
     * move is undone and repeated more than once. This bounds the work of reading a whole log to a fraction of a
     * second.
     */
    public static final int MAX_ENTRIES = 5_000;

    /** Number of entries up to which undo is allowed; beyond, there is still room to finish any game. */
    public static final int MAX_ENTRIES_FOR_UNDO = 4_000;

    /** Fraction (one nth) of the heap for tables that nobody watches; games of 400 entries take some 100 KiB each. */
    public static final int TABLE_MEMORY_DIVISOR = 4;

    /** Times one person may leave a table, before and during the game: a connection lost every minute. */
    public static final int MAX_LEAVES_PER_PERSON = 50;

    /** Tables of one address in the list of open tables: a classroom of 30 in pairs. */
    public static final int MAX_OPEN_TABLES_PER_ADDRESS = 15;

    /** New tables whose address is remembered for the list of open tables; about a megabyte when full. */
    public static final int MAX_TABLE_ORIGINS = 10_000;

    /** Seat changes at an open table: a popular table with undecided people. */
    public static final int MAX_SEAT_CHANGES = 1_000;

    /** Bots added to and removed from seats of an open table: every bot on every seat, several times. */
    public static final int MAX_BOT_SEAT_CHANGES = 200;

    /** Entries of a log in a file: moves, and the maximum number of seat changes, each with a randomness word. */
    public static final int MAX_FILE_ENTRIES = MAX_ENTRIES + 2 * MAX_SEAT_CHANGES;

    /** Hints for one person: one for every move of a fast player. Each occupies a bot for some tenths of a second. */
    public static final Rate HINTS = Rate.perMinute(20, 6);

    /** E-mails asking for consent: enough to correct a mistyped address, too few to flood a stranger's mailbox. */
    public static final Rate CONSENT_MAILS = Rate.perHour(3, 3);

    /** Time limit for a hint; by then the player has found a move. */
    public static final int HINT_TIMEOUT_SECONDS = 20;

    /** Characters of a chat line: two sentences. */
    public static final int MAX_CHAT_LENGTH = 300;

    /** Chat lines by one person: a talkative person, but no flood. */
    public static final Rate CHAT_LINES = Rate.perSecond(1, 5);

    /** Chat lines stored per room, and shown when a table is opened: as many as somebody might scroll through. */
    public static final int MAX_CHAT_LINES = 100;

    /** Bytes of an attachment in JSON: a careful drawing has 3,000, a full one fragmented by the eraser 18,000. */
    public static final int MAX_ATTACHMENT_BYTES = 20 * 1024;

    /** Attachments of one seat: drawings of a castle with twelve parts, flags, sky and residents are some 40. */
    public static final int MAX_ATTACHMENTS_PER_SEAT = 48;

    /** Attachments stored by one person: one after each quick stroke of a drawing. */
    public static final Rate ATTACHMENTS = Rate.perSecond(2, 20);

    /** Bytes that drawings and notes of one person may add to the database: those of a few careful games a day. */
    public static final Rate STORED_BYTES_PER_PERSON = Rate.perDay(2_000_000, 2_000_000);

    /** Bytes that drawings and notes from one address may add to the database: a classroom of 30 that draws a castle each. */
    public static final Rate STORED_BYTES_PER_ADDRESS = Rate.perDay(20_000_000, 20_000_000);

    /** Time after the end of a game of guests alone, after which its drawings are deleted. */
    public static final Duration GUEST_ATTACHMENT_RETENTION = Duration.ofDays(90);

    /** Tables at which one person has a note: a note at every game of some years. */
    public static final int MAX_NOTES_PER_PERSON = 1_000;

    /** Characters of a private note at a table: a page of text, which still fits a frame in any alphabet. */
    public static final int MAX_NOTE_LENGTH = 2_000;

    /** Characters of the word a player contributes to the key: a sentence. */
    public static final int MAX_WORD_LENGTH = 64;

    /** Characters of a table's stored terms: names of four seats with every character escaped are some 600. */
    public static final int MAX_TERMS_LENGTH = 4_096;

    /** Characters of a stored entry: the longest move has 1,000, and names of four seats some 600. */
    public static final int MAX_ENTRY_LENGTH = 4_096;

    /** Entries per page of a list: fills a screen, and is quick to read. */
    public static final int MAX_PAGE_SIZE = 50;
}
