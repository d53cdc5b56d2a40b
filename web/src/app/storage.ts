/** Returns a value saved in this browser, or the fallback. Without storage nothing is remembered, which does no harm. */
export function loadItem(name: string, fallback: string): string {
  try {
    return localStorage.getItem(`merlon.${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Saves a value in this browser under `merlon.NAME`. */
export function saveItem(name: string, value: string): void {
  try {
    localStorage.setItem(`merlon.${name}`, value);
  } catch {
    // private windows may refuse; nothing depends on it
  }
}
