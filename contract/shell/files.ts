import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { refusalLimit } from '../../bridge/answerLimit.ts';
import { kotlinRegions } from './kotlin.ts';
import {
  actions,
  backHandledSchema,
  eventSchemaOf,
  events,
  noSchema,
  readySchema,
  requestSchemaOf,
  yesSchemaOf,
} from './messages.ts';
import { fieldsOf } from './fields.ts';
import { swiftRegions } from './swift.ts';

const schemaOf = (schema: v.GenericSchema, description: string) => {
  const { $schema: _, ...own } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });
  return { ...own, description };
};

const messageSchemas = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Messages between page and shell',
  description: 'Each message is a JSON text. `fromPage` and `fromShell` list the messages of each side.',
  $defs: {
    ...Object.fromEntries(
      actions.flatMap((action) => [
        [`${action.name}.request`, schemaOf(requestSchemaOf(action), action.does)],
        [`${action.name}.yes`, schemaOf(yesSchemaOf(action), `${action.name} was done.`)],
      ]),
    ),
    no: schemaOf(noSchema, 'An action was not done, with the reason.'),
    ...Object.fromEntries(
      (Object.keys(events) as (keyof typeof events)[]).map((event) => [
        `${event}.event`,
        schemaOf(eventSchemaOf(event), events[event]),
      ]),
    ),
    ready: schemaOf(
      readySchema,
      'The page receives events from now on. Sent first, and after a return from the back/forward cache.',
    ),
    'back.handled': schemaOf(backHandledSchema, 'Whether the page handled back.'),
    fromPage: {
      anyOf: [
        ...actions.map(({ name }) => ({ $ref: `#/$defs/${name}.request` })),
        { $ref: '#/$defs/ready' },
        { $ref: '#/$defs/back.handled' },
      ],
    },
    fromShell: {
      anyOf: [
        ...actions.map(({ name }) => ({ $ref: `#/$defs/${name}.yes` })),
        { $ref: '#/$defs/no' },
        ...Object.keys(events).map((event) => ({ $ref: `#/$defs/${event}.event` })),
      ],
    },
  },
});

const limit = (milliseconds: number | undefined) =>
  milliseconds ? `${milliseconds / 1000} s` : `${refusalLimit / 1000} s, refusals only`;
const row = (action: (typeof actions)[number]) =>
  `| \`${action.name}\` | ${fieldsOf(action)
    .map(({ name, kind }) => (kind === 'text' ? name : `${name}?`))
    .join(', ')} | ${limit(action.answersWithin)} | ${action.does} |`;

const actionTable = () =>
  ['| action | payload | responds within | purpose |', '|---|---|---|---|', ...actions.map(row)].join('\n');

/** Replaces the lines between `<name>: written by npm run contract` and `end of <name>`. @throws when the file has no such marks. */
const withRegion = (text: string, name: string, lines: string): string => {
  const region = new RegExp(
    `(?<=${name}: written by npm run contract[^\\n]*\\n)[^]*(?=\\n[^\\n]*end of ${name}\\b)`,
  );
  if (!region.test(text)) throw new Error(`It has no marks of the region ${name}`);
  return text.replace(region, () => lines);
};

const regions: Readonly<Record<string, () => Record<string, string>>> = {
  'bridge.md': () => ({ actions: `\n${actionTable()}\n` }),
  'shell/android/LoanShellMessages.kt': kotlinRegions,
  'shell/ios/LoanShellMessages.swift': swiftRegions,
};

/** Returns the files of the shell's contract by their path in docs/; `read` returns the current text of one. */
export const shellFiles = (read: (file: string) => string): Record<string, string> => ({
  'shell/messages.schema.json': `${JSON.stringify(messageSchemas(), undefined, 2)}\n`,
  ...Object.fromEntries(
    Object.entries(regions).map(([file, written]) => [
      file,
      Object.entries(written()).reduce((text, [name, lines]) => withRegion(text, name, lines), read(file)),
    ]),
  ),
});
