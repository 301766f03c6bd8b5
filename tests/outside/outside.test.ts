import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { qrPhFault } from '../../services/repay/qrPh.ts';
import * as codecs from '../../services/values/codecs.ts';
import { isoOf } from '../../services/values/day.ts';
import { digitsOf } from '../../services/values/digits.ts';
import { codeIn } from '../../services/values/numbers.ts';
import { parseJson } from '../../services/http/json.ts';
import { repairQuery } from '../../services/http/pageQuery.ts';
import { classifyLink } from '../../services/values/links.ts';
import { normalisePhone } from '../../services/values/phone.ts';
import { codeAddressOf, queryOf } from '../../services/repay/codeAddress.ts';
import { cutTo } from '../../services/values/text.ts';
import { rowOf, withDistinctIds } from '../../services/values/distinctIds.ts';

const reportSchema = v.object({
  repository: v.pipe(v.string(), v.regex(/^[\w.-]+\/[\w.-]+$/)),
  number: v.pipe(v.number(), v.integer()),
  taught: v.pipe(v.string(), v.minLength(10)),
  kind: v.picklist([
    'json',
    'id',
    'time',
    'emv',
    'otp',
    'phone',
    'cut',
    'images',
    'twins',
    'link',
    'query',
    'flag',
    'code',
    'digits',
    'payCode',
    'noTime',
  ]),
  input: v.unknown(),
  right: v.unknown(),
});

const pair = v.tuple([v.string(), v.number()]);
const rows = v.array(v.object({ id: v.string(), name: v.string() }));

const door = { scheme: 'peraloan', origin: 'https://loans.example', allowHttp: false };

const readers: Record<v.InferOutput<typeof reportSchema>['kind'], (input: unknown) => unknown> = {
  json: (input) => parseJson(v.parse(v.string(), input)),
  id: (input) => v.parse(codecs.id, input),
  // A missing result means that the time is displayed unchanged.
  time: (input) => isoOf(v.parse(codecs.time, input), true) ?? null,
  emv: (input) => qrPhFault(...v.parse(pair, input)) ?? 'sound',
  otp: (input) => codeIn(v.parse(v.string(), input), 6),
  phone: (input) => normalisePhone(v.parse(v.string(), input), 'ph'),
  cut: (input) => cutTo(...v.parse(pair, input)),
  images: (input) => v.parse(codecs.images, input),
  link: (input) => classifyLink(v.parse(v.string(), input), door).kind,
  query: (input) => new URLSearchParams(repairQuery(v.parse(v.string(), input))).toString(),
  flag: (input) => v.parse(codecs.flag, input),
  code: (input) => v.parse(codecs.code, input),
  digits: (input) => digitsOf(v.parse(v.string(), input)),
  payCode: (input) => codeAddressOf(queryOf(v.parse(v.string(), input))).payCode,
  noTime: (input) => v.parse(codecs.time, input),
  twins: (input) => {
    const told = withDistinctIds('id')(v.parse(rows, input));
    return rowOf(told, 'id', told[1]?.id ?? '')?.name;
  },
};

const folder = fileURLToPath(new URL('reports/', import.meta.url));
const reports = globSync('*.json', { cwd: folder })
  .toSorted()
  .map((file) => v.parse(reportSchema, JSON.parse(readFileSync(folder + file, 'utf8'))));

test('has at least a hundred reports', () => expect(reports.length).toBeGreaterThanOrEqual(100));

test.each(reports.map((report) => [`${report.repository} #${report.number}`, report] as const))(
  '%s',
  (_, { kind, input, right, taught }) => {
    expect({ taught, read: readers[kind](input) }).toEqual({ taught, read: right });
  },
);
