/** Runs before the first paint: says that scripts work and hides a dismissed announcement. Storage may be closed or damaged. */
export const HEAD_SCRIPT = `(d=>{d.dataset.js='';try{let a=localStorage.getItem('announcement');if(a)d.dataset.closed=a}catch{}})(document.documentElement)`
/** Runs right after the announcement bar. */
export const ANNOUNCEMENT_SCRIPT = `(d=>{if(d.dataset.closed===document.getElementById('announcement')?.dataset.id)d.dataset.announcement='closed'})(document.documentElement)`
