package org.merlon.server.web;

import org.merlon.engine.data.Data;

/** The shapes of answers, for the description. */
final class Schemas {
    private Schemas() {}

    static Data.Arr tags() {
        return new Data.Arr()
                .add(tag("people", "Who somebody is: guests, members, bot accounts."))
                .add(tag("lists", "Games, open tables, my tables, finished games."))
                .add(tag("tables", "One table: sitting down, playing, talking."));
    }

    private static Data.Obj tag(String name, String about) {
        return new Data.Obj().put("name", name).put("description", about);
    }

    static String text(Data object, String name) {
        return object instanceof Data.Obj data && data.fields().get(name) instanceof Data.Text text ? text.value() : "";
    }

    static String tag(Route route) {
        return switch (answer(route)) {
            case "Person", "Player", "BotList", "Token", "Nothing" -> "people";
            case "GameList", "TableList", "Next" -> "lists";
            default -> "tables";
        };
    }

    private static boolean isGet(Route route) {
        return route.method() == Route.Method.GET;
    }

    /** The name of the shape that a route answers with. */
    static String answer(Route route) {
        return switch (route.path()) {
            case "/api/me",
                    "/api/visit",
                    "/api/claim",
                    "/api/login",
                    "/api/logout",
                    "/api/password",
                    "/api/forget-me" -> "Person";
            case "/api/players/{name}" -> "Player";
            case "/api/bots" -> isGet(route) ? "BotList" : "Token";
            case "/api/bots/{name}/token" -> "Token";
            case "/api/bots/{name}" -> "Nothing";
            case "/api/games" -> "GameList";
            case "/api/my/next" -> "Next";
            case "/api/my/tables", "/api/finished" -> "TableList";
            case "/api/tables" -> isGet(route) ? "TableList" : "Table";
            case "/api/tables/{id}/log" -> "Log";
            case "/api/tables/{id}/views/{number}" -> "Past";
            case "/api/tables/{id}/why" -> "Why";
            case "/api/tables/{id}/ways" -> "Ways";
            case "/api/tables/{id}/worth" -> "Worth";
            case "/api/tables/{id}/export" -> "GameFile";
            case "/api/verify" -> "Verdict";
            case "/api/tables/{id}/note" -> "Note";
            case "/api/tables/{id}/drawing" -> "Drawing";
            case "/api/tables/{id}/drawings" -> "DrawingList";
            case "/api/tables/{id}/chat" -> isGet(route) ? "Chat" : "Table";
            default -> "Table";
        };
    }

    static Data.Obj reference(String name) {
        return new Data.Obj().put("$ref", "#/components/schemas/" + name);
    }

    /** All shapes: a field's name and its type, with a question mark where it may be absent or null. */
    static Data.Obj all() {
        return new Data.Obj()
                .put("Refused", object("code:string", "reason:string", "phrases:array"))
                .put("Nothing", object())
                .put("Person", object("name:string?", "kind:string?", "games:boolean?"))
                .put("Player", object("name:string", "kind:string", "ratings:array", "records:array"))
                .put("BotList", object("bots:array"))
                .put("Token", object("name:string", "token:string"))
                .put("GameList", object("games:array", "bots:array"))
                .put("Next", object("table:string?"))
                .put("TableList", object("tables:array", "before:integer?"))
                .put("Log", object("entries:array"))
                .put(
                        "Past",
                        object(
                                "number:integer",
                                "toMove:integer?",
                                "moves:integer?",
                                "status:object?",
                                "sheets:array?",
                                "view:object?",
                                "facts:object?"))
                .put("Why", object("reason:string?", "phrases:array?"))
                .put("Worth", object("points:integer?"))
                .put("Ways", object("number:integer", "ways:array"))
                .put("GameFile", object("format:string"))
                .put("Verdict", object("holds:boolean", "steps:array"))
                .put("Note", object("text:string?"))
                .put("Chat", object("lines:array"))
                .put("Drawing", object("seat:integer", "part:string", "strokes:array"))
                .put("DrawingList", object("drawings:array"))
                .put(
                        "Table",
                        object(
                                "id:string",
                                "number:integer",
                                "phase:string",
                                "game:string",
                                "variant:string",
                                "options:object",
                                "players:integer",
                                "creator:string",
                                "listed:boolean",
                                "rated:boolean",
                                "shuffled:boolean",
                                "pace:object",
                                "commitment:string",
                                "youStart:boolean",
                                "rulesVersion:integer",
                                "rulesData:string?",
                                "oldRules:boolean?",
                                "rulesNote:string?",
                                "invitation:string?",
                                "seats:array",
                                "watching:integer",
                                "wordCommitments:array",
                                "you:array",
                                "toMove:integer?",
                                "moves:integer?",
                                "status:object?",
                                "sheets:array?",
                                "view:object?",
                                "facts:object?",
                                "legal:array?",
                                "mayUndo:boolean?",
                                "secret:boolean?",
                                "undoAsked:object?",
                                "rest:object?",
                                "result:object?",
                                "revealed:object?",
                                "rematch:object?",
                                "imported:object?",
                                "trouble:string?"));
    }

    private static Data.Obj object(String... fields) {
        var properties = new Data.Obj();
        var required = new Data.Arr();
        for (String field : fields) {
            int colon = field.indexOf(':');
            String name = field.substring(0, colon);
            boolean optional = field.endsWith("?");
            String type = field.substring(colon + 1, field.length() - (optional ? 1 : 0));
            if (optional) {
                properties.put(
                        name,
                        new Data.Obj().put("type", new Data.Arr().add(type).add("null")));
            } else {
                properties.put(name, new Data.Obj().put("type", type));
                required.add(name);
            }
        }
        return new Data.Obj()
                .put("type", "object")
                .put("properties", properties)
                .put("required", required);
    }
}
