import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Family } from '../../services/http/envelope.ts';
import { commonNames, headerNames } from '../../services/http/pageQuery.ts';
import { languageNames } from '../../services/visit/languages.ts';
import { httpTimeout } from '../../services/http/client.ts';
import type { ContractCall, Sent } from './call.ts';
import { collectExamples, type Example } from './examples.ts';
import { fieldWords } from './fields.ts';
import { payloadSchemas } from './testBackend.ts';
import { jsonSchemaOf, sharedSchemas } from './schemas.ts';
import { withTypedValues } from './values.ts';
import { contractVersion } from './version.ts';

type Json = Record<string, unknown>;

interface Operation {
  key: string;
  sent: Sent;
  calls: { call: ContractCall; example: Example }[];
}

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const sentence = (text: string) => (text && !/[.!?]$/.test(text) ? `${text}.` : text);

const ignored = { description: 'Ignored.' };

const accepted = (family: Family, data: v.GenericSchema | undefined): JsonSchema => {
  const yes = { v3: [true, 'true', 1, '1'], '00': ['00'], '0': [0, '0'] }[family];
  const verdict = family === 'v3' ? 'success' : 'code';
  const schema = data && jsonSchemaOf(data);
  const isNeeded = schema !== undefined && Object.keys(schema).length > 0;
  return {
    type: 'object',
    title: 'Yes',
    properties: {
      [verdict]: { enum: yes },
      message: component('schemas', 'Words'),
      data: isNeeded ? schema : ignored,
    },
    required: [verdict, ...(isNeeded ? ['data'] : [])],
  };
};

const refusal = (verdict: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  title: 'No',
  properties: {
    ...verdict,
    message: { ...component('schemas', 'SomeWords'), description: 'Shown to the borrower as it is.' },
    data: ignored,
  },
  required: [...required, 'message'],
});
const otherCode = (not: JsonSchema, description: string) =>
  refusal({ code: { type: ['string', 'number'], not, description } }, ['code']);

const refusals: Record<string, JsonSchema> = {
  RefusedV3: refusal(
    {
      success: { enum: [false, 'false', 0, '0'] },
      code: { ...component('schemas', 'Words'), description: 'Which no it is.' },
    },
    ['success'],
  ),
  Refused00: otherCode({ const: '00' }, "Anything but '00'."),
  Refused0: otherCode({ enum: [0, '0'] }, 'Anything but 0.'),
};
const refusalNames = { v3: 'RefusedV3', '00': 'Refused00', '0': 'Refused0' };

/** Headers of every response: no proxy or browser may store a borrower's data, and days are counted by the backend's clock. */
const headers = {
  'Cache-Control': component('headers', 'CacheControl'),
  Date: component('headers', 'Date'),
};

const errors: Record<string, string> = {
  SessionEnded: 'The session has ended: the app asks the borrower to log in again, and keeps what was typed.',
  InFlight:
    'The first request with this idempotency key has no answer yet. The app takes the end of the call for unknown, and asks again with the same key.',
  KeyMismatch: 'This idempotency key belongs to another request. Nothing was done.',
  TooMany:
    'Not done. The app says in how many minutes to try again, by `Retry-After` (seconds or a date); without it, in a few.',
  Broken:
    'A call that reads failed; one that cannot be undone has an unknown end, and the app asks again with the same key.',
};

const json = (schema: JsonSchema, examples?: Json) => ({
  'application/json': { schema, ...(examples && { examples }) },
});

const responsesOf = ({ sent: { call }, calls }: Operation): Json => {
  const [first] = calls;
  const isIrreversible = call.kind !== undefined;
  const failures = {
    ...(isIrreversible && {
      409: component('responses', 'InFlight'),
      422: component('responses', 'KeyMismatch'),
    }),
    401: component('responses', 'SessionEnded'),
    429: component('responses', 'TooMany'),
    '5XX': component('responses', 'Broken'),
  };
  const responses = (description: string, content: Json) => ({
    200: { description, headers, content },
    ...failures,
  });
  // A captcha's image and tracking calls have no family.
  if (first?.example.type.startsWith('image/'))
    return responses('The image.', { 'image/*': { schema: { type: 'string' } } });
  if (!call.family) return responses('Ignored, whatever it is.', json({}));
  const examples = Object.fromEntries([
    ...calls.map(({ call: { name }, example }) => [name, { value: example.answer }]),
    ['refused', { value: first?.example.refusal }],
  ]) as Json;
  const either = {
    anyOf: [accepted(call.family, call.data), component('schemas', refusalNames[call.family])],
  };
  return responses('Yes or no, by the envelope.', json(either, examples));
};

const payloadOf = (key: string): Json & { properties: Record<string, JsonSchema>; required: string[] } => {
  const schema = payloadSchemas.get(key);
  if (!schema) throw new Error(`The sandbox has no call ${key}`);
  const {
    properties = {},
    required = [],
    ...rest
  } = jsonSchemaOf(schema) as Json & {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const named = (name: string) => (name === 'product_id' ? 'productId' : name);
  const filled = required.map(named);
  return {
    ...rest,
    // The fields of a payment account are named by the company (card-init).
    ...(/bind-card-(new|order)$/.test(key) && {
      additionalProperties: { type: 'string', description: 'The value of the field that has this code.' },
    }),
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, form]) => {
        const name = named(field);
        const isText =
          JSON.stringify(form).includes(`"${component('schemas', 'Id').$ref}"`) ||
          form.anyOf?.some((one) => typeof one === 'object' && one.type === 'string');
        return [
          name,
          {
            ...form,
            ...(name === 'productId' && { description: fieldWords['productId'], 'x-alias': 'product_id' }),
            // What is required is never empty.
            ...(filled.includes(name) && isText && { minLength: 1 }),
          } as JsonSchema,
        ];
      }),
    ),
    required: filled,
  };
};

const parametersOf = ({ key, sent: { call, payload } }: Operation): Json[] => {
  const { properties, required } =
    payload instanceof FormData ? { properties: {}, required: [] } : payloadOf(key);
  const shared = [
    // One name stands for one thing in a call: its own field says that the query has another value.
    ...commonNames.filter((name) => !(name in properties)).map((name) => component('parameters', name)),
    component('parameters', 'lang'),
    component('parameters', 'XRequestedWith'),
    component('parameters', 'traceparent'),
    ...headerNames[call.client].map((name) => component('parameters', name)),
    ...(call.kind === undefined ? [] : [component('parameters', 'IdempotencyKey')]),
  ];
  if (call.method === 'POST') return shared;
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: (schema as Json)['description'],
    ...(name === 'productId' && { 'x-alias': 'product_id' }),
    schema,
  }));
  return [...own, ...shared];
};

const bodyOf = ({ key, sent: { call, payload }, calls }: Operation): Json => {
  if (call.method !== 'POST') return {};
  if (payload instanceof FormData) {
    const properties = {
      problemImage: {
        type: 'string',
        contentMediaType: 'image/jpeg',
        description: 'A JPEG of 1 MB at most.',
      },
    };
    const schema = { type: 'object', properties, required: ['problemImage'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const schema = payloadOf(key);
  if (Object.keys(schema.properties).length === 0) return {};
  const examples = Object.fromEntries(
    calls.map(({ call: { name }, example: { body } }) => {
      const { product_id: _, ...named } = body;
      return [name, { value: named }];
    }),
  );
  return {
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema, examples } } },
  };
};

const codesOf = (calls: Operation['calls']): string => {
  const rows = new Map(calls.flatMap(({ call }) => Object.entries(call.codes)));
  if (rows.size === 0) return '';
  const lines = [...rows].map(([code, does]) => `| ${code} | ${does} |`);
  return [
    '',
    '| code of the refusal | what the app does |',
    '|---|---|',
    ...lines,
    '| any other | Shows the message. |',
  ].join('\n');
};

/** Refusal codes after which nothing was done. */
const clearNoOf = (calls: Operation['calls']): string[] => [
  // Invalid parameters, and a key that belongs to another request.
  '400',
  'idempotency-mismatch',
  ...new Set(calls.flatMap(({ call }) => [...Object.keys(call.codes), ...call.clearNo])),
];

const descriptionOf = ({ sent: { call }, calls }: Operation): string =>
  [
    calls
      .map(({ call: { title, about } }) => [sentence(title), sentence(about)].filter(Boolean).join(' '))
      .join('\n\n'),
    call.kind !== undefined &&
      'Cannot be undone. One tap of the borrower has one Idempotency-Key, on every try. The same key and body: the same answer, and nothing is done again. ' +
        'The same key and another body: refused with 422. While the first is under way: 409. A key is kept for 24 hours.',
    call.kind === undefined &&
      call.method === 'POST' &&
      call.family &&
      'Has no idempotency key: made twice, it is done twice, or it only reads.',
    codesOf(calls),
  ]
    .filter(Boolean)
    .join('\n\n');

const tagOf = (path: string): string => {
  if (path.startsWith('/api/')) return 'Promotion';
  if (path.startsWith('/user-problem/')) return 'Complaints';
  if (path.startsWith('/repayment/')) return 'Old repayment';
  if (/bind-card/.test(path)) return 'Payment account';
  if (/loan-confirm|contract|satire|cultures|misunderstood|depush/.test(path)) return 'Loan confirm';
  if (/generate-vcode|installment|spoken/.test(path)) return 'Repayment';
  if (path.startsWith('/gopia/')) return 'Failure page';
  return 'Orders';
};

const operationsOf = (examples: Awaited<ReturnType<typeof collectExamples>>): Operation[] =>
  [...Map.groupBy(examples, ({ sent: { call } }) => `${call.method} ${call.path}`)].flatMap(([key, calls]) =>
    calls.slice(0, 1).map(({ sent }) => ({ key, sent, calls })),
  );

const commonWords: Record<(typeof commonNames)[number], string> = {
  appVersion: 'Version of the native app.',
  deviceName: 'Name of the device.',
  deviceId: 'Id of the device.',
  osVersion: 'Operating system and its version.',
  sessionId: 'Session of the borrower.',
  adId: 'Advertising id of the device.',
  market: "Market flag: '1' shows the rupee sign, anything else the peso sign.",
};

const parameter = (
  name: string,
  { in: location = 'query', required = false, schema = { type: 'string' } as Json, ...about }: Json,
) => ({ name, in: location, required, description: about['description'], schema });

const parameters: Json = {
  ...Object.fromEntries(
    commonNames.map((name) => {
      const description = `${commonWords[name]} From the page's address; left out when it is not there.`;
      return [name, parameter(name, { description })];
    }),
  ),
  ...Object.fromEntries(
    [...headerNames.one, ...headerNames.two].map((name) => {
      const description = `The page parameter \`${name}\`: always sent, empty when it is absent. What a header cannot carry is percent-encoded.`;
      return [name, parameter(name, { in: 'header', description })];
    }),
  ),
  lang: parameter('lang', {
    description:
      'The language that the page is in: what the answer says to the borrower is to be in it. Left out where the page has the wording of the specification.',
    schema: { enum: languageNames.filter((language) => language !== 'spec') },
  }),
  XRequestedWith: parameter('X-Requested-With', {
    in: 'header',
    required: true,
    description: 'Marks a call of the app.',
    schema: { const: 'XMLHttpRequest' },
  }),
  traceparent: parameter('traceparent', {
    in: 'header',
    description:
      "One trace for each call (W3C Trace Context), so that engines can follow it through the API. Sent to the page's own origin; to another one where VITE_TRACE_CALLS is `all`, which that origin has to allow by CORS.",
    schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$' },
  }),
  IdempotencyKey: parameter('Idempotency-Key', {
    in: 'header',
    required: true,
    description: 'One UUID for one intent of the borrower: the same on every try of it.',
    schema: { type: 'string', format: 'uuid' },
  }),
};

const preamble = `What the app requires of a backend. It is written from the schemas by which the app reads the answers; \`npm run contract -- --base <address> --session <id>\` checks a backend against it.

**Envelope.** An answer says yes in one of three ways: \`success: true\` (V3), \`code: "00"\`, or \`code: 0\`. What matters to the app is \`message\` and \`data\`.

**Numbers** may come as text and text as numbers. **Money** is a whole number of centavos, in both directions. **Days** are text or epoch milliseconds. Fields that this document does not name are ignored. What is not required may be absent, null or empty: then nothing is shown.

**Bodies** are form-encoded; the common parameters stand in the query of every call. The product is \`productId\`; the app also sends \`product_id\`, its alias (\`x-alias\`), with the same value. Read one of them. What is required is never empty; what is not may be absent or empty.

**Headers.** The headers of the page parameters come with every call, empty where the page's address does not have the parameter: the app's specification asks for it, and a gateway that drops or refuses empty headers must let them pass. Answers carry \`Cache-Control: no-store\`. A backend of another origin than the page allows the page's origin by CORS, with the headers of the calls.

**Clock.** Every answer carries \`Date\`: days left, overdue, expiry and ages are counted by it, whatever the phone's clock says. A backend of another origin sends \`Access-Control-Expose-Headers: Date, Retry-After\`.

**What is a clear no.** A call that cannot be undone is taken as not done only when its envelope refuses with a code other than 500 to 599 (and those of \`VITE_UNCLEAR_CODES\`), or its status is 400 to 499 other than 408, 409 and 425. \`x-clear-no\` lists the codes of each call that mean that nothing was done. Everything else leaves the outcome unknown, and the same key comes again: a redirect (none is followed), 5xx, a body that is no envelope, a verdict that is neither yes nor no, a yes without the address that the app goes on at.

**Time.** A call times out after ${httpTimeout / 1000} s.`;

export async function contractDocument(): Promise<Json> {
  const operations = operationsOf(await collectExamples());
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const { sent, calls } = operation;
    const [first] = calls;
    if (!first) continue;
    paths[sent.call.path] = {
      ...paths[sent.call.path],
      [sent.call.method.toLowerCase()]: {
        operationId: first.call.name,
        tags: [tagOf(sent.call.path)],
        summary: first.call.title,
        description: descriptionOf(operation),
        ...(sent.call.kind !== undefined && { 'x-clear-no': clearNoOf(calls) }),
        parameters: parametersOf(operation),
        ...bodyOf(operation),
        responses: responsesOf(operation),
      },
    };
  }
  const tags = [...new Set(operations.map(({ sent }) => tagOf(sent.call.path)))];
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'The backend',
      version: contractVersion,
      description: preamble,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      { url: '/gateway', description: "VITE_API_BASE: a path of the page's origin, or an https address." },
    ],
    security: [{ session: [] }, {}],
    tags: tags.map((name) => ({ name, description: `${name}.` })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'query',
          name: 'sessionId',
          description: 'The session that the shell opened the page with.',
        },
      },
      parameters,
      schemas: { ...sharedSchemas, ...refusals },
      headers: {
        CacheControl: {
          description: 'Nothing on the way keeps an answer.',
          required: true,
          schema: { type: 'string', const: 'no-store' },
        },
        Date: {
          description: 'The clock of the backend.',
          required: true,
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(errors).map(([name, description]) => [name, { description, headers }]),
      ),
    },
  };
  return withTypedValues(document) as Json;
}

export const documentText = (document: Json): string => `${JSON.stringify(document, undefined, 2)}\n`;

/** The same in one line, for programs. */
export const packedText = (document: Json): string => `${JSON.stringify(document)}\n`;
