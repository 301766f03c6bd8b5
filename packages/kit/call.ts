import { parseArgs } from 'node:util';
import { meant } from './closest.ts';

export const help = `npm run model                              one line for each machine
npm run model -- <machine>                 its report
npm run model -- <machine> --html          its report as a page, the chart coloured by coverage
npm run model -- <machine> --sheet         a checklist for testing by hand
npm run model -- <machine> --restart        what is lost where it is kept as JSON and started again, state by state
npm run model -- <machine> --path 'full 3' runs one path and tells it in sentences
npm run model -- <machine> --walks 1000    random walks through what was accepted; --seed repeats them,
                                           --usage <file> walks as borrowers walk
npm run model -- accept <machine>          shows what changed, then accepts what the machine does now
npm run model -- accept <machine> --dry-run  only shows it; --all for <machine>: every machine
npm run model -- new <file>                writes a model of each machine that the file exports, to be filled in
npm run model -- usage <file>              what borrowers and tests leave out, and walks as borrowers walk
npm run model -- record <file>             makes tests of an inspector's recording for every layer, and runs them here
                                           --fields <file> lists what a recording tells (publicActors)
npm run model -- [<machine>] --json        a list with one object for each machine; --junit <file> for a CI
--models <glob> names the model files; without it, every *.model.ts outside of node_modules`;

/** @throws when the text is no whole number, or one below the least. */
export const wholeNumber = (option: string, text: string, least = -Infinity): number => {
  const number = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number) || number < least)
    throw new Error(`${option} wants a whole number${least > 0 ? `, ${least} or more` : ''}, not '${text}'.`);
  return number;
};

const options = {
  html: { type: 'boolean', default: false },
  sheet: { type: 'boolean', default: false },
  restart: { type: 'boolean', default: false },
  path: { type: 'string' },
  walks: { type: 'string' },
  seed: { type: 'string' },
  usage: { type: 'string' },
  fields: { type: 'string' },
  models: { type: 'string', default: '**/*.model.ts' },
  json: { type: 'boolean', default: false },
  junit: { type: 'string' },
  all: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const ofMachine = ['html', 'sheet', 'restart', 'path', 'walks', 'seed', 'usage'] as const;

/** Parses the command line. @throws for an unknown option, with the closest known one. */
export const readCall = () => {
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!option)
      throw new Error(
        `There is no option '${token.rawName}'.${meant(
          token.rawName,
          Object.keys(options).map((name) => `--${name}`),
        )}`,
      );
    if (option.type === 'string' && (!token.value || (!token.inlineValue && token.value.startsWith('--'))))
      throw new Error(`${token.rawName} wants a value.`);
    if (option.type === 'boolean' && token.value !== undefined)
      throw new Error(`${token.rawName} takes no value.`);
  }
  return { values: values as Call, positionals };
};

export interface Call {
  html: boolean;
  sheet: boolean;
  restart: boolean;
  path?: string;
  walks?: string;
  seed?: string;
  usage?: string;
  fields?: string;
  models: string;
  json: boolean;
  junit?: string;
  all: boolean;
  'dry-run': boolean;
  help: boolean;
}
