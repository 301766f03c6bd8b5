import { planted } from './planted.ts';
import { play } from './session.ts';
for (const [name,{parts,finds}] of Object.entries(planted)) { const faults=new Map(); let first; let n=0;
 for(let s=1;s<=200 && n<3;s++){ const p=await play({seed:s},{parts:parts()}); if(p.fault){ faults.set(p.fault,(faults.get(p.fault)??0)+1); if(finds.test(p.fault)) {first??=s; n++;} } }
 console.log(name, 'first', first, [...faults]); }
