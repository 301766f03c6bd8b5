import { play } from './session.ts';
const [from=1,to=20]=process.argv.slice(2).map(Number);
const t=performance.now(); const faults=new Map<string,number[]>(); const stats={posts:0,done:0,refused:0,unknown:0,looks:0,replay:0,steps:0,retried:0,ends:0};
for(let s=from;s<=to;s++){ const p=await play({seed:s},{areFramesRead: s%20===0}); const text=p.story.join('\n'); const n=(r:RegExp)=>text.match(r)?.length??0;
 stats.posts+=n(/goes out \(/g); stats.done+=n(/: done\./g); stats.refused+=n(/: refused\./g); stats.unknown+=n(/: unknown\./g); stats.looks+=n(/A look says/g); stats.steps+=p.steps.length; stats.ends+=p.steps.filter(x=>x.by==='end').length;
 const keys=[...text.matchAll(/goes out \(key (\w+)/g)].map(m=>m[1]); stats.retried+=keys.length-new Set(keys).size;
 if(p.fault){ const k=p.fault.replace(/[0-9a-f]{8,}/g,'#'); faults.set(k,[...(faults.get(k)??[]),s]); } }
console.log('ms/session',(performance.now()-t)/(to-from+1),stats);
for(const [k,v] of [...faults].sort((a,b)=>b[1].length-a[1].length)) console.log(v.length,k,v.slice(0,6).join(','));
