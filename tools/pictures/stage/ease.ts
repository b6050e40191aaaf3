/** The number between 0 and 1 that is nearest. */
export const clamp = (x: number): number => Math.min(1, Math.max(0, x))
/** 0 → 1, softly, in `length` seconds. */
export const ease = (seconds: number, length: number): number => {
  const x = clamp(seconds / length)
  return x * x * (3 - 2 * x)
}
/** The value at the share `k` of the way. */
export const mix = (from: number, to: number, k: number): number => from + (to - from) * k
