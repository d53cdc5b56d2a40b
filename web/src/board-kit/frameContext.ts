/** Context key of the snippet that GameFrame renders above the board. */
export const STATUS_STRIP = Symbol('statusStrip');

/** Context key of the snippet that GameFrame renders above the prompt: the tutor, or a hint. */
export const TUTOR = Symbol('tutor');

/** Context key of a boolean: only the board is rendered, for diagrams in the rules. */
export const BOARD_ONLY = Symbol('boardOnly');
