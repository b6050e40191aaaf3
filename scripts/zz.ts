import fs from 'node:fs'
import path from 'node:path'
import { readTree, textOf, type PageNode, type PageElement } from '../lib/twins/markdown/tree'
import { isLeftOut, isInline } from '../lib/twins/markdown/shown'
const out='.cache/e2e/'+(process.argv[2]??'main')
const seen=new Map<string,[number,string]>()
function walk(el: PageElement, file: string){
  let prev: PageNode|undefined
  for(const c of el.children){
    if(typeof c!=='string' && isLeftOut(c)) continue
    if(typeof c==='object'&&typeof prev==='object'&&c.name!=='pre'){
      const a=textOf(prev), b=textOf(c)
      const inl=isInline(c)&&isInline(prev)&&el.name!=='code'&&!['wbr'].includes(c.name)&&!['wbr'].includes(prev.name)
      if(inl&&/\S$/.test(a)&&/^\S/.test(b)){const k=`${el.name}.${el.attributes.class??''} > ${prev.name}.${prev.attributes.class??''} + ${c.name}.${c.attributes.class??''}`;const s=seen.get(k)??[0,''];seen.set(k,[s[0]+1,`${file} ${a.slice(-25)}|${b.slice(0,25)}`])}
    }
    if(typeof c==='object') walk(c,file)
    prev=c
  }
}
for(const f of fs.readdirSync(out,{recursive:true,encoding:'utf8'}).filter(f=>f.endsWith('.html'))){const h=fs.readFileSync(path.join(out,f),'utf8');const s=h.indexOf('<main');for(const n of readTree(h.slice(s,h.indexOf('</main>')+7))) if(typeof n==='object') walk(n,f)}
for(const [k,v] of [...seen].sort((a,b)=>b[1][0]-a[1][0])) console.log(v[0],k,'   ',v[1])
