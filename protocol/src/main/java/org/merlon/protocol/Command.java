package org.merlon.protocol;

/** One command of the protocol. */
interface Command {
    /** Runs the command with the text after its name, stripped of spaces. */
    Reply run(String argument) throws CommandException;
}
