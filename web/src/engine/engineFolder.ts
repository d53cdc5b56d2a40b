/** How long to wait before asking again for an engine that the server is still building. */
const RETRY_MS = 2000;

/** The folder of the engine's files, named by a hash of their contents; null while the server is still building them. */
export async function engineFolder(): Promise<string | null> {
  const answer = await fetch('/engine/now');
  if (!answer.ok) {
    throw new Error(`no engine: ${answer.status}`);
  }
  return ((await answer.json()) as { folder: string | null }).folder;
}

/** Tells whether games can be played in this browser now. */
export const isEngineReady = (): Promise<boolean> =>
  engineFolder().then(
    (folder) => folder !== null,
    () => false,
  );

/** Returns the folder of the engine's files as soon as there is one. */
export async function whenEngineReady(): Promise<string> {
  for (;;) {
    const folder = await engineFolder();
    if (folder !== null) {
      return folder;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
