import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Lists what a release contains (CycloneDX) and gathers the licences of all of it; fails if one has none.
 *
 * <p>Maven's libraries come from the list that its plugin has made; the runtime and what is compiled into the browser
 * client are added here.
 */
final class Inventory {
    /** npm packages for building of which parts end up in the client. */
    private static final List<String> COMPILED_IN = List.of("svelte", "clsx", "esm-env");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path root;
    private final Path home;
    private final TreeMap<String, String> licences = new TreeMap<>();

    private Inventory(Path root, Path home) {
        this.root = root;
        this.home = home;
    }

    public static void main(String[] args) throws IOException {
        new Inventory(Path.of(args[0]), Path.of(args[1])).write(Path.of(args[2]));
    }

    private void write(Path jdk) throws IOException {
        var bom = (ObjectNode) JSON.readTree(Files.readString(root.resolve("cli/target/bom.json")));
        var components = (ArrayNode) bom.get("components");
        for (JsonNode each : components) {
            String name = each.get("name").asString();
            String version = each.get("version").asString();
            if (!name.startsWith("merlon-")) {
                keep(name, version, licencesOf(each), jarTexts(name + "-" + version + ".jar"));
            }
        }
        addNpm(components);
        String teavm = property("teavm.version");
        components.add(component("org.teavm", "teavm-classlib", teavm, "Apache-2.0", "pkg:maven/org.teavm/teavm-classlib@" + teavm));
        keep("teavm-classlib", teavm, "Apache-2.0", List.of());
        String java = release(jdk, "JAVA_RUNTIME_VERSION");
        ObjectNode runtime = component("", "openjdk", java, "GPL-2.0-with-classpath-exception", "pkg:generic/openjdk@" + java);
        runtime.put("publisher", release(jdk, "IMPLEMENTOR"));
        components.add(runtime);
        licences.put("openjdk " + java, "GPL-2.0-with-classpath-exception; texts in runtime/legal");
        Files.writeString(home.resolve("sbom.cdx.json"), JSON.writerWithDefaultPrettyPrinter().writeValueAsString(bom) + "\n");

        var table = new StringBuilder("Merlon is under the Apache License 2.0 (LICENSE). It contains:\n\n");
        licences.forEach((what, licence) -> table.append(what).append(": ").append(licence).append('\n'));
        Files.writeString(home.resolve("licences/README.txt"), table);
    }

    private void addNpm(ArrayNode components) throws IOException {
        JsonNode packages =
                JSON.readTree(Files.readString(root.resolve("web/package-lock.json"))).get("packages");
        for (String path : new TreeSet<>(packages.propertyNames())) {
            String name = path.replaceFirst("^node_modules/", "");
            JsonNode entry = packages.get(path);
            if (path.isEmpty() || entry.has("dev") && !COMPILED_IN.contains(name)) {
                continue;
            }
            String version = entry.get("version").asString();
            String licence = entry.get("license").asString();
            components.add(component("", name, version, licence, "pkg:npm/" + name.replace("@", "%40") + "@" + version));
            var texts = new ArrayList<String>();
            try (Stream<Path> files = Files.list(root.resolve("web").resolve(path))) {
                for (Path file : files.filter(Inventory::isLicence).sorted().toList()) {
                    texts.add(Files.readString(file));
                }
            }
            keep(name, version, licence, texts);
        }
    }

    private static ObjectNode component(String group, String name, String version, String licence, String url) {
        ObjectNode made = JSON.createObjectNode().put("type", "library").put("bom-ref", url);
        if (!group.isEmpty()) {
            made.put("group", group);
        }
        made.put("name", name).put("version", version);
        made.putArray("licenses").addObject().putObject("license").put("id", licence);
        return made.put("purl", url);
    }

    private static boolean isLicence(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).matches("(license|notice|copying).*");
    }

    private static String licencesOf(JsonNode component) {
        var found = new ArrayList<String>();
        for (JsonNode each : component.path("licenses")) {
            JsonNode licence = each.path("license");
            found.add(licence.has("id") ? licence.get("id").asString() : licence.path("name").asString());
        }
        return String.join(" or ", found);
    }

    /** The texts that a jar brings along. */
    private List<String> jarTexts(String jar) throws IOException {
        var texts = new ArrayList<String>();
        try (var zip = new ZipFile(home.resolve("lib").resolve(jar).toFile())) {
            for (var entry : zip.stream().sorted(Comparator.comparing(Object::toString)).toList()) {
                if (entry.getName().matches("META-INF/(.*/)?[^/]*(LICENSE|NOTICE)[^/]*")) {
                    texts.add(new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return texts;
    }

    /** Writes the texts of a component; where it brings none, the one of its licence or of the project it is part of. */
    private void keep(String name, String version, String licence, List<String> own) throws IOException {
        var texts = own;
        if (texts.isEmpty()) {
            Path kept = root.resolve("packaging/licences/" + name.replaceFirst("^asm-.*", "asm") + ".txt");
            if (Files.exists(kept)) {
                texts = List.of(Files.readString(kept));
            } else if (licence.contains("Apache-2.0")) {
                texts = List.of(Files.readString(root.resolve("LICENSE")));
            } else if (licence.contains("EPL-2.0")) {
                texts = jarTexts(jar("jakarta.annotation-api"));
            } else {
                throw new IOException(name + " " + version + " (" + licence + ") brings no licence, and none is kept for it");
            }
        }
        Path file = home.resolve("licences").resolve(name.replace('/', '-') + "-" + version + ".txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, String.join("\n----------------------------------------\n", texts));
        licences.put(name + " " + version, licence);
    }

    private String jar(String name) throws IOException {
        try (Stream<Path> jars = Files.list(home.resolve("lib"))) {
            return jars.map(file -> file.getFileName().toString())
                    .filter(file -> file.startsWith(name))
                    .findAny()
                    .orElseThrow();
        }
    }

    private String property(String name) throws IOException {
        return between(Files.readString(root.resolve("pom.xml")), "<" + name + ">", "</");
    }

    private static String release(Path jdk, String name) throws IOException {
        return between(Files.readString(jdk.resolve("release")), name + "=\"", "\"");
    }

    private static String between(String text, String before, String after) {
        int from = text.indexOf(before) + before.length();
        return text.substring(from, text.indexOf(after, from));
    }
}
