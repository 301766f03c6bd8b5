import { play } from './session.ts';
const [from=1,to=20]=process.argv.slice(2).map(Number);
const t=performance.now(); const faults=new Map<string,number[]>();
for(let s=from;s<=to;s++){ const p=await play({seed:s}); if(p.fault){ const k=p.fault.replace(/[0-9a-f]{8,}/g,'#'); faults.set(k,[...(faults.get(k)??[]),s]); } }
console.log('ms/session',(performance.now()-t)/(to-from+1));
for(const [k,v] of [...faults].sort((a,b)=>b[1].length-a[1].length)) console.log(v.length,k,v.slice(0,6).join(','));
