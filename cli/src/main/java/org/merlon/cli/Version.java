package org.merlon.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;

/** Reads the version number of this build. */
public final class Version implements IVersionProvider {
    private static final String FILE = "version.properties";

    @Override
    public String[] getVersion() throws IOException {
        return new String[] {"merlon " + number()};
    }

    static String number() throws IOException {
        try (@Nullable InputStream in = Version.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IOException("the build left out " + FILE);
            }
            var properties = new Properties();
            properties.load(in);
            return properties.getProperty("version", "unknown");
        }
    }
}
