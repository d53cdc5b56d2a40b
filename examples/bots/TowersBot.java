import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A bot for Nine Towers: it completes a tower if it can, and avoids letting an opponent complete one. */
public final class TowersBot {
    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        String seen = "";
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("view ")) {
                seen = line;
                System.out.println("ok");
            } else if (line.startsWith("go")) {
                System.out.println("ok {\"move\":\"" + choose(seen) + "\"}");
            }
        }
    }

    private static String choose(String seen) {
        List<String> stones = items(seen, "stones");
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String move : items(seen, "legal")) {
            int height = Integer.parseInt(stones.get(move.charAt(move.length() - 1) - 'a'));
            int harm = height == 2 ? -1 : height; // a third stone wins the tower; a second one lets an opponent win it
            if (harm < least) {
                least = harm;
                best = move;
            }
        }
        return best;
    }

    /** Returns the items of a JSON list. They must not contain lists or commas. */
    private static List<String> items(String json, String name) {
        var found = Pattern.compile('"' + name + "\":\\[([^]]*)]").matcher(json);
        var items = new ArrayList<String>();
        if (found.find()) {
            for (String item : found.group(1).split(",", -1)) {
                items.add(item.replace("\"", ""));
            }
        }
        return items;
    }
}
