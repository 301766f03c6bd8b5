import { play } from './session.ts';
const p=await play({seed:Number(process.argv[2])}); console.log(p.story.join('\n')); console.log('FAULT', p.fault);
