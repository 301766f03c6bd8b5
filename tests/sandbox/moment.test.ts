import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultKinds } from '../../sandbox/faultKinds.ts';
import { dialects } from '../../sandbox/dialects.ts';
import { momentOf, networkNames, queryOf } from '../../sandbox/simulator/address.ts';
import { deviceNames } from '../../sandbox/simulator/devices.ts';
import { matching } from '../../sandbox/simulator/Scenarios.tsx';
import { reportOf, timelineOf } from '../../sandbox/simulator/timeline.ts';

const onOff = fc.constantFrom('' as const, '1' as const);

const moments = fc.record({
  lang: fc.constantFrom('spec', 'en', 'fil'),
  dark: onOff,
  text: fc.constantFrom('100', '150', '200'),
  market: fc.constantFrom('', '0', '1'),
  device: fc.constantFrom(...deviceNames),
  keyboard: onOff,
  scenario: fc.constantFrom('', 'due', 'page-'),
  screen: fc.constantFrom(
    '',
    '/repay?productId=p1&orderId=due&backend=a%26b',
    '/promotion/?id=t1#/agreementTemplate',
  ),
  network: fc.constantFrom(...networkNames),
  dialect: fc.constantFrom(...dialects),
  fault: fc.constantFrom('', ...faultKinds),
  when: fc.constantFrom('before', 'after'),
});

describe("the simulator's address", () => {
  test('restores the state from its URL', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(momentOf(`?${queryOf(moment)}`)).toEqual(moment);
      }),
    );
  });

  test('leaves defaults out of the URL, and ignores unknown values', () => {
    const usual = momentOf('');
    expect(queryOf(usual)).toBe('');
    expect(momentOf('?lang=xx&device=tv&text=1000&network=none&fault=&dark=yes&keyboard=0')).toEqual(usual);
    expect(momentOf('?screen=//host.example/&scenario=due').screen).toBe('');
    expect(momentOf(String.raw`?screen=/\host.example/`).screen).toBe('');
  });
});

test('finds a scenario by words in any order, including its heading', () => {
  const scenario = { id: 'due', title: '174 Due', description: 'Pay soon', path: '/loanDetail' };
  const groups = [
    { title: 'Order status', scenarios: [scenario, { ...scenario, id: 'x', title: '110 Rejected' }] },
  ];
  expect(matching(groups, ' due  STATUS ')).toEqual([{ title: 'Order status', scenarios: [scenario] }]);
  expect(matching(groups, '')).toEqual(groups);
  expect(matching(groups, 'nothing of it')).toEqual([]);
});

test('merges calls, bridge and states into one timeline, newest first, and oldest first in a report', () => {
  const timeline = timelineOf(
    [{ id: 1, time: 2_000, kind: 'order', orderId: 'due', message: 'paid' }],
    [{ id: 1, time: 3_000, name: 'goHome', payload: {}, direction: 'toShell' }],
    [{ id: 1, time: 1_000, path: '/loanDetail?orderId=due', state: 'crashed' }],
  );
  expect(timeline.map(({ title, side, isBad }) => [side, title, isBad])).toEqual([
    ['bridge', '→ goHome', false],
    ['backend', 'Order due: paid', false],
    ['state', 'crashed', true],
  ]);
  expect(reportOf('http://localhost/simulator/?scenario=due', timeline))
    .toBe(`http://localhost/simulator/?scenario=due

00:00:01.000 state   ! crashed /loanDetail
00:00:02.000 backend   Order due: paid order
00:00:03.000 bridge    → goHome
`);
});
