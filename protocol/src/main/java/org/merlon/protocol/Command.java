package org.merlon.protocol;

/** One command of the protocol. */
interface Command {
    /** Carries the command out on what followed its name, without blanks around it. */
    Reply run(String argument) throws CommandException;
}
