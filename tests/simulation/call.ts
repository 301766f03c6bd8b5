import { parseArgs } from 'node:util';
import { isKept } from './kept.ts';

export const usage = `npm run simulate -- --seeds 10000            plays as many sessions, from seed 1 on
npm run simulate -- --seeds 500 --from 9000  the same from another seed on
npm run simulate -- --seed 31                plays one session and tells it; a failing one as short as it gets
npm run simulate -- --seed 31 --keep <name>  keeps it: npm test plays it from then on
npm run simulate -- --seeds 200 --usage <file>  writes what so many borrowers use, for the inspector's page`;

const text = { type: 'string' } as const;
const options = {
  seeds: text,
  from: text,
  seed: text,
  keep: text,
  usage: text,
  help: { type: 'boolean', short: 'h' },
} as const;

type Call =
  | 'help'
  | { seed: number; keep: string | undefined }
  | { count: number; from: number; usage: string | undefined };

const numberIn = (option: string, said: string, least: number): number => {
  const number = Number(said);
  if (!/^\d+$/.test(said) || !Number.isSafeInteger(number) || number < least)
    throw new Error(`${option} wants a whole number, ${least} or more, not '${said}'.`);
  return number;
};

export const readCall = (args: string[]): Call => {
  const { seeds, from, seed, keep, usage: file, help } = parseArgs({ args, options }).values;
  if (help) return 'help';
  if (seed === undefined) {
    if (keep !== undefined) throw new Error('--keep wants the session that is kept: --seed 31.');
    return {
      count: numberIn('--seeds', seeds ?? '1000', 1),
      from: numberIn('--from', from ?? '1', 0),
      usage: file,
    };
  }
  const [other] = Object.entries({ seeds, from, usage: file }).find(([, said]) => said !== undefined) ?? [];
  if (other) throw new Error(`--seed plays one session: --${other} does not go with it.`);
  if (keep !== undefined && !/^[a-z][a-z0-9-]*$/.test(keep))
    throw new Error(`--keep wants a name of small letters and dashes, not '${keep}'.`);
  if (keep !== undefined && isKept(keep))
    throw new Error(`A session is kept as '${keep}' already: --keep wants another name.`);
  return { seed: numberIn('--seed', seed, 0), keep };
};
