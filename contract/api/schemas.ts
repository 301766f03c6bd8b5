import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  address,
  centavos,
  flag,
  image,
  integer,
  maybeText,
  rows,
  text,
  texts,
} from '../../services/codecs.ts';
import { fieldWords } from './fields.ts';

/** What the app reads a field as, by the codec that reads it: each is one schema of the document. */
const codecs = {
  Text: text,
  MaybeText: maybeText,
  Address: address,
  Flag: flag,
  Integer: integer,
  Centavos: centavos,
  Image: image,
  Rows: rows,
  Texts: texts,
};

/** The shared schemas, as the document's components. */
export const sharedSchemas: Record<string, JsonSchema> = {
  Text: { type: ['string', 'number', 'boolean'], description: 'A text. A number is read as its digits.' },
  MaybeText: {
    type: ['string', 'number', 'boolean', 'null'],
    description: 'A text that may be absent, null or empty: nothing is shown then.',
  },
  Address: {
    type: ['string', 'number', 'boolean'],
    description: 'Where somebody goes on: https, or a path of the page. A blank one is none.',
  },
  Flag: {
    type: ['string', 'number', 'boolean', 'null'],
    description: "Yes is '1', 1 or true. Everything else, and nothing at all, is no.",
  },
  Integer: {
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: String.raw`^-?\d+$` }],
    description: 'A whole number, as a number or as its digits.',
  },
  Centavos: {
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: String.raw`^-?\d+$` }],
    description: 'Money: a whole number of centavos. ₱1,234.50 is 123450; never 1234.5, never "1,234.50".',
  },
  Image: {
    type: ['string', 'null'],
    description: 'Address of an image: https, or a path of the page. Any other is read as none.',
  },
  Rows: {
    type: ['array', 'null'],
    items: {
      type: 'object',
      properties: {
        text: { $ref: '#/components/schemas/MaybeText' },
        value: { $ref: '#/components/schemas/MaybeText' },
      },
    },
    description: 'Display rows, shown as they come. A row without a text or a value is left out.',
  },
  Texts: {
    anyOf: [
      { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
      { type: ['string', 'null'] },
    ],
    description: 'A list of texts, or one text that joins them with commas.',
  },
};

/** Names of the fields that are money. */
const money = /^(amount|fee|minimum|maximum|penaltyPerDay)$|[a-z]Amount$/;

type Properties = Record<string, JsonSchema>;

/** Says of every field what it is, and of money that it is money. Throws for a field that nobody has described. */
const withWords = (schema: JsonSchema): JsonSchema => {
  const inner = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(inner);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([name, value]) =>
        name === 'properties' ? [name, described(value as Properties)] : [name, inner(value)],
      ),
    );
  };
  const described = (properties: Properties): Properties =>
    Object.fromEntries(
      Object.entries(properties).map(([field, value]) => {
        const words = fieldWords[field];
        if (words === undefined) throw new Error(`contract/api/fields.ts does not say what '${field}' is`);
        const own = inner(value) as JsonSchema;
        const asMoney = money.test(field)
          ? (JSON.parse(JSON.stringify(own).replaceAll('/Integer"', '/Centavos"')) as JsonSchema)
          : own;
        return [field, { ...asMoney, description: words }];
      }),
    );
  return inner(schema) as JsonSchema;
};

/** What the app puts in the place of an absent value is no matter of the wire; nor is a list of nothing that must be there. */
const asPromised = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'default' || (key === 'required' && Array.isArray(value) && value.length === 0)
        ? undefined
        : value,
    ),
  ) as JsonSchema;

/** Choices within choices are one choice. */
const flat = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(flat);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, flat(value)] as const);
  const one: Record<string, unknown> = Object.fromEntries(entries);
  const isChoice = (choice: unknown): choice is { anyOf: unknown[] } =>
    typeof choice === 'object' && choice !== null && Object.keys(choice).join(',') === 'anyOf';
  if (Array.isArray(one['anyOf']))
    one['anyOf'] = one['anyOf'].flatMap((choice: unknown) => (isChoice(choice) ? choice.anyOf : [choice]));
  return one;
};

/** The JSON Schema of what a schema reads: what is to be sent for it to be understood. */
export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema => {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: codecs,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  const { $schema: _, $defs: __, ...own } = converted;
  return withWords(flat(asPromised(own)) as JsonSchema);
};
