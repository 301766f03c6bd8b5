import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breaks, releasedApps } from '../../contract/api/compare.ts';

interface Schema {
  properties: Record<string, Schema>;
  required: string[];
  enum: unknown[];
  type: string[];
  anyOf: Schema[];
}
interface Operation {
  parameters: object[];
  requestBody: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}
interface Document extends Record<string, unknown> {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const today = (): Document =>
  JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8'));
const operation = (document: Document, method: string, path: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`no ${method} ${path}`);
  return found;
};
const answer = (document: Document, method: string, path: string): Schema => {
  const schema = operation(document, method, path).responses['200']?.content['application/json']?.schema
    .anyOf[0];
  if (!schema) throw new Error(`no answer of ${path}`);
  return schema;
};
const form = (document: Document, path: string): Schema => {
  const schema = operation(document, 'post', path).requestBody.content['application/x-www-form-urlencoded']
    ?.schema;
  if (!schema) throw new Error(`no form of ${path}`);
  return schema;
};

const order = '/v3/loan-details/loan-details';
const push = '/v3/loan-confirm/loan-detail-push';

const part = (): Document => {
  const document = today();
  const some = [order, push, '/v3/contract/contract', '/v3/home/define'];
  document.paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => some.includes(path)));
  return document;
};

const changed = (change: (document: Document) => void) => {
  const document = part();
  change(document);
  return breaks({ app: '9', document: part() }, document).map(
    (text) => `${text.startsWith('app 9') ? 'new' : 'old'} backend: ${/(GET|POST) [^:]+/.exec(text)?.[0]}`,
  );
};

describe('what breaks which released app', () => {
  it('finds no breaking change between any released app and today', () => {
    const document = today();
    expect(releasedApps().map(({ app }) => app)).toContain('0.1.0');
    expect(releasedApps().flatMap((app) => breaks(app, document))).toEqual([]);
  });

  it.each<[string, (document: Document) => void, string[]]>([
    ['words alone', (document) => void (document['info'] = { title: 'other', version: '2' }), []],
    [
      'a call that is gone: a released app still makes it',
      (document) => void delete document.paths['/v3/contract/contract'],
      ['new backend: GET /v3/contract/contract'],
    ],
    [
      'a call that is new: its flow is paused until a backend has it',
      (document) =>
        void (document.paths['/v3/new'] = { get: operation(document, 'get', '/v3/contract/contract') }),
      [],
    ],
    [
      'a field of an answer that the app now needs',
      (document) => void answer(document, 'get', order).properties['data']?.required.push('banner'),
      [`old backend: GET ${order}`],
    ],
    [
      'an answer that may now lack what released apps need',
      (document) => void answer(document, 'get', order).properties['data']?.required.pop(),
      [`new backend: GET ${order}`],
    ],
    [
      'a parameter that backends may now insist on',
      (document) =>
        void operation(document, 'get', '/v3/contract/contract').parameters.push({
          name: 'region',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
      ['new backend: GET /v3/contract/contract'],
    ],
    [
      'a field of a form that the app no longer sends',
      (document) => {
        const schema = form(document, push);
        schema.required = schema.required.filter((name) => name !== 'amount');
      },
      [`old backend: POST ${push}`],
    ],
    [
      'another spelling of yes',
      (document) => {
        const code = answer(document, 'post', '/v3/home/define').properties['code'];
        if (code) code.enum = ['01'];
      },
      ['new backend: POST /v3/home/define', 'old backend: POST /v3/home/define'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(changed(change)).toEqual(expected);
  });
});
