/** Under this the page hands a table's frame what stands directly above the board. */
export const STRIP = Symbol('strip');
