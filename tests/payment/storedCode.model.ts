import type { AppRef } from '../../machines/root/context.ts';
import { storedCodeMachine, selectLiveCode } from '../../machines/payment/storedCode.ts';
import { seenIn } from '../../services/order/proof.ts';
import { defineModel, done, fails } from '../../packages/kit/index.ts';
import { madeCode, otherCode } from '../models/fixtures/repayment.ts';
import { environment } from '../models/fixtures/environment.ts';
import { transient } from '../../packages/kit/index.ts';
import { partOf } from '../models/words.ts';

const due = seenIn('order', { repayAmount: 892_480, repayPlan: [] });
const arrival = { is: 'waiting' } as const;
const live = { code: madeCode, left: 1_800_000, arrival, isUsed: false, canShow: true };

const openedWith =
  (mayHaveCode: boolean) =>
  ({ double }: { double: (name: string) => AppRef }) => ({
    app: double('app'),
    environment,
    search: 'productId=p1&orderId=o1',
    way: undefined,
    seen: due,
    mayHaveCode,
  });

export const model = defineModel(storedCodeMachine, {
  ...partOf('storedCode'),
  inputs: {
    'with a code on the phone': openedWith(true),
    'with none': openedWith(false),
  },
  events: {
    'order.loaded': {
      by: 'the app',
      says: 'loads the order again',
      cases: { due: { seen: due } },
      gesture: (person, payload) => person.signal('order.loaded', payload),
    },
    'screen.returned': {
      by: 'the app',
      says: 'shows the page again',
      gesture: (person) => person.signal('screen.returned'),
    },
    'code.opened': {
      says: 'shows the code',
      when: (seen) => selectLiveCode(seen) !== undefined,
      staysOn: { 'the page is up to date in a moment': (seen) => seen.matches('looking') },
      gesture: (person) => person.tap('button', 'Show my code'),
    },
  },
  waive: {
    'restarted work: findLiveCode by order.loaded':
      'The order that was loaded again may say that the code is paid.',
  },
  constant: { 'order.loaded': 'the search reads it; liveCode.test.ts has others' },
  outcomes: {
    findLiveCode: {
      none: done(undefined),
      unpaid: done(live),
      paid: done({ ...live, code: otherCode, left: 60_000 }),
      extension: done({ ...live, code: { ...madeCode, isDelay: true } }),
      refused: done({ ...live, code: { ...madeCode, payUrl: 'javascript:pay()' }, canShow: false }),
      pictured: done({ ...live, code: { ...madeCode, payUrl: '' }, canShow: false }),
      used: done({
        ...live,
        arrival: { is: 'arrived', received: 892_480, rest: undefined },
        isUsed: true,
      }),
      broken: fails(new Error('broken')),
    },
  },
  states: {
    opening: transient,
    expecting: async (person) => {
      await person.doesNotSee('Waiting for your');
      await person.doesNotSeeRole('button', 'Show my code');
    },
    looking: (person) => person.doesNotSee('Contact us'),
    none: async (person) => {
      await person.doesNotSee('Waiting for your');
      await person.doesNotSeeRole('button', 'Show my code');
    },
    used: async (person) => {
      await person.doesNotSee('Waiting for your');
      await person.doesNotSeeRole('button', 'Show my code');
    },
    live: async (person, seen) => {
      const code = selectLiveCode(seen);
      await (code?.saidPaid
        ? person.sees('Waiting for your GCash payment')
        : person.doesNotSee('Waiting for your'));
      await (code?.isDelay
        ? person.sees('This code extends your loan.')
        : person.doesNotSee('This code extends your loan.'));
      await (code?.payUrl.startsWith('https:')
        ? person.seesRole('button', 'Show my code')
        : person.doesNotSeeRole('button', 'Show my code'));
    },
  },
});
