package org.merlon.server.guard;

import java.time.Duration;

/** How much of everything the server takes, each with its reason; over a limit the answer says so. */
public final class ServerLimits {
    private ServerLimits() {}

    // What comes in over the wire.

    /** Bytes of a request's body: the longest of use is a drawing, of 18,000. */
    public static final int MAX_BODY = 64 * 1024;

    /** Bytes of an exported game: one of four players has some 30,000, and ten times that with much taken back. */
    public static final int MAX_GAME_FILE = 1024 * 1024;

    /** Bytes of a body that count as part of its connection: a move, a login and a table with its options are shorter. */
    public static final int SMALL_BODY = 4 * 1024;

    /** The part of all memory that longer bodies may take while they are read and answered. */
    public static final int INCOMING_SHARE = 16;

    /** Bytes of longer bodies at once from one address: a few games to be verified. */
    public static final int INCOMING_OF_ONE = 4 * 1024 * 1024;

    /** One address has no more than such a part of all longer bodies, where memory is small, but always one game. */
    public static final int INCOMING_PARTS = 4;

    /** Bytes of a WebSocket frame: a move is under 200 bytes, a note of full length under 8,000. */
    public static final int MAX_FRAME = 8 * 1024;

    /** Messages of one person, on however many sockets: nobody clicks faster, and a bot account plays several tables. */
    public static final Rate SOCKET_MESSAGES = Rate.perSecond(20, 60);

    /** Messages from one address: a classroom of 30 at play. */
    public static final Rate SOCKET_MESSAGES_PER_ADDRESS = Rate.perSecond(100, 600);

    /**
     * Work asked for by one person, counted in entries of logs that are read or played again, each some hundredth of a
     * millisecond: ten whole games at once, and several a second.
     */
    public static final Rate WORK_PER_PERSON = Rate.perSecond(2_000, 10_000);

    /** The same from one address: a classroom that opens a table at once, and a twentieth of a processor in the long run. */
    public static final Rate WORK_PER_ADDRESS = Rate.perSecond(5_000, 30_000);

    /** Requests of one person, or of all strangers of an address: a page takes about 20 at once. */
    public static final Rate REQUESTS = Rate.perSecond(30, 150);

    /** Requests of all guests, or of all members, of one address: a classroom of 30 at play. */
    public static final Rate REQUESTS_PER_ADDRESS = Rate.perSecond(100, 600);

    /** WebSockets opened from one address: a classroom whose lines all break at once, with a few tabs each. */
    public static final Rate HANDSHAKES = Rate.perSecond(5, 150);

    /** New guests from one address: each is a row for ever, and who keeps the cookie needs only one. */
    public static final Rate NEW_GUESTS = Rate.perMinute(10, 30);

    /** Accounts claimed and bot accounts made from one address: each hashes a password or takes a name. */
    public static final Rate NEW_ACCOUNTS = Rate.perMinute(1, 10);

    /** Sockets open at once from one address: a classroom of 30 with a few tabs each. */
    public static final int MAX_CONNECTIONS_PER_ADDRESS = 100;

    /** Sockets open at once of one person: tabs, a phone and a tablet, with room to spare. */
    public static final int MAX_CONNECTIONS_PER_PERSON = 20;

    /** Bytes waiting for one client: 50 tables at once; who is further behind reads the table anew. */
    public static final int MAX_OUTGOING_BYTES = 1024 * 1024;

    /** The part of all memory that may wait for clients: an eighth leaves the tables and their games theirs. */
    public static final int OUTGOING_SHARE = 8;

    /** Bytes of messages that go out in one write; longer ones go by themselves. */
    public static final int SENT_TOGETHER = 32 * 1024;

    /** Bytes that the system takes for one client beyond ours; by itself it would take megabytes for who does not read. */
    public static final int SEND_BUFFER = 128 * 1024;

    /** Time to take one message: the longest takes 10 s over the slowest telephone. */
    public static final Duration SEND_TIME = Duration.ofSeconds(30);

    /** Time to hear why a connection ends; after that it is cut without a word. */
    public static final Duration FAREWELL = Duration.ofSeconds(2);

    // Connections. A byte now and then must not keep one open, so all of these count to the end and not from the last
    // byte.

    /** Time from the connection to the end of a request's head: one packet, sent again a few times. */
    public static final Duration HEAD_TIME = Duration.ofSeconds(10);

    /** Time from an answer to the end of the next head: a page that is being read asks again within it. */
    public static final Duration KEPT_TIME = Duration.ofSeconds(30);

    /** Time for a body: the longest, of 1 MiB, over a line of 300 kbit/s. */
    public static final Duration BODY_TIME = Duration.ofSeconds(30);

    /** Time from the question to the end of the answer: the whole client of half a MiB over a line of 64 kbit/s. */
    public static final Duration ANSWER_TIME = Duration.ofSeconds(90);

    /** Silence on a WebSocket after which it is asked for a sign of life. */
    public static final Duration PING_AFTER = Duration.ofSeconds(3);

    /** Silence on a WebSocket after which nobody is there: with the watch's own second or two, under 10 s. */
    public static final Duration SILENCE = Duration.ofSeconds(7);

    /** Frames of any kind on one WebSocket in a second; messages have a bound of their own, this is for the others. */
    public static final int MAX_FRAMES_A_SECOND = 400;

    /** Connections without a WebSocket from one address: a classroom of 30 whose browsers open six each. */
    public static final int MAX_HTTP_PER_ADDRESS = 200;

    /** Bytes of memory that a connection may take with its buffers; half of all memory divided by it are the most. */
    public static final int CONNECTION_BYTES = 24 * 1024;

    /** Addresses, people or names that a rate is kept for at once: about 10 MB when full. */
    public static final int MAX_RATE_KEYS = 100_000;

    /** The part of all memory that bots may think with. */
    public static final int BOTS_SHARE = 8;

    // Games as files.

    /** Games verified for one address: each is played again, in milliseconds, or half a second if made for that. */
    public static final Rate VERIFICATIONS = Rate.perMinute(12, 12);

    /** Games imported from one address: each is stored for good. */
    public static final Rate IMPORTS = Rate.perHour(30, 30);

    // Logging in.

    /**
     * Passwords tried for one name from browsers that are not known, wherever they are: one address alone is slowed down
     * long before ({@link LoginBackoff}), and many of them together are held to about 3,400 a week.
     */
    public static final Rate PASSWORDS_PER_NAME = Rate.perHour(20, 100);

    /** Passwords tried from one address, whatever the names: a shared address still works, trying many names does not. */
    public static final Rate PASSWORDS_PER_ADDRESS = Rate.perMinute(4, 20);

    /** Passwords waiting to be hashed: some 10 s of work for one thread; beyond, waiting would be no kindness. */
    public static final int MAX_WAITING_HASHES = 60;

    /** Passwords being checked or made at once for one address, or for one name in known browsers: a part of the queue. */
    public static final int MAX_HASHES_AT_ONCE = 4;

    // People.

    /** Characters of a name: two are too easily mistaken for each other. */
    public static final int MIN_NAME = 3;

    /** Characters of a name: fits beside a board on a phone. */
    public static final int MAX_NAME = 20;

    /** Characters of a password: what NIST and OWASP ask for at the least. */
    public static final int MIN_PASSWORD = 8;

    /** Characters of a password: longer than any phrase, short enough to hash without a thought. */
    public static final int MAX_PASSWORD = 200;

    /** Bot accounts of one person: a few versions of one's engine against each other. */
    public static final int MAX_BOTS_PER_PERSON = 5;

    /** People whom one person follows, blocks or has muted, each: more than anybody knows. */
    public static final int MAX_BONDS = 500;

    /** Challenges that wait for one person: more are none that anybody answers. */
    public static final int MAX_CHALLENGES = 20;

    /** Open reports of one person, and characters of the reason: a host reads them. */
    public static final int MAX_REPORTS = 10;

    public static final int MAX_REASON = 500;

    /** How often somebody may have all that is kept about them: each time all of it is read. */
    public static final Rate PERSONAL_DATA = Rate.perHour(6, 6);

    /** Pages of a leaderboard: who is beyond a thousand others is not looked for there. */
    public static final int MAX_LEADER_PAGES = 20;

    /** Points of a rating's course: wider than a screen has room for. */
    public static final int MAX_COURSE = 300;

    /** Games that are counted for a player's results; who has more is known well enough. */
    public static final int MAX_COUNTED = 2_000;

    /** Names held in memory: all players of a few thousand tables; about 5 MB when full. */
    public static final int MAX_NAMES_CACHED = 20_000;

    // Tables.

    /** Tables that are open or being played where one person sits, or which that person made: more than any correspondence player keeps up with. */
    public static final int MAX_TABLES_PER_PERSON = 50;

    /** Tables made by one person: a rematch after every short game, but not a list full of empty ones. */
    public static final Rate NEW_TABLES = Rate.perMinute(6, 12);

    /** The same from one address: a classroom of 30 who all make one, and make another. */
    public static final Rate NEW_TABLES_PER_ADDRESS = Rate.perMinute(30, 60);

    /**
     * Moves of a table's log, those included that were taken back, and going back: a game of four has some 400, and 2,000
     * with every move taken back and played again more than once. What reads a whole log is so never more than a fraction
     * of a second of work.
     */
    public static final int MAX_ENTRIES = 5_000;

    /** Of these, so many up to which moves are taken back: beyond, there is still room to end any game. */
    public static final int MAX_ENTRIES_BEYOND_PLAY = 4_000;

    /** How often somebody gets up from a table, before the game and in it: a line that is lost every minute. */
    public static final int MAX_COMINGS = 50;

    /** How often seats of a table that waits change hands: a popular one, with people who cannot make up their minds. */
    public static final int MAX_COMINGS_OF_ALL = 1_000;

    /** How often bots are put on seats of a table that waits, and taken away: every bot on every seat, several times. */
    public static final int MAX_BOTS_SEATED = 200;

    /** Entries of a log in a file: moves, and as many as can come and go, each with a word. */
    public static final int MAX_FILE_ENTRIES = MAX_ENTRIES + 2 * MAX_COMINGS_OF_ALL;

    /** Hints for one person: one for every move of a quick player. Each keeps a bot busy for some tenths of a second. */
    public static final Rate HINTS = Rate.perMinute(20, 6);

    /** Letters that ask whether somebody wants letters: a mistyped address is mended, and no stranger's mailbox is filled. */
    public static final Rate CONSENT_MAILS = Rate.perHour(3, 3);

    /** Who waits longer for a hint has thought of something by then. */
    public static final int HINT_SECONDS = 20;

    /** Characters of a line of chat: two sentences. */
    public static final int MAX_CHAT = 300;

    /** Lines of chat by one person: a talkative one, but no flood. */
    public static final Rate CHAT = Rate.perSecond(1, 5);

    /** Lines of chat kept of each room, and shown when a table is opened: what somebody might still scroll through. */
    public static final int MAX_CHAT_SHOWN = 100;

    /** Bytes of something attached to a table, in JSON: a careful drawing has 3,000, a full one that was rubbed through 18,000. */
    public static final int MAX_ATTACHMENT = 20 * 1024;

    /** Things attached by one seat: drawings of a castle with twelve parts, flags, sky and residents are some 40. */
    public static final int MAX_ATTACHMENTS = 48;

    /** Things attached by one person: one after each quick stroke of a hand that draws. */
    public static final Rate ATTACHMENTS = Rate.perSecond(2, 20);

    /** Characters of a private note at a table: a page of thoughts, which still fits a frame in any alphabet. */
    public static final int MAX_NOTE = 2_000;

    /** Characters of the word a player adds to the key: a sentence, if they like. */
    public static final int MAX_WORD = 64;

    /** Entries on one page of a list: fills a screen, and is read from the store in a moment. */
    public static final int MAX_PAGE = 50;
}
