/** A message from the page to the worker: a command, or the request to stop one. */
export type WorkerRequest = { id: number; line: string } | { stop: number };
/** A message from the worker to the page: progress, then the reply. */
export type WorkerReply = { id: number; info: string } | { id: number; reply: string } | { id: number; error: string };

/** The name of a worker that formats text; another one leaves message keys to the page, which has the messages loaded. */
export const FORMATS_TEXT = 'speaking';
