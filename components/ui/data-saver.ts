declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** The reader pays for bytes, or waits long for them: nothing is loaded before the reader opens it. */
export const mustSaveData = (): boolean =>
  navigator.connection?.saveData === true || /2g$/.test(navigator.connection?.effectiveType ?? '')
