package org.merlon.words;

import fluent.bundle.resolver.Scope;
import fluent.functions.FluentFunction;
import fluent.functions.FluentFunctionFactory;
import fluent.functions.FluentImplicit;
import fluent.functions.FunctionResources;
import fluent.functions.ImplicitFormatter;
import fluent.functions.ImplicitReducer;
import fluent.functions.ResolvedParameters;
import fluent.syntax.AST.SelectExpression;
import fluent.types.FluentValue;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** The few Fluent functions that our catalogues need: plain numbers and plurals. */
final class FluentFunctions implements FluentFunctionFactory {
    /** Formats values without any locale-specific changes. */
    private record PlainFormatter(Implicit id) implements FluentImplicit, ImplicitFormatter, ImplicitReducer {
        @Override
        public String format(FluentValue<?> value, Scope scope) {
            return String.valueOf(value.value());
        }

        @Override
        public String reduce(List<FluentValue<?>> values, Scope scope) {
            return values.stream().map(value -> format(value, scope)).collect(Collectors.joining(", "));
        }

        @Override
        public List<FluentValue<?>> apply(ResolvedParameters parameters, Scope scope) {
            return parameters.valuesAll().toList();
        }

        /** Selects a variant: for a number the exact match, else its plural category; for a word the variant of that name. */
        @Override
        public List<FluentValue<?>> select(SelectExpression choice, ResolvedParameters parameters, Scope scope) {
            Object value = parameters
                    .valuesAll()
                    .findFirst()
                    .<Object>map(FluentValue::value)
                    .orElse("");
            String plural = value instanceof Number number ? scope.fnResources.selectCardinal(number) : "";
            return choice.matchVariant(value.toString())
                    .orElseGet(() -> choice.matchOrDefault(plural))
                    .value()
                    .resolve(scope);
        }
    }

    /** The plural rules of English: one and other. */
    private record EnglishPlurals(Locale locale) implements FunctionResources {
        @Override
        public String selectCardinal(Number number) {
            return number.doubleValue() == 1 ? "one" : "other";
        }
    }

    @Override
    public Set<FluentImplicit> implicits() {
        return Set.of(
                new PlainFormatter(FluentImplicit.Implicit.NUMBER),
                new PlainFormatter(FluentImplicit.Implicit.TEMPORAL),
                new PlainFormatter(FluentImplicit.Implicit.JOIN));
    }

    @Override
    public Set<FluentFunction> functions() {
        return Set.of();
    }

    @Override
    public FunctionResources resources(Locale locale) {
        return new EnglishPlurals(locale);
    }
}
