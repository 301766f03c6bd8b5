import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as all from '../../services/values/codecs.ts';
import { fieldKind, fieldKinds } from '../../services/bindBank/schema.ts';
import { fieldWords } from './fields.ts';

const codecs = {
  Id: all.id,
  GivenId: all.givenId,
  MaybeId: all.maybeId,
  ShownId: all.shownId,
  Code: all.code,
  MaybeCode: all.maybeCode,
  ShownCode: all.shownCode,
  Words: all.words,
  Figure: all.figure,
  MessageText: all.messageText,
  SomeWords: all.visibleText,
  Time: all.time,
  Address: all.address,
  MaybeAddress: all.maybeAddress,
  Flag: all.flag,
  MaybeFlag: all.maybeFlag,
  Integer: all.integer,
  Centavos: all.centavos,
  Image: all.image,
  Images: all.images,
  Rows: all.rows,
  Texts: all.texts,
  FieldKind: fieldKind,
};

const some: JsonSchema['type'] = ['string', 'number', 'boolean'];
const any: JsonSchema['type'] = ['string', 'number', 'boolean', 'null'];
const whole: JsonSchema['anyOf'] = [{ type: 'integer' }, { type: 'string', pattern: String.raw`^-?\d+$` }];
const opaque =
  'goes back to you digit for digit, as it came. Recommended: a string. An integer is read without losing a digit.';

export const sharedSchemas: Record<string, JsonSchema> = {
  Id: { type: some, description: `An id: it ${opaque}` },
  GivenId: {
    type: some,
    description: `An id that is needed: a blank one is none. It ${opaque}`,
  },
  MaybeId: { type: any, description: `An id that may be absent, null or empty: it ${opaque}` },
  ShownId: {
    type: any,
    description: `An id that is also shown. Absent, null, empty, 0, true or false: there is none. Otherwise it ${opaque}`,
  },
  Code: {
    type: some,
    description:
      'A code. Recommended: a string without blanks around it. A number is read as its digits; blanks around it and invisible characters are removed.',
  },
  MaybeCode: {
    type: any,
    description:
      'A code that may be absent, null or empty. Recommended: a string without blanks around it. A number is read as its digits; blanks around it and invisible characters are removed.',
  },
  ShownCode: {
    type: any,
    description:
      'A code that people read, such as one to pay by. Recommended: a string without blanks around it. Absent, null, empty, 0, true or false: there is none.',
  },
  Figure: {
    type: any,
    description:
      'A value to show beside its name. Recommended: a string. A number is read as its digits, 0 too. Absent, null, empty, true or false: nothing is shown.',
  },
  Words: {
    type: any,
    description:
      'Words to show. Recommended: a string. A number is read as its digits. Absent, null, empty, invisible, 0, true or false: nothing is shown.',
  },
  MessageText: {
    type: any,
    description:
      'Words of a message to show. Recommended: a string. Absent, null, empty, or what was written for developers: nothing is shown.',
  },
  SomeWords: {
    type: some,
    description: 'Words to show. Recommended: a string. Left out where there is nothing to see in them.',
  },
  Time: {
    type: any,
    description:
      'A day or a moment. Recommended: a day as YYYY-MM-DD, a moment as RFC 3339 with its offset (2026-11-24T21:05:00+08:00). Read too: epoch milliseconds (13 digits) or seconds (10 digits), yyyyMMddHHmmss, a written date with a time of 24 hours or with AM and PM; without an offset it is Manila time. 24:00:00 is the midnight that ends the day. A day alone, as an expiry, lasts until its end. Anything else is shown as it came.',
  },
  Address: {
    type: some,
    description:
      'Where somebody goes on. Allowed and recommended: an https address, or a path of the page. A blank one is none.',
  },
  MaybeAddress: {
    type: any,
    description:
      'An address that may be absent, null or empty. Allowed and recommended: an https address, or a path of the page.',
  },
  Flag: {
    type: any,
    description:
      "Yes is '1', 'true', 1 or true. Recommended: true or false. Everything else, and nothing at all, is no.",
  },
  MaybeFlag: {
    type: any,
    description:
      "Yes is '1', 'true', 1 or true; no is '0', 'false', 0 or false. Recommended: true or false. Everything else, and nothing at all, is neither, and proves nothing.",
  },
  Integer: {
    anyOf: whole,
    description: 'A whole number. Recommended: a number. Its digits as a string are read too.',
  },
  Centavos: {
    anyOf: whole,
    description:
      'Money: a whole number of centavos. Recommended: a number; its digits as a string are read too. ₱1,234.50 is 123450; never 1234.5, never "1234.50", never "1,234.50".',
  },
  Image: {
    type: ['string', 'null'],
    description:
      'Address of an image. Allowed and recommended: https, or a path of the page. Any other is read as none.',
  },
  Images: {
    anyOf: [{ type: 'array', items: { type: some } }, { type: ['string', 'null'] }],
    description:
      'Addresses of images. Recommended: a list. One text that joins them with commas is read too; a comma inside an address is a part of it.',
  },
  Rows: {
    type: ['array', 'null'],
    items: {
      type: 'object',
      properties: {
        text: { $ref: '#/components/schemas/Words' },
        value: { $ref: '#/components/schemas/Words' },
      },
    },
    description: 'Display rows, shown as they come. A row without a text or a value is left out.',
  },
  FieldKind: { type: 'string', enum: [...fieldKinds] },
  Texts: {
    anyOf: [{ type: 'array', items: { type: some } }, { type: ['string', 'null'] }],
    description: 'A list of texts. Recommended: a list. One text that joins them with commas is read too.',
  },
};

type Properties = Record<string, JsonSchema>;

/** Adds a description to every field. Throws for a field without one. */
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
        const about = fieldWords[field];
        if (about === undefined) throw new Error(`contract/api/fields.ts does not say what '${field}' is`);
        return [field, { ...(inner(value) as JsonSchema), description: about }];
      }),
    );
  return inner(schema) as JsonSchema;
};

/** Removes defaults for absent values, which the app adds itself, and empty lists of required fields. */
const asPromised = (schema: JsonSchema): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'default' || (key === 'required' && Array.isArray(value) && value.length === 0)
        ? undefined
        : value,
    ),
  ) as JsonSchema;

const flat = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(flat);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, flat(value)] as const);
  const one: Record<string, unknown> = Object.fromEntries(entries);
  const isChoice = (choice: unknown): choice is { anyOf: unknown[] } =>
    typeof choice === 'object' && choice !== null && Object.keys(choice).join(',') === 'anyOf';
  if (Array.isArray(one['anyOf']))
    one['anyOf'] = one['anyOf'].flatMap((choice: unknown) => (isChoice(choice) ? choice.anyOf : [choice]));
  return isChoice(one) && one.anyOf.length === 1 ? one.anyOf[0] : one;
};

const refOf = (codec: string): string => `#/components/schemas/${codec}`;

/** The codec that begins with this step. A field that adds steps to a codec has no reference to it, and a step that takes anything has no type. */
const codecOf = (step: object): string | undefined =>
  Object.entries(codecs).find(([, codec]) => codec.pipe?.[0] === step)?.[0];

/** Returns the JSON Schema of a schema's input: what a backend has to send. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: codecs,
    overrideRef: ({ referenceId }) => refOf(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // Other texts are read as none, but are not promised.
      if (valibotSchema === all.noText.pipe[0]) return { type: 'string', const: '' };
      const codec = codecOf(valibotSchema);
      return codec && Object.keys(jsonSchema).every((key) => key === 'default')
        ? { $ref: refOf(codec) }
        : undefined;
    },
  });
  const { $schema: _, $defs: __, ...own } = converted;
  return withWords(flat(asPromised(own)) as JsonSchema);
}
