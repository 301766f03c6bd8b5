import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Schema, Validator } from '@cfworker/json-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../contract/api/calls.ts';
import { contractDocument, documentText, packedText } from '../../contract/api/document.ts';
import { lintDocument } from '../../contract/api/lint.ts';
import { lowerTo30 } from '../../contract/api/openapi30.ts';
import { payloadSchemas } from '../../contract/api/testBackend.ts';

interface Content {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  requestBody?: { content?: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content>; headers?: object; $ref?: string }>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
let text: string;
beforeAll(async () => {
  text = documentText(await contractDocument());
});

interface Fields {
  properties?: Record<string, object>;
  required?: string[];
}
interface Sending {
  operationId: string;
  parameters?: { name?: string; $ref?: string }[];
  requestBody?: {
    content?: Record<string, { schema: Fields; examples?: Record<string, { value: unknown }> }>;
  };
}
const sendingsOf = (document: string): Sending[] => {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Sending>> };
  return Object.values(paths).flatMap((methods) => Object.values(methods));
};
const nameOf = ({ name, $ref }: { name?: string; $ref?: string }): string =>
  name ?? $ref?.split('/').at(-1) ?? '';

describe.each(['openapi.json', 'openapi-3.0.json'])('the names in docs/api/%s', (file) => {
  const sendings = () => sendingsOf(readFileSync(`${root}docs/api/${file}`, 'utf8'));

  it('do not differ by case or underscores alone, which some languages drop', () => {
    const twins = sendings().flatMap(({ operationId, parameters = [], requestBody }) => {
      const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys(schema.properties ?? {}),
      );
      const names = [...parameters.map(nameOf), ...fields];
      const plain = names.map((name) => name.toLowerCase().replaceAll(/[-_]/g, ''));
      return plain.filter((name, place) => plain.indexOf(name) !== place).map((name) => operationId + name);
    });
    expect(twins).toEqual([]);
  });

  it('are required only where they are never empty', () => {
    const empty = sendings().flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema, examples = {} }) =>
        Object.values(examples).flatMap(({ value }) =>
          (schema.required ?? [])
            .filter((name) => !(value as Record<string, string>)[name])
            .map((name) => `${operationId}: ${name}`),
        ),
      ),
    );
    expect(empty).toEqual([]);
    const commit = sendings().find(({ operationId }) => operationId === 'commit');
    for (const { schema } of Object.values(commit?.requestBody?.content ?? {}))
      expect(schema.required).toEqual(['amount', 'orderId', 'sendMsg']);
  });

  it('are of fields that refuse an empty text, where they are required', () => {
    const { components } = JSON.parse(readFileSync(`${root}docs/api/${file}`, 'utf8')) as {
      components: object;
    };
    const taken = sendings().flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema: { properties = {}, required = [] } }) =>
        required
          // A file.
          .filter((name) => name !== 'problemImage')
          .filter((name) => new Validator({ components, ...properties[name] }).validate('').valid)
          .map((name) => `${operationId}: ${name}`),
      ),
    );
    expect(taken).toEqual([]);
  });
});

describe('docs/api/openapi-3.0.json', () => {
  const lowered = () => readFileSync(`${root}docs/api/openapi-3.0.json`, 'utf8');

  it('is written from the same schemas', () => {
    expect(lowered()).toBe(packedText(lowerTo30(JSON.parse(text) as Record<string, unknown>)));
  });

  it('passes the linter, except that a proprietary license has no URL', async () => {
    expect(await lintDocument(lowered())).toEqual([expect.stringContaining('info-license:')]);
  });

  it('has only what OpenAPI 3.0 has', () => {
    const newer: string[] = [];
    const read = (node: unknown, isNames = false): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const isNewer =
          ['const', 'contentMediaType', 'anyOf'].includes(key) || (key === 'type' && Array.isArray(value));
        if (!isNames && isNewer) newer.push(`${key}: ${JSON.stringify(value)}`);
        read(value, key === 'properties');
      }
    };
    read(JSON.parse(lowered()));
    expect(newer).toEqual([]);
  });
});

describe('docs/api/openapi.json', () => {
  it('has only dates that are far in the future, so that a mock has no expired code', () => {
    const examples = JSON.stringify(sendingsOf(text));
    const years = [...examples.matchAll(/"(20\d\d)-\d\d-\d\d/g)].map(([, year]) => Number(year));
    expect(years.length).toBeGreaterThan(10);
    // Nor as epoch milliseconds.
    expect(examples).not.toMatch(/\b1[6-9]\d{11}\b/);
    expect(Math.min(...years)).toBeGreaterThan(2090);
  });

  it('keeps docs/api/openapi.json up to date: run `npm run contract`', () => {
    expect(readFileSync(`${root}docs/api/openapi.json`, 'utf8')).toBe(text);
  });

  it('passes its linter without warnings', async () => {
    expect(await lintDocument(text)).toEqual([]);
  });

  it('fails its linter with a planted fault', async () => {
    expect(
      await lintDocument(text.replace('"operationId": "loanDetails"', '"operationId": "contactInfo"')),
    ).toEqual([expect.stringContaining('operation-operationId-unique')]);
  });

  it('includes every service actor that makes a call', async () => {
    const known = contractCalls.map(({ actor }) => actor);
    const missing: string[] = [];
    for (const file of globSync('services/*/actors.ts', { cwd: root })) {
      const exported: Record<string, unknown> = await import(`${root}${file}`);
      for (const [name, value] of Object.entries(exported))
        if (typeof value === 'object' && value !== null && 'describe' in value && !known.includes(value))
          missing.push(`${file}: ${name}`);
    }
    expect(missing).toEqual([]);
  });

  it('includes every call of the sandbox except the pictures of a complaint', () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, object> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...payloadSchemas.keys()].filter((key) => !documented.includes(key))).toEqual([
      'GET /user-problem/problem-img',
    ]);
  });

  it('lists the codes of a clear no for each irreversible call, and for no other', () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, object>> };
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        const needsKey = JSON.stringify(operation).includes('parameters/IdempotencyKey');
        const codes: string[] | undefined = (operation as { 'x-clear-no'?: string[] })['x-clear-no'];
        expect(codes !== undefined, `${method} ${path}`).toBe(needsKey);
        expect(codes?.filter((code) => /^5\d\d$/.test(code)) ?? []).toEqual([]);
      }
    expect(paths['/v3/loan-details/generate-vcode']?.['post']).toHaveProperty(
      'x-clear-no',
      expect.arrayContaining(['409', '412']),
    );
  });

  it("contains only examples that match the contract's schemas", () => {
    const { paths, components } = JSON.parse(text) as {
      paths: Record<string, Record<string, Operation>>;
      components: object;
    };
    const schemaFaults: string[] = [];
    let count = 0;
    for (const [path, methods] of Object.entries(paths))
      for (const { requestBody, responses } of Object.values(methods))
        for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)])
          for (const { schema, examples = {} } of Object.values(content)) {
            // Neither valibot, which the app uses, nor ajv, which checks backends.
            const validator = new Validator({ ...schema, components } as Schema, '2020-12', false);
            for (const [name, { value }] of Object.entries(examples)) {
              count += 1;
              const { valid, errors } = validator.validate(value);
              if (!valid) schemaFaults.push(`${path} ${name}: ${errors.map(({ error }) => error).join(' ')}`);
            }
          }
    expect(schemaFaults).toEqual([]);
    expect(count).toBeGreaterThan(80);
  });

  it('declares the headers that it requires in every response', () => {
    const { paths, components } = JSON.parse(text) as {
      paths: Record<string, Record<string, Operation>>;
      components: { responses: Operation['responses'] };
    };
    const answers = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
    );
    const declared = [...answers, ...Object.values(components.responses)]
      .filter(({ $ref }) => !$ref)
      .map(({ headers }) => Object.keys(headers ?? {}).join());
    expect([...new Set(declared)]).toEqual(['Cache-Control,Date']);
  });

  it('gives every constant one type, so that clients can be generated', () => {
    const untyped: string[] = [];
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const { enum: listed, const: fixed, type } = value as Record<string, unknown>;
      const values = Array.isArray(listed) ? listed : fixed === undefined ? [] : [fixed];
      if (new Set(values.map((one) => typeof one)).size > 1 || (values.length > 0 && !type))
        untyped.push(name);
      return value;
    });
    expect(untyped).toEqual([]);
  });

  it('says for every field which forms are allowed', () => {
    const formless: string[] = [];
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === 'object' && value !== null && Object.keys(value).join() === 'description')
        formless.push(name);
      return value;
    });
    // Data that the app ignores.
    expect(formless.filter((name) => name !== 'data')).toEqual([]);
  });

  it('describes every amount as money', () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
    expect(JSON.stringify(paths['/v3/loan-details/generate-vcode'])).toContain(
      '"amount":{"$ref":"#/components/schemas/Centavos"',
    );
    expect(JSON.stringify(paths['/v3/contract/contract-jump'])).not.toContain('Centavos');
  });
});
