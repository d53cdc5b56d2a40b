/** Media query for screens on which the sidebar covers the board. The breakpoints are listed in tokens.css. */
export const SMALL_SCREEN = '(max-width: 59.99rem)';
