import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { refusalLimit } from '../../bridge/answerLimit.ts';
import {
  type Action,
  actions,
  backHandledSchema,
  eventSchemaOf,
  events,
  noSchema,
  readySchema,
  requestSchemaOf,
  yesSchemaOf,
} from './messages.ts';

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
/** The fields of an action's payload, those that may be absent with a question mark. */
export const fieldsOf = ({ payload }: Action): string[] =>
  Object.entries((payload as v.ObjectSchema<v.ObjectEntries, undefined> | undefined)?.entries ?? {}).map(
    ([name, { type }]) => (type === 'optional' ? `${name}?` : name),
  );

const row = (action: Action) =>
  `| \`${action.name}\` | ${fieldsOf(action).join(', ')} | ${limit(action.answersWithin)} | ${action.does} |`;

const actionTable = () =>
  ['| action | payload | responds within | purpose |', '|---|---|---|---|', ...actions.map(row)].join('\n');

/** The lines of docs/bridge.md between `actions: written by npm run contract` and `end of actions`. */
const region = /(?<=actions: written by npm run contract[^\n]*\n)[^]*(?=\n[^\n]*end of actions\b)/;

/** Returns the files of the shell's contract by their path in docs/; `page` is the current text of bridge.md. */
export const shellFiles = (page: string): Record<string, string> => ({
  'shell/messages.schema.json': `${JSON.stringify(messageSchemas(), undefined, 2)}\n`,
  'bridge.md': page.replace(region, () => `\n${actionTable()}\n`),
});
