package org.merlon.browser;

import java.util.List;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.interop.StaticInit;
import org.teavm.model.AnnotationHolder;
import org.teavm.model.ClassHolder;
import org.teavm.model.Instruction;
import org.teavm.model.MethodReference;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Makes TeaVM initialise our classes eagerly, one after the other, when the engine starts. Otherwise the program would check
 * before every use of a class whether it is initialised, thousands of times in one search iteration; a JVM optimises this away.
 */
public final class EagerInitPlugin implements TeaVMPlugin {
    @Override
    public void install(TeaVMHost host) {
        host.add(new AbstractDependencyListener() {
            @Override
            public void completing(DependencyAgent agent) {
                initialise(agent);
            }
        });
    }

    private static void initialise(DependencyAgent agent) {
        List<String> order = new InitialisationOrder(agent, Engine.class.getPackageName()).find();
        Instruction firstInstruction = holder(agent, Engine.class.getName())
                .getMethod(InitialisationOrder.INITIALISER)
                .getProgram()
                .basicBlockAt(0)
                .getFirstInstruction();
        for (String name : order) {
            holder(agent, name).getAnnotations().add(new AnnotationHolder(StaticInit.class.getName()));
            var call = new InvokeInstruction();
            call.setMethod(new MethodReference(name, InitialisationOrder.INITIALISER));
            firstInstruction.insertPrevious(call);
        }
    }

    private static ClassHolder holder(DependencyAgent agent, String name) {
        return (ClassHolder) agent.getClassSource().get(name);
    }
}
