/** The smallest module that needs WebAssembly's garbage collection: it declares a struct. */
const GC_PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** Tells whether this browser can run the engine: from Safari 18.2, Firefox 120 and Chromium 119 on. */
export function supportsEngine(): boolean {
  try {
    return typeof Worker === 'function' && typeof indexedDB === 'object' && WebAssembly.validate(GC_PROBE);
  } catch {
    return false; // no WebAssembly, or not allowed by the content policy
  }
}
