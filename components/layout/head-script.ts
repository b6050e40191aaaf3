/**
 * Runs before the first paint: says that scripts work, that pictures wait where bytes are dear (components/mdx/image/hold.ts),
 * which announcement the reader has closed and which colour mode they chose, so that the stylesheet can draw all this
 * without waiting for React. Removes an invalid stored mode, which next-themes would apply as it is. Storage may be
 * closed or damaged.
 * @param modes the default one first
 */
export const headScript = (modes: readonly string[]): string =>
  `(d=>{d.js='';let c=navigator.connection;if(c&&(c.saveData||/2g$/.test(c.effectiveType)))d.holding='';d.mode='${modes[0]}';try{let s=localStorage,a=s.announcement,t=s.theme;if(a)d.closed=a;if(/^(${modes.join('|')})$/.test(t))d.mode=t;else if(t)s.removeItem('theme')}catch{}})(document.documentElement.dataset)`
