import { expect, test } from 'vitest';
import { clientTypeOf, hashRoute, placeOf, promotionPageOf } from '../../services/promotion/page.ts';

const search = '?id=t1&user_from=fb&utm_tag=u1&app_from=web&invite_code=i1&UC=uc1';

test("reads the page's parameters, without a hash and behind #/", () => {
  for (const hash of ['', '#/', '#', '#/elsewhere?id=t9'])
    expect(placeOf({ hash, search })).toEqual({
      route: 'landing',
      landingLink: '#/',
      page: {
        id: 't1',
        user_from: 'fb',
        utm_tag: 'u1',
        app_from: 'web',
        invite_code: 'i1',
        UC: 'uc1',
        down_id: '',
        links_id: '',
      },
    });
});

test.each(['download', 'agreement'] as const)(
  'reads only what is behind its hash on the %s page',
  (route) => {
    const place = placeOf({ hash: `#/${route}Template?id=t2&links_id=l%201`, search });
    expect(place.route).toBe(route);
    expect(place.page).toMatchObject({ id: 't2', links_id: 'l 1', user_from: '', UC: '' });
  },
);

test("reads the page's parameters for a hash route without its own", () => {
  for (const hash of ['#/downloadTemplate', '#/downloadTemplate/', '#/downloadTemplate?'])
    expect(placeOf({ hash, search })).toMatchObject({ route: 'download', page: { id: 't1', UC: 'uc1' } });
});

test('keeps the specified parameters in a hash route, and reads them back unchanged', () => {
  const page = promotionPageOf(new URLSearchParams(`${search}&down_id=d 1`));
  const hash = hashRoute('downloadTemplate', page);
  expect(hash).toBe('#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1&down_id=d+1');
  expect(placeOf({ hash, search: '' }).page).toEqual({ ...page, invite_code: '', UC: '' });
  expect(hashRoute('agreementTemplate', promotionPageOf(new URLSearchParams()))).toBe('#/agreementTemplate');
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13; SM-A057F) AppleWebKit/537.36', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'pc'],
])('tracks a visit with %s as %s', (agent, client) => expect(clientTypeOf(agent)).toBe(client));
