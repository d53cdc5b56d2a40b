/** The smallest program with something that WebAssembly's garbage collection is needed for: a structure. */
const GC_PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** Whether the engine runs in this browser: not before Safari 18.2, Firefox 120 and Chromium 119. */
export function supportsEngine(): boolean {
  try {
    return typeof Worker === 'function' && typeof indexedDB === 'object' && WebAssembly.validate(GC_PROBE);
  } catch {
    return false; // no WebAssembly at all, or not allowed
  }
}
