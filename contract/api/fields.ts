export const fieldWords: Record<string,string> = new Proxy({}, {get:(t,k)=>{globalThis.F??=new Set();globalThis.F.add(k);return String(k)}});
