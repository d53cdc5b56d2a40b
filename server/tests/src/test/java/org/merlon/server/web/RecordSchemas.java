package org.merlon.server.web;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerationContext;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.merlon.engine.data.Data;
import org.merlon.engine.words.Phrase;
import org.merlon.server.wire.codec.Doc;
import org.merlon.server.wire.codec.Range;
import org.merlon.server.wire.codec.SchemaOverride;
import org.merlon.server.wire.codec.SealedVariant;
import org.merlon.testkit.SchemaValidator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Generates JSON Schemas from the wire records. */
final class RecordSchemas {
    private static final JsonMapper MAPPER = new JsonMapper();

    private static final String REFERENCE = "#/components/schemas/";

    private static final String PHRASE = """
            {"type": "object", "properties": {"key": {"type": "string"}, "args": {"type": "object",
             "additionalProperties": {"anyOf": [{"$ref": "#/components/schemas/Arg"},
              {"type": "array", "items": {"$ref": "#/components/schemas/Arg"}}]}}}, "required": ["key"]}
            """;

    /** An argument of a phrase. A list contains arguments but no lists, so that TypeScript can express it. */
    private static final String ARG = """
            {"anyOf": [{"type": "string"}, {"type": "integer"}, {"$ref": "#/components/schemas/Phrase"},
             {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]}]}
            """;

    /** All classes found, by simple name. */
    private final Map<String, Class<?>> classes = new TreeMap<>();

    /** All variants with a sealed component, by schema name. */
    private final Map<String, SealedVariant> shapes = new TreeMap<>();

    private RecordSchemas() {}

    /** Returns the schemas of classes and of everything they contain, by name. */
    static Data.Obj of(Collection<? extends Class<?>> roots) {
        return new RecordSchemas().all(roots);
    }

    private Data.Obj all(Collection<? extends Class<?>> roots) {
        var builder = new SchemaGenerator(config().build()).buildMultipleSchemaDefinitions();
        roots.forEach(builder::createSchemaReference);
        ObjectNode found = builder.collectDefinitions("components/schemas");
        found.set("Arg", MAPPER.readTree(ARG));
        Data.Obj schemas = Answer.parse(found.toString());
        var sorted = new TreeMap<String, Data>();
        schemas.fields().forEach((name, schema) -> sorted.put(name, finished(name, (Data.Obj) schema, schemas)));
        shapes.forEach((name, shape) -> sorted.put(
                name,
                finished(shape, SchemaValidator.object(schemas, shape.record().getSimpleName()), schemas)));
        classes.forEach((name, type) -> {
            if (!roots.contains(type) && isPart(type)) {
                sorted.remove(name);
            }
        });
        return new Data.Obj(sorted);
    }

    private SchemaGeneratorConfigBuilder config() {
        var config = new SchemaGeneratorConfigBuilder(SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(Option.DEFINITIONS_FOR_ALL_OBJECTS, Option.INLINE_NULLABLE_SCHEMAS)
                .without(Option.SCHEMA_VERSION_INDICATOR);
        config.forTypesInGeneral()
                .withPropertySorter((unusedOne, unusedOther) -> 0) // keep the declaration order
                .withDefinitionNamingStrategy((key, context) -> name(key.getType()))
                .withCustomDefinitionProvider(this::custom);
        config.forFields()
                .withRequiredCheck(field -> !isNullable(field) || isAlways(field))
                .withNullableCheck(field -> !field.isFakeContainerItemScope() && isNullable(field) && isAlways(field))
                .withDescriptionResolver(field -> {
                    Doc means = field.isFakeContainerItemScope()
                            ? null
                            : field.getRawMember().getAnnotation(Doc.class);
                    return means == null ? null : means.value();
                })
                .withNumberInclusiveMinimumResolver(field -> bound(range(field), Range::least, Integer.MIN_VALUE))
                .withNumberInclusiveMaximumResolver(field -> bound(range(field), Range::most, Integer.MAX_VALUE))
                .withPropertyNameOverrideResolver(field -> {
                    JsonProperty named = field.getRawMember().getAnnotation(JsonProperty.class);
                    return named == null ? null : named.value();
                });
        return config;
    }

    private String name(ResolvedType type) {
        String name = type.getErasedType().getSimpleName();
        Class<?> other = classes.putIfAbsent(name, type.getErasedType());
        if (other != null && other != type.getErasedType()) {
            throw new AssertionError("two things are called " + name + " on the wire");
        }
        return name;
    }

    private static boolean isNullable(FieldScope field) {
        return field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static boolean isAlways(FieldScope field) {
        return field.getRawMember().isAnnotationPresent(JsonInclude.class);
    }

    private static @Nullable Range range(FieldScope field) {
        return field.getRawMember().getAnnotation(Range.class);
    }

    private static @Nullable BigDecimal bound(@Nullable Range range, ToIntFunction<Range> bound, int none) {
        return range == null || bound.applyAsInt(range) == none ? null : BigDecimal.valueOf(bound.applyAsInt(range));
    }

    private @Nullable CustomDefinition custom(ResolvedType resolved, SchemaGenerationContext context) {
        Class<?> type = resolved.getErasedType();
        SchemaOverride described = type.getAnnotation(SchemaOverride.class);
        if (described != null) {
            return new CustomDefinition((ObjectNode) MAPPER.readTree(described.value()));
        }
        if (type == Phrase.class) {
            return new CustomDefinition((ObjectNode) MAPPER.readTree(PHRASE));
        }
        if (type == Data.class) {
            return inline("{}");
        }
        if (Data.class.isAssignableFrom(type)) {
            return inline("{\"type\": \"object\", \"additionalProperties\": true}");
        }
        if (Map.class.isAssignableFrom(type)) {
            var schema = (ObjectNode) MAPPER.readTree("{\"type\": \"object\"}");
            schema.set(
                    "additionalProperties",
                    context.createDefinitionReference(
                            resolved.typeParametersFor(Map.class).getLast()));
            return new CustomDefinition(schema, true);
        }
        if (type.isEnum()) {
            var schema = (ObjectNode) MAPPER.readTree("{\"type\": \"string\"}");
            var values = schema.putArray("enum");
            for (Object value : Objects.requireNonNull(type.getEnumConstants())) {
                values.add(((Enum<?>) value).name().toLowerCase(Locale.ROOT));
            }
            return new CustomDefinition(schema, true);
        }
        if (type.isSealed()) {
            var schema = MAPPER.createObjectNode();
            var choices = schema.putArray("oneOf");
            for (SealedVariant each : SealedVariant.of(type)) {
                ObjectNode record = reference(each.record(), context);
                Class<?> part = each.part();
                if (part == null) {
                    choices.add(record);
                } else {
                    ObjectNode unused = reference(part, context); // needed for its fields
                    String name = each.record().getSimpleName() + part.getSimpleName();
                    shapes.put(name, each);
                    choices.addObject().put("$ref", REFERENCE + name);
                }
            }
            return new CustomDefinition(schema);
        }
        return null;
    }

    private static ObjectNode reference(Class<?> type, SchemaGenerationContext context) {
        return context.createStandardDefinitionReference(
                context.getTypeContext().resolve(type), null);
    }

    private static CustomDefinition inline(String schema) {
        return new CustomDefinition((ObjectNode) MAPPER.readTree(schema), true);
    }

    /** Adds the type field of a variant, and the fields of unwrapped components. */
    private Data.Obj finished(String name, Data.Obj schema, Data.Obj all) {
        Class<?> type = classes.get(name);
        if (type == null
                || !type.isRecord()
                || type.isAnnotationPresent(SchemaOverride.class)
                || type == Phrase.class) {
            return schema;
        }
        if (shapes.values().stream().anyMatch(shape -> shape.record() == type)) {
            return schema; // its variants are described instead
        }
        return finished(new SealedVariant(type, null), schema, all);
    }

    private static Data.Obj finished(SealedVariant shape, Data.Obj schema, Data.Obj all) {
        var properties = new Data.Obj();
        var required = new Data.Arr();
        String property = told(shape.record());
        if (property != null) {
            var name = new Data.Obj().put("const", shape.name());
            if (shape.formerName() != null) {
                name.put("description", "or " + shape.formerName() + ", its older name");
            }
            properties.put(property, name);
            required.add(property);
        }
        add(shape, schema, all, properties, required, true);
        return new Data.Obj()
                .put("type", "object")
                .put("properties", properties)
                .put("required", required);
    }

    /** Returns the field that distinguishes the records of a sealed interface, or null for other records. */
    private static @Nullable String told(Class<?> type) {
        JsonTypeInfo info = type.getAnnotation(JsonTypeInfo.class);
        return info != null && info.use() != JsonTypeInfo.Id.NONE
                ? info.property()
                : Arrays.stream(type.getInterfaces())
                        .map(RecordSchemas::told)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
    }

    private static void add(
            SealedVariant shape,
            Data.Obj schema,
            Data.Obj all,
            Data.Obj properties,
            Data.Arr required,
            boolean always) {
        Class<?> type = shape.record();
        var own = schema.fields().get("properties") instanceof Data.Obj found ? found : new Data.Obj();
        var needed = schema.fields().get("required") instanceof Data.Arr found ? found : new Data.Arr();
        for (RecordComponent component : type.getRecordComponents()) {
            JsonProperty named = component.getAccessor().getAnnotation(JsonProperty.class);
            String field = named == null ? component.getName() : named.value();
            if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                Class<?> part = component.getType().isSealed() ? shape.part() : component.getType();
                var inner = (Data.Obj) Objects.requireNonNull(
                        all.fields().get(Objects.requireNonNull(part).getSimpleName()));
                boolean there = !component.getAnnotatedType().isAnnotationPresent(Nullable.class);
                add(new SealedVariant(part, null), inner, all, properties, required, always && there);
            } else {
                Data described = Objects.requireNonNull(own.fields().get(field), field + " of " + type);
                if (hasNullableItems(component)) {
                    Data.Obj items = SchemaValidator.object((Data.Obj) described, "items");
                    items.put(
                            "type",
                            new Data.Arr().add(Answer.text(items, "type")).add("null"));
                }
                properties.put(field, described);
                if (always && needed.items().contains(new Data.Text(field))) {
                    required.add(field);
                }
            }
        }
    }

    private static boolean hasNullableItems(RecordComponent component) {
        return component.getAnnotatedType() instanceof AnnotatedParameterizedType list
                && Arrays.stream(list.getAnnotatedActualTypeArguments())
                        .anyMatch(item -> item.isAnnotationPresent(Nullable.class));
    }

    /** Returns whether a record only occurs unwrapped in others, which then contain its fields. */
    private boolean isPart(Class<?> type) {
        boolean unwrapped = shapes.values().stream().anyMatch(each -> each.record() == type || each.part() == type);
        for (Class<?> each : classes.values()) {
            if (each.isRecord()) {
                for (RecordComponent component : each.getRecordComponents()) {
                    boolean here = component.getType() == type;
                    unwrapped |= here && component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
                    if (here && !component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                        return false;
                    }
                    if (component.getGenericType().getTypeName().contains("<" + type.getTypeName() + ">")) {
                        return false;
                    }
                }
            }
        }
        return unwrapped;
    }

    static Data.Obj reference(Class<?> type) {
        return new Data.Obj().put("$ref", REFERENCE + type.getSimpleName());
    }
}
