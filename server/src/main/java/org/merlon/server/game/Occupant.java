package org.merlon.server.game;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.data.Fields;
import org.merlon.engine.data.MalformedException;

/** The occupant of a seat. */
public sealed interface Occupant {
    /** A free seat. */
    record Nobody() implements Occupant {}

    /**
     * A person, by id.
     *
     * @param called the name of the seat, for a person who plays several seats; null for the person's own name
     */
    record Person(String id, @Nullable String called) implements Occupant {
        public Person(String id) {
            this(id, null);
        }
    }

    /**
     * A bot, by name.
     *
     * @param keptFor the absent person whose place the bot takes and who may take the seat back, or null
     * @param called the name of the seat when that person plays it, as for {@link Person}
     */
    record Bot(
            String name, @Nullable String keptFor, @Nullable String called) implements Occupant {
        public Bot(String name, @Nullable String keptFor) {
            this(name, keptFor, null);
        }
    }

    /** A player of an imported game, known by name only. */
    record Named(String name) implements Occupant {}

    /** Returns whether a person decides here, so that the clock can run out. */
    default boolean isHuman() {
        return this instanceof Person || this instanceof Named;
    }

    /** The id of the person in this seat, or null. */
    default @Nullable String person() {
        return this instanceof Person person ? person.id : null;
    }

    /** The id of the person in this seat or for whom a bot keeps it, or null. */
    default @Nullable String personOrAbsentee() {
        return this instanceof Bot bot ? bot.keptFor : person();
    }

    /** The seat's own name, or null if it has none. */
    default @Nullable String ownName() {
        return switch (this) {
            case Person person -> person.called;
            case Bot bot -> bot.called;
            case Nobody nobody -> null;
            case Named named -> null;
        };
    }

    /** The same occupant, with the person replaced if there is a replacement. */
    default Occupant replacePeople(Map<String, String> replacements) {
        String person = personOrAbsentee();
        String heir = person == null ? null : replacements.get(person);
        if (heir == null) {
            return this;
        }
        return switch (this) {
            case Bot bot -> new Bot(bot.name, heir, bot.called);
            case Person before -> new Person(heir, before.called);
            case Nobody nobody -> this;
            case Named named -> this;
        };
    }

    default Data.Obj data() {
        var data = new Data.Obj();
        switch (this) {
            case Nobody nobody -> {}
            case Person person -> data.put("person", person.id);
            case Named named -> data.put("named", named.name);
            case Bot bot -> {
                data.put("bot", bot.name);
                if (bot.keptFor != null) {
                    data.put("keptFor", bot.keptFor);
                }
            }
        }
        String called = ownName();
        return called == null ? data : data.put("called", called);
    }

    static Occupant read(Fields fields) throws MalformedException {
        String person = fields.textOrNull("person");
        String called = fields.textOrNull("called");
        String named = fields.textOrNull("named");
        String bot = fields.textOrNull("bot");
        String keptFor = fields.textOrNull("keptFor");
        fields.refuseUnknownFields();
        if (person != null) {
            return new Person(person, called);
        }
        if (named != null) {
            return new Named(named);
        }
        return bot == null ? new Nobody() : new Bot(bot, keptFor, called);
    }
}
