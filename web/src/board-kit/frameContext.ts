/** Under this the page hands a table's frame what stands directly above the board. */
export const STATUS_STRIP = Symbol('strip');

/** Under this it hands over what somebody says beside the game: the herald of a lesson. */
export const TUTOR = Symbol('herald');

/** Under this it says that the table is a picture: only the board is drawn. */
export const BOARD_ONLY = Symbol('still');
