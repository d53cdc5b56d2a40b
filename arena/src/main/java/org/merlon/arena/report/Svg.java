package org.merlon.arena.report;

import java.util.Locale;

/** Builds an SVG image. Colours are CSS classes of the page, so that a dark theme works too. */
final class Svg {
    private final StringBuilder body = new StringBuilder();
    private final int width;
    private final int height;
    private final String title;

    Svg(int width, int height, String title) {
        this.width = width;
        this.height = height;
        this.title = title;
    }

    Svg bar(double x, double y, double width, double height, String style, String hint) {
        body.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%s</title></rect>\n",
                style,
                x,
                y,
                Math.max(width, 0),
                Math.max(height, 0),
                escape(hint)));
        return this;
    }

    Svg line(double x1, double y1, double x2, double y2, String style) {
        body.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
                style,
                x1,
                y1,
                x2,
                y2));
        return this;
    }

    Svg dot(double x, double y, String style) {
        body.append(
                String.format(Locale.ROOT, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\"/>\n", style, x, y));
        return this;
    }

    /** Adds a text whose start, middle or end is at x. */
    Svg text(double x, double y, String anchor, String text) {
        body.append(String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, escape(text)));
        return this;
    }

    String toText() {
        return "<svg viewBox=\"0 0 " + width + " " + height + "\" role=\"img\" aria-label=\"" + escape(title) + "\">\n"
                + body + "</svg>\n";
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
