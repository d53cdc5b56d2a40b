package org.merlon.server.store;

import static org.merlon.server.store.Samples.creation;
import static org.merlon.server.store.Samples.move;

import java.nio.file.Path;

/** Main class that appends as fast as possible and prints acknowledged appends, for a test that kills its process. */
final class AppendUntilKilled {
    static final int TABLES = 8;

    private AppendUntilKilled() {}

    /** @param args the database's JDBC address, or a dash for SQLite; and the folder */
    @SuppressWarnings("SystemOut")
    public static void main(String[] args) {
        Store store = Stores.open(args[0].equals("-") ? null : args[0], Path.of(args[1]));
        for (int t = 0; t < TABLES; t++) {
            String id = "t" + t;
            Thread.ofPlatform().start(() -> {
                int last = store.games().entriesAfter(id, 0).size();
                if (last == 0) {
                    store.games().append(creation(id));
                    last = 1;
                }
                while (true) {
                    last++;
                    boolean written = store.games().append(move(id, last));
                    String line = (written ? id : "refused") + " " + last + "\n";
                    System.out.print(line);
                    System.out.flush();
                }
            });
        }
    }
}
