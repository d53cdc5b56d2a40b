package org.merlon.words;

import fluent.bundle.FluentBundle;
import fluent.bundle.FluentResource;
import fluent.syntax.AST.Attribute;
import fluent.syntax.AST.Message;
import fluent.syntax.AST.Pattern;
import fluent.syntax.parser.FTLParser;
import fluent.syntax.parser.FTLStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A message catalogue: the texts of one game, the server or the terminal. */
final class Catalogue {
    private static final Locale LANGUAGE = Locale.ENGLISH;

    private final FluentBundle bundle;
    private final List<String> keys;

    private Catalogue(FluentBundle bundle, List<String> keys) {
        this.bundle = bundle;
        this.keys = List.copyOf(keys);
    }

    /** Reads the catalogue in a folder of a class' package; a missing one is empty. */
    static Catalogue load(Class<?> owner, String folder) {
        String name = folder + "/" + LANGUAGE.getLanguage() + ".ftl";
        try (@Nullable InputStream in = owner.getResourceAsStream(name)) {
            return parse(owner.getSimpleName() + " " + name, in == null ? "" : text(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    static Catalogue parse(String name, String text) {
        FluentResource resource = FTLParser.parse(FTLStream.of(text + "\n"));
        if (resource.hasErrors()) {
            throw new IllegalStateException(name + ": " + resource.errors());
        }
        var keys = new ArrayList<String>();
        resource.entries().forEach(entry -> {
            if (entry instanceof Message message) {
                String key = message.identifier().key();
                message.pattern().ifPresent(pattern -> keys.add(key));
                for (Attribute attribute : message.attributes()) {
                    keys.add(key + "." + attribute.identifier().key());
                }
            }
        });
        FluentBundle bundle = FluentBundle.builder(LANGUAGE, new FluentFunctions())
                .withIsolation(false) // all text is left to right, so arguments need no isolation marks
                .addResource(resource)
                .build();
        return new Catalogue(bundle, keys);
    }

    /** Returns the keys of all messages and attributes, in the order of the file. */
    List<String> keys() {
        return keys;
    }

    /** Formats a message or attribute; returns null if there is none. Adds formatting errors to {@code problems}. */
    @Nullable String format(String key, Map<String, ?> args, List<Exception> problems) {
        int dot = key.indexOf('.');
        Optional<Pattern> pattern = dot < 0
                ? bundle.getMessagePattern(key)
                : bundle.getAttributePattern(key.substring(0, dot), key.substring(dot + 1));
        return pattern.map(found -> bundle.formatPattern(found, args, problems)).orElse(null);
    }
}
