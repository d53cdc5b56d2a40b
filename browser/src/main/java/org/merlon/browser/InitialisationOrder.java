package org.merlon.browser;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.MethodDependencyInfo;
import org.teavm.model.BasicBlockReader;
import org.teavm.model.ClassReader;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.VariableReader;
import org.teavm.model.instructions.AbstractInstructionReader;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.optimization.Devirtualization;

/**
 * Finds an order to initialise our classes in, so that each comes after the classes that its initialiser uses. Classes that
 * use each other in a cycle are left out.
 */
final class InitialisationOrder {
    static final MethodDescriptor INITIALISER = new MethodDescriptor("<clinit>", ValueType.VOID);

    private static final String OUR_PACKAGES = "org.merlon.";

    /** Part of the names that TeaVM gives to the classes of lambdas. */
    private static final String LAMBDA_NAME_PART = "$lambda$";

    private final DependencyAgent program;
    private final String excludedPackage;
    private final Map<String, Set<String>> uses = new HashMap<>();

    /** @param excludedPackage the package of the entry point, whose classes are not reordered */
    InitialisationOrder(DependencyAgent program, String excludedPackage) {
        this.program = program;
        this.excludedPackage = excludedPackage + ".";
    }

    List<String> find() {
        for (String name : new TreeSet<>(program.getReachableClasses())) {
            if (hasInitialiser(name)) {
                uses.put(name, findUses(name));
            }
        }
        var order = new LinkedHashSet<String>();
        var seen = new HashSet<String>();
        for (String name : new TreeSet<>(uses.keySet())) {
            visit(name, seen, order);
        }
        order.removeIf(
                name -> usesOf(name).stream().anyMatch(used -> usesOf(used).contains(name)));
        return List.copyOf(order);
    }

    private boolean hasInitialiser(String name) {
        ClassReader type = program.getClassSource().get(name);
        return name.startsWith(OUR_PACKAGES)
                && !name.startsWith(excludedPackage)
                && type != null
                && type.getMethod(INITIALISER) != null;
    }

    private void visit(String name, Set<String> seen, Set<String> order) {
        if (seen.add(name)) {
            for (String used : usesOf(name)) {
                visit(used, seen, order);
            }
            order.add(name);
        }
    }

    private Set<String> usesOf(String name) {
        return uses.getOrDefault(name, Set.of());
    }

    /** Returns the classes that a class' initialiser uses, directly, in methods it calls, or in other initialisers. */
    private Set<String> findUses(String name) {
        var used = new TreeSet<String>();
        var created = new HashSet<String>();
        int createdBefore; // repeat until no new class is created: it could be the receiver of a call already read
        do {
            createdBefore = created.size();
            var seen = new HashSet<MethodReference>();
            Deque<MethodReference> calls = new ArrayDeque<>();
            calls.add(new MethodReference(name, INITIALISER));
            while (!calls.isEmpty()) {
                MethodReference next = calls.remove();
                if (seen.add(next)) {
                    read(next, used, created, calls);
                }
            }
        } while (created.size() > createdBefore);
        used.remove(name);
        return used;
    }

    private void read(MethodReference call, Set<String> used, Set<String> created, Deque<MethodReference> calls) {
        MethodDependencyInfo method = program.getMethodImplementation(call);
        if (method == null) {
            return;
        }
        MethodReader body = program.getClassSource().getMethod(method.getReference());
        if (body != null && body.getProgram() != null) {
            var reader = new UseCollector(method, used, created, calls);
            for (BasicBlockReader block : body.getProgram().getBasicBlocks()) {
                block.readAllInstructions(reader);
            }
        }
    }

    private final class UseCollector extends AbstractInstructionReader {
        private final MethodDependencyInfo method;
        private final Set<String> used;
        private final Set<String> created;
        private final Deque<MethodReference> calls;

        UseCollector(MethodDependencyInfo method, Set<String> used, Set<String> created, Deque<MethodReference> calls) {
            this.method = method;
            this.used = used;
            this.created = created;
            this.calls = calls;
        }

        private void addUse(@Nullable String name) {
            String each = name;
            while (each != null && each.startsWith(OUR_PACKAGES)) {
                if (hasInitialiser(each)) {
                    used.add(each);
                    calls.add(new MethodReference(each, INITIALISER));
                }
                ClassReader type = program.getClassSource().get(each);
                each = type == null ? null : type.getParent();
            }
        }

        /** TeaVM considers every lambda ever passed to a library method possible there; only those created so far really are. */
        private boolean isCreated(ValueType type) {
            String name = type instanceof ValueType.Object object ? object.getClassName() : "";
            return !name.contains(LAMBDA_NAME_PART) || created.contains(name);
        }

        @Override
        public void create(VariableReader receiver, String type) {
            created.add(type);
            addUse(type);
        }

        @Override
        public void getField(VariableReader to, @Nullable VariableReader of, FieldReference field, ValueType type) {
            if (of == null) {
                addUse(field.getClassName());
            }
        }

        @Override
        public void putField(@Nullable VariableReader of, FieldReference field, VariableReader value, ValueType type) {
            if (of == null) {
                addUse(field.getClassName());
            }
        }

        @Override
        public void invoke(
                VariableReader receiver,
                @Nullable VariableReader instance,
                MethodReference called,
                List<? extends VariableReader> arguments,
                InvocationType type) {
            if (instance == null) {
                addUse(called.getClassName());
            }
            if (instance == null || type == InvocationType.SPECIAL) {
                calls.add(called);
            } else {
                ValueType[] types = Arrays.stream(
                                method.getVariable(instance.getIndex()).getTypes())
                        .filter(this::isCreated)
                        .toArray(ValueType[]::new);
                calls.addAll(Devirtualization.implementations(program.getClassHierarchy(), program, types, called));
            }
        }
    }
}
