/** The site's look without its stylesheet, which may be what failed; the system's colours stand in for its tokens. */
export const CRASH_STYLE = `
.crash-site { margin: 0; background: var(--bg, Canvas); color: var(--text, CanvasText);
  font: 1rem/1.6 var(--font, system-ui, sans-serif); }
.crash-site main { box-sizing: border-box; max-width: 44rem; margin: 12vh auto 0; padding: 2rem; }
.crash-site [role=alert] { padding: 1.5rem 2rem; border: 1px solid var(--danger, currentcolor);
  border-radius: var(--radius, 8px); background: var(--danger-soft, Canvas); }
.crash-site h1 { margin: 0 0 1rem; font-size: 1.6rem; line-height: 1.25; }
.crash-site pre { overflow-x: auto; white-space: pre-wrap; font-family: var(--mono, monospace); }
.crash-site button { padding: 0.5rem 1rem; border: 1px solid currentcolor; border-radius: var(--radius, 8px);
  background: var(--surface, Canvas); color: var(--danger, CanvasText); font: inherit; cursor: pointer; }
`
