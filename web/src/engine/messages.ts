/** What the page says to the program beside it: a line to be answered, or that it has waited for an answer long enough. */
export type WorkerRequest = { id: number; line: string } | { stop: number };
/** What the program says: how far it has come, and in the end the reply. */
export type WorkerReply = { id: number; info: string } | { id: number; reply: string } | { id: number; error: string };

/** The name of a worker that says sentences; another leaves phrases to the page, which has the words at hand. */
export const FORMATS_TEXT = 'speaking';
