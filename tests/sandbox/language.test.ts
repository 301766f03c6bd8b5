import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filipino } from '../../sandbox/wording/filipino.ts';
import { inLanguage } from '../../sandbox/wording/translate.ts';
import { start } from './start.ts';

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('keeps the placeholders of a sentence in every translation', () => {
  const odd = Object.entries(filipino).filter(
    ([english, text]) => `${namesIn(english)}` !== `${namesIn(text)}`,
  );
  expect(odd).toEqual([]);
});

test('translates every refusal of the backend, sentence by sentence', () => {
  const api = globSync('sandbox/api/groups/*.ts', { cwd: join(import.meta.dirname, '../..') });
  const messages = api.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/refuse\([^,()]+, '([^']+)'/g)].map(
      ([, message]) => message ?? '',
    ),
  );
  expect(messages.length).toBeGreaterThan(25);
  const sentences = messages.flatMap((message) => message.split(/(?<=\.) /));
  expect(sentences.filter((sentence) => !Object.hasOwn(filipino, sentence))).toEqual([]);
});

test('keeps names in a translated sentence, and user input unchanged', () => {
  expect(
    inLanguage(
      {
        text: 'Please pay ₱9,248.00. We are waiting for your payment.',
        own: 'I paid ₱1,200.',
        n: 3,
      },
      'fil',
    ),
  ).toEqual({
    text: 'Magbayad ng ₱9,248.00. Hinihintay namin ang bayad mo.',
    own: 'I paid ₱1,200.',
    n: 3,
  });
});

/** The first call of each screen, and texts that are names or a borrower's own. */
const readings: [path: string, query: Record<string, string>, method?: 'post'][] = [
  ...'applied approved rejected disbursed due overdue settled card withdraw tips'
    .split(' ')
    .map((orderId): (typeof readings)[number] => [
      '/v3/loan-details/loan-details',
      { productId: 'p1', orderId },
    ]),
  ['/v3/loan-confirm/loan-detail-confirm', { productId: 'p1' }, 'post'],
  ['/v3/installment/loan-play-detail', { productId: 'p1', orderId: 'due' }, 'post'],
  ['/v3/bind-card/card-init', { product_id: 'p1' }],
  ['/user-problem/problem-init', { orderId: 'overdue' }],
  ['/gopia/goya/drowns', {}, 'post'],
  ['/api/v2/youmi/service/channel/channel-template', { templateId: 't1' }],
];

/** Texts of two words and more, with their paths. */
const textsOf = (data: unknown, path = ''): [string, string][] => {
  if (typeof data === 'string') return / /.test(data) ? [[path, data]] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => textsOf(value, `${path}.${name}`));
};

const isName = (path: string, text: string) =>
  /[nN]ame$|telephone$|banner|\.note\.|detail\.1\.value$/.test(path) ||
  /^[₱\d][\d,.₱ –%]*$|^[A-Z][a-z]+ \d+, \d{4}$|^(GCash|Maya) |\*|•/.test(text) ||
  filipino[text] === text;

test('answers in Filipino without English sentences', async () => {
  const sandbox = await start();
  const read = async (lang: string): Promise<[string, string][]> => {
    const answers = await Promise.all(
      readings.map(async ([path, query, method]) => {
        const url = `${sandbox.url}/gateway${path}?${new URLSearchParams({ ...(method ? {} : query), lang, market: '0', sessionId: 's' }).toString()}`;
        const headers = {
          'X-Requested-With': 'XMLHttpRequest',
          building: '',
          gather: '',
          swift: '',
          eyes: '',
        };
        const response = await fetch(url, {
          headers,
          ...(method && {
            method: 'POST',
            body: new URLSearchParams({ ...query, product_id: query['productId'] ?? '' }),
          }),
        });
        return response.json();
      }),
    );
    return answers.flatMap((answer, index) => textsOf(answer, String(index)));
  };
  const [english, translated] = [await read('en'), new Map(await read('fil'))];
  expect(english.length).toBeGreaterThan(100);
  const left = english.filter(([path, text]) => translated.get(path) === text && !isName(path, text));
  expect(left).toEqual([]);
});

test('responds to a retry of the same key in the language that it requests', async () => {
  const sandbox = await start();
  const send = async (lang: string) => {
    const response = await fetch(
      `${sandbox.url}/gateway/user-problem/save-score?${new URLSearchParams({ lang, sessionId: 'session-complaints' }).toString()}`,
      {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest', building: '', gather: '', 'Idempotency-Key': 'k1' },
        body: new URLSearchParams({ score: '5', problemId: 'gone' }),
      },
    );
    return ((await response.json()) as { message: string }).message;
  };
  expect([await send('en'), await send('fil'), await send('de')]).toEqual([
    'We cannot find this complaint.',
    'Hindi namin makita ang reklamong ito.',
    'We cannot find this complaint.',
  ]);
});
