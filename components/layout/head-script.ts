/**
 * Runs before the first paint: says that scripts work, that the address has a query (until components/start/start.ts has
 * read it), that pictures wait where bytes are dear (components/mdx/image/hold.ts) and which announcement the reader has
 * closed, so that the stylesheet can draw all this without waiting for React.
 * Removes an invalid stored colour mode, which next-themes would apply as it is. Storage may be closed.
 */
export const headScript = (modes: readonly string[]): string =>
  `(d=>{d.js='';if(location.search)d.asked='';let c=navigator.connection;if(c&&(c.saveData||/2g$/.test(c.effectiveType)))d.holding='';try{let s=localStorage,a=s.announcement;if(a)d.closed=a;if(!/^(${modes.join('|')})$/.test(s.theme))s.removeItem('theme')}catch{}})(document.documentElement.dataset)`
