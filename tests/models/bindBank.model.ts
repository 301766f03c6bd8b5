import type { SnapshotFrom } from 'xstate';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { AppRef } from '../../machines/app/events.ts';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { selectFace } from '../../machines/bindBank/selectors.ts';
import {
  defineModel,
  done,
  fails,
  history,
  neverAfter,
  type Person,
  starts,
  transient,
} from '../kit/index.ts';
import { opensForm } from './fixtures/bankFields.ts';
import { connectionRestored, failedStates } from './fixtures/connection.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, lost, refused } from './fixtures/failures.ts';
import { choices, openIntent, screenReturned } from './fixtures/intents.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

type Seen = SnapshotFrom<typeof bindBankMachine>;

export const openBinding = openIntent('bind', 'product:p1');

const opened =
  (search: string, ...intents: (typeof openBinding)[]) =>
  (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'bindBank' as const,
    search: `productId=p1${search}`,
    environment,
    intents,
  });

const taps = (name: string) => ({
  says: `taps "${name}"`,
  gesture: (person: Person) => person.tap('button', name),
});

const isFilling = (seen: Seen) => seen.matches('filling');
const isUnknown = (seen: Seen) => seen.matches('outcomeUnknown');
const isPicking = (seen: Seen) => seen.matches('picking');
const picks = (seen: Seen, field: string) => isPicking(seen) && seen.context.picker.field === field;

const seesForm = async (person: Person, { context }: Seen) => {
  await person.doesNotSeeRole('dialog');
  if (context.cardType === '1') await person.holds('Mobile number', context.values['1.number'] ?? '');
  else await person.seesRole('button', /^Bank name/);
  for (const id of context.missing)
    await person.sees(
      id === '1.number' ? 'Please fill in: Mobile number' : /Please choose: (Bank name|City)/,
    );
  if (context.refusal?.field === '1.number' && context.cardType === '1')
    await person.sees('Please check: Mobile number');
  const number = context.values['1.number'];
  if (context.cardType === '1' && number) await person.sees(number);
};

export const model = defineModel(bindBankMachine, {
  words: wordsOf('bindBank'),
  sheet: sheetOf('bindBank'),
  inputs: {
    'by itself': opened(''),
    'from an order': opened('&orderId=o1&source=loanDetail'),
    'with an open binding': opened('&orderId=o1', openBinding),
  },
  events: {
    'retry.requested': { ...taps('Try again'), when: (seen) => selectFace(seen) === 'failed' },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned(openBinding),
    'cardType.chosen': {
      says: 'changes the tab',
      cases: { wallet: { cardType: '1' }, bank: { cardType: '2' } },
      when: (seen) => isFilling(seen) && seen.context.fields.length > 1,
      gesture: (person, { cardType }) => person.tap('tab', cardType === '1' ? 'E-wallet' : 'Bank account'),
    },
    'field.changed': {
      says: 'types the number',
      cases: {
        // Only another text is a change.
        digits: ({ context }) => ({
          field: '1.number',
          value: context.values['1.number'] === '0917' ? '0928' : '0917',
        }),
        letters: { field: '1.number', value: 'ab' },
      },
      when: (seen) => isFilling(seen) && seen.context.cardType === '1',
      gesture: (person, { value }) => person.type('Mobile number', value),
    },
    'picker.opened': {
      says: 'opens a picker',
      cases: { bank: { field: '2.bank' }, city: { field: '2.city' } },
      when: (seen) => isFilling(seen) && seen.context.cardType === '2',
      gesture: (person, { field }) => person.tap('button', field === '2.bank' ? /^Bank name/ : /^City/),
    },
    'group.opened': {
      ...taps('Metro Manila'),
      cases: { province: { group: 'MM' } },
      when: (seen) => picks(seen, '2.city') && seen.context.picker.group === '',
    },
    'group.left': {
      ...taps('Back'),
      when: (seen) => isPicking(seen) && seen.context.picker.group !== '',
    },
    'search.changed': {
      says: 'searches',
      cases: { bank: { text: 'bdo' } },
      when: (seen) => picks(seen, '2.bank') && seen.context.picker.search === '',
      gesture: (person, { text }) => person.type('Search', text),
    },
    'choice.made': {
      says: 'chooses',
      cases: { offered: (seen) => ({ choice: picks(seen, '2.bank') ? 'BDO' : 'MKT' }) },
      when: (seen) =>
        (picks(seen, '2.bank') || (picks(seen, '2.city') && seen.context.picker.group !== '')) &&
        seen.context.picker.choice === '',
      gesture: (person, { choice }) => person.tap('radio', choice === 'BDO' ? 'BDO Unibank' : 'Makati'),
    },
    'choice.confirmed': { ...taps('Confirm'), when: isPicking },
    'dialog.closed': {
      says: 'closes the picker',
      when: isPicking,
      gesture: (person) => person.press('Escape'),
    },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
    'form.submitted': { ...taps('Next'), when: isFilling },
    'exit.chosen': {
      says: 'leaves',
      when: (seen) => selectFace(seen) === 'bound',
      gesture: (person) => person.tap('button', /^(Close|See my order)$/),
    },
  },
  outcomes: {
    loadBankFields: { form: opensForm(), nothing: opensForm([]), refused, cut, garbage },
    bindAccount: {
      bound: done({}, { json: { success: true, data: {} } }),
      refused,
      refusedNumber: fails(
        {
          kind: 'refused',
          code: '21',
          message: 'This mobile number is not known to the wallet.',
        } satisfies ServiceFailure,
        { json: { success: false, code: '21', message: 'This mobile number is not known to the wallet.' } },
      ),
      lost,
    },
    outcomeUnknown: choices,
  },
  wire: { loadBankFields: '**/card-init?*', bindAccount: '**/bind-card-{new,order}*' },
  unobserved: ['fields'],
  states: {
    loading: (person) => person.sees('loading...'),
    ...failedStates,
    deciding: transient,
    filling: seesForm,
    picking: async (person, { context: { picker } }) => {
      const title = picker.group ? 'Metro Manila' : picker.field === '2.bank' ? 'Bank name' : 'City';
      await person.seesRole('dialog', title);
      if (picker.choice) await person.seesRole('radio', picker.choice === 'BDO' ? 'BDO Unibank' : 'Makati');
    },
    binding: (person) => person.seesRole('button', 'Next'),
    outcomeUnknown: async (person) => {
      await person.seesRole('dialog', 'We do not know yet whether your account was saved');
      await person.doesNotSee(/failed/i);
    },
    bound: (person) => person.sees('Your account is saved'),
  },
  ends: { 'the web view closes or the order opens': (seen) => seen.matches('bound') },
  rules: [
    neverAfter('the account is bound again after it was bound', {
      after: ({ seen }) => seen.matches('bound'),
      bad: (step) => starts('bindAccount')(step) > 0,
    }),
    history<typeof bindBankMachine, string>(
      'the form is used before the person was told of an open binding',
      {
        memory: 'untold',
        remember: (memory, { seen }) => (isUnknown(seen) ? 'told' : memory),
        broken: (memory, { seen }) =>
          memory === 'untold' &&
          seen.context.intents.length > 0 &&
          (isFilling(seen) || isPicking(seen) || seen.matches('binding')),
      },
    ),
  ],
});
