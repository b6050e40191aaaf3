/**
 * Runs before the first paint: says that scripts work, hides a dismissed announcement, and drops a stored colour mode
 * that is none, which next-themes would show as it is. Storage may be closed or damaged.
 */
export const headScript = (modes: string[]): string =>
  `(d=>{d.dataset.js='';try{let s=localStorage,a=s.announcement,t=s.theme;if(a)d.dataset.closed=a;if(t&&!/^(${modes.join('|')})$/.test(t))s.removeItem('theme')}catch{}})(document.documentElement)`
/** Runs right after the announcement bar. */
export const ANNOUNCEMENT_SCRIPT = `(d=>{if(d.dataset.closed===document.getElementById('announcement')?.dataset.id)d.dataset.announcement='closed'})(document.documentElement)`
