package org.merlon.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.merlon.engine.data.Data;

/** Draws the view of any game as a list of its fields. */
final class ListRenderer implements BoardRenderer {
    @Override
    public boolean isOf(String game) {
        return true;
    }

    @Override
    public List<String> draw(ViewReader view, ViewReader facts, List<String> names, AnsiColors colors) {
        var lines = new ArrayList<String>();
        for (Map.Entry<String, Data> field : view.data().fields().entrySet()) {
            if (field.getKey().equals("seats")) {
                List<ViewReader> seats = view.objects("seats");
                for (int seat = 0; seat < seats.size(); seat++) {
                    addField(lines, names.get(seat) + ": ", seats.get(seat).data());
                }
            } else {
                addField(lines, field.getKey() + ": ", field.getValue());
            }
        }
        return lines;
    }

    private static void addField(List<String> lines, String prefix, Data value) {
        String text = ViewReader.text(value);
        if (!text.isEmpty()) {
            lines.addAll(TextWrap.wrap(prefix, text));
        }
    }
}
