import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerNames } from '../../services/http/pageQuery.ts';
import { type Client, requestHeaders } from '../../services/http/request.ts';

const clients = ['one', 'two'] as const;
const sent = (client: Client, value: string) =>
  new Headers(requestHeaders(client, new URLSearchParams(headerNames[client].map((name) => [name, value]))));

test.each([
  ['tower-b', 'tower-b'],
  ['Peñafrancia 100%', 'Peñafrancia 100%'],
  ['大楼', '%E5%A4%A7%E6%A5%BC'],
  ['Tower 😀 B', 'Tower %F0%9F%98%80 B'],
  ['two\r\nlines', 'two%0D%0Alines'],
])('sends the page parameter %j as the header %j of either client', (value, header) => {
  for (const client of clients)
    for (const name of headerNames[client]) expect(sent(client, value).get(name)).toBe(header);
});

test('sends a call whatever the page parameters contain', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('a', 'ñ', '大', '😀', '\ud800', '\r', '\n', '\0', '\t', ' ', '%') }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...clients), texts, (client, value) => {
      for (const name of headerNames[client]) expect(sent(client, value).get(name)).not.toBeNull();
    }),
  );
});
