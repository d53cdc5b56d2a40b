package org.merlon.server.web.http;

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
import org.merlon.server.web.ApiResponse;
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
    private final Map<String, SealedVariant> variants = new TreeMap<>();

    private RecordSchemas() {}

    /** Returns the schemas of classes and of everything they contain, by name. */
    static Data.Obj of(Collection<? extends Class<?>> roots) {
        return new RecordSchemas().all(roots);
    }

    private Data.Obj all(Collection<? extends Class<?>> roots) {
        var builder = new SchemaGenerator(config().build()).buildMultipleSchemaDefinitions();
        roots.forEach(builder::createSchemaReference);
        ObjectNode definitions = builder.collectDefinitions("components/schemas");
        definitions.set("Arg", MAPPER.readTree(ARG));
        Data.Obj schemas = ApiResponse.parse(definitions.toString());
        var sorted = new TreeMap<String, Data>();
        schemas.fields().forEach((name, schema) -> sorted.put(name, complete(name, (Data.Obj) schema, schemas)));
        variants.forEach((name, variant) -> sorted.put(
                name,
                complete(
                        variant,
                        SchemaValidator.object(schemas, variant.record().getSimpleName()),
                        schemas)));
        classes.forEach((name, type) -> {
            if (!roots.contains(type) && isOnlyUnwrapped(type)) {
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
                .withDefinitionNamingStrategy((key, context) -> schemaName(key.getType()))
                .withCustomDefinitionProvider(this::customDefinition);
        config.forFields()
                .withRequiredCheck(field -> !isNullable(field) || isAlwaysPresent(field))
                .withNullableCheck(
                        field -> !field.isFakeContainerItemScope() && isNullable(field) && isAlwaysPresent(field))
                .withDescriptionResolver(field -> {
                    Doc doc = field.isFakeContainerItemScope()
                            ? null
                            : field.getRawMember().getAnnotation(Doc.class);
                    return doc == null ? null : doc.value();
                })
                .withNumberInclusiveMinimumResolver(field -> bound(range(field), Range::min, Integer.MIN_VALUE))
                .withNumberInclusiveMaximumResolver(field -> bound(range(field), Range::max, Integer.MAX_VALUE))
                .withPropertyNameOverrideResolver(field -> {
                    JsonProperty named = field.getRawMember().getAnnotation(JsonProperty.class);
                    return named == null ? null : named.value();
                });
        return config;
    }

    private String schemaName(ResolvedType type) {
        String name = type.getErasedType().getSimpleName();
        Class<?> previous = classes.putIfAbsent(name, type.getErasedType());
        if (previous != null && previous != type.getErasedType()) {
            throw new AssertionError("two things are called " + name + " on the wire");
        }
        return name;
    }

    private static boolean isNullable(FieldScope field) {
        return field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static boolean isAlwaysPresent(FieldScope field) {
        return field.getRawMember().isAnnotationPresent(JsonInclude.class);
    }

    private static @Nullable Range range(FieldScope field) {
        return field.getRawMember().getAnnotation(Range.class);
    }

    private static @Nullable BigDecimal bound(@Nullable Range range, ToIntFunction<Range> bound, int unbounded) {
        return range == null || bound.applyAsInt(range) == unbounded
                ? null
                : BigDecimal.valueOf(bound.applyAsInt(range));
    }

    private @Nullable CustomDefinition customDefinition(ResolvedType resolved, SchemaGenerationContext context) {
        Class<?> type = resolved.getErasedType();
        SchemaOverride override = type.getAnnotation(SchemaOverride.class);
        if (override != null) {
            return new CustomDefinition((ObjectNode) MAPPER.readTree(override.value()));
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
            var alternatives = schema.putArray("oneOf");
            for (SealedVariant each : SealedVariant.of(type)) {
                ObjectNode record = reference(each.record(), context);
                Class<?> part = each.part();
                if (part == null) {
                    alternatives.add(record);
                } else {
                    ObjectNode unused = reference(part, context); // needed for its fields
                    String name = each.record().getSimpleName() + part.getSimpleName();
                    variants.put(name, each);
                    alternatives.addObject().put("$ref", REFERENCE + name);
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
    private Data.Obj complete(String name, Data.Obj schema, Data.Obj all) {
        Class<?> type = classes.get(name);
        if (type == null
                || !type.isRecord()
                || type.isAnnotationPresent(SchemaOverride.class)
                || type == Phrase.class) {
            return schema;
        }
        if (variants.values().stream().anyMatch(variant -> variant.record() == type)) {
            return schema; // its variants are described instead
        }
        return complete(new SealedVariant(type, null), schema, all);
    }

    private static Data.Obj complete(SealedVariant variant, Data.Obj schema, Data.Obj all) {
        var properties = new Data.Obj();
        var required = new Data.Arr();
        String property = typeProperty(variant.record());
        if (property != null) {
            var name = new Data.Obj().put("const", variant.name());
            if (variant.formerName() != null) {
                name.put("description", "or " + variant.formerName() + ", its older name");
            }
            properties.put(property, name);
            required.add(property);
        }
        addComponents(variant, schema, all, properties, required, true);
        return new Data.Obj()
                .put("type", "object")
                .put("properties", properties)
                .put("required", required);
    }

    /** Returns the field that distinguishes the records of a sealed interface, or null for other records. */
    private static @Nullable String typeProperty(Class<?> type) {
        JsonTypeInfo info = type.getAnnotation(JsonTypeInfo.class);
        return info != null && info.use() != JsonTypeInfo.Id.NONE
                ? info.property()
                : Arrays.stream(type.getInterfaces())
                        .map(RecordSchemas::typeProperty)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
    }

    private static void addComponents(
            SealedVariant variant,
            Data.Obj schema,
            Data.Obj all,
            Data.Obj properties,
            Data.Arr required,
            boolean isRequired) {
        Class<?> type = variant.record();
        var ownProperties = schema.fields().get("properties") instanceof Data.Obj found ? found : new Data.Obj();
        var requiredFields = schema.fields().get("required") instanceof Data.Arr found ? found : new Data.Arr();
        for (RecordComponent component : type.getRecordComponents()) {
            JsonProperty named = component.getAccessor().getAnnotation(JsonProperty.class);
            String field = named == null ? component.getName() : named.value();
            if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
                Class<?> part = component.getType().isSealed() ? variant.part() : component.getType();
                var inner = (Data.Obj) Objects.requireNonNull(
                        all.fields().get(Objects.requireNonNull(part).getSimpleName()));
                boolean isPresent = !component.getAnnotatedType().isAnnotationPresent(Nullable.class);
                addComponents(new SealedVariant(part, null), inner, all, properties, required, isRequired && isPresent);
            } else {
                Data property = Objects.requireNonNull(ownProperties.fields().get(field), field + " of " + type);
                if (hasNullableItems(component)) {
                    Data.Obj items = SchemaValidator.object((Data.Obj) property, "items");
                    items.put(
                            "type",
                            new Data.Arr().add(ApiResponse.text(items, "type")).add("null"));
                }
                properties.put(field, property);
                if (isRequired && requiredFields.items().contains(new Data.Text(field))) {
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
    private boolean isOnlyUnwrapped(Class<?> type) {
        boolean unwrapped = variants.values().stream().anyMatch(each -> each.record() == type || each.part() == type);
        for (Class<?> each : classes.values()) {
            if (each.isRecord()) {
                for (RecordComponent component : each.getRecordComponents()) {
                    boolean isComponentType = component.getType() == type;
                    unwrapped |= isComponentType && component.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
                    if (isComponentType && !component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)) {
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
