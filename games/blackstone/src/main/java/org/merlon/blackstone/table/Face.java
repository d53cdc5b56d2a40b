package org.merlon.blackstone.table;

import java.util.List;

/** The sixteen faces of vassals, a faction and a role each, and the three special faces (B-2, B-4). */
public final class Face {
    public static final int FACTIONS = 4;
    public static final int ROLES = 4;
    public static final int COUNT = FACTIONS * ROLES;
    public static final int WILD = COUNT;
    public static final int ASSASSIN = COUNT + 1;
    public static final int SABOTEUR = COUNT + 2;
    public static final int NONE = -1;

    /** Stands for any faction or any role in a requirement. */
    public static final int ANY = -1;

    private static final List<String> FACTION_NAMES = List.of("lion", "dragon", "stag", "raven");
    private static final List<String> ROLE_NAMES = List.of("emissary", "scout", "captain", "spy");

    private Face() {}

    public static int of(int faction, int role) {
        return faction * ROLES + role;
    }

    /** Returns whether a face is one of the sixteen with a faction and a role. */
    public static boolean isPlain(int face) {
        return face >= 0 && face < COUNT;
    }

    public static int faction(int face) {
        return face / ROLES;
    }

    public static int role(int face) {
        return face % ROLES;
    }

    public static String factionName(int faction) {
        return faction == ANY ? "any" : FACTION_NAMES.get(faction);
    }

    public static String roleName(int role) {
        return role == ANY ? "any" : ROLE_NAMES.get(role);
    }

    public static String name(int face) {
        return switch (face) {
            case WILD -> "wild";
            case ASSASSIN -> "assassin";
            case SABOTEUR -> "saboteur";
            default -> factionName(faction(face)) + "-" + roleName(role(face));
        };
    }

    /** Returns the face with this name, one of the sixteen, or {@link #NONE}. */
    public static int parse(String name) {
        for (int face = 0; face < COUNT; face++) {
            if (name(face).equals(name)) {
                return face;
            }
        }
        return NONE;
    }

    static int parseFaction(String name) {
        return FACTION_NAMES.indexOf(name);
    }

    static int parseRole(String name) {
        return ROLE_NAMES.indexOf(name);
    }
}
