import type { SnapshotFrom } from 'xstate';
import type { ServiceFailure } from '../../services/http/failure.ts';
import type { AppRef } from '../../machines/root/context.ts';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { selectViewState } from '../../machines/bindBank/selectors.ts';
import {
  defineModel,
  done,
  fails,
  neverAfter,
  type Person,
  starts,
  transient,
} from '../../packages/kit/index.ts';
import { backPressed } from '../models/fixtures/dialogs.ts';
import { noChoice, opensForm } from './bankFields.ts';
import { connectionRestored, isRefused, canTryAgain, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, lost, refused } from '../models/fixtures/failures.ts';
import { awaitsRoot, repeated, rootAnswers, screenReturned } from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof bindBankMachine>;

const opened = (search: string) => (world: { double: (id: string) => AppRef }) => ({
  app: world.double('app'),
  route: 'bindBank' as const,
  search: `productId=p1${search}`,
  environment,
});

const taps = (name: string) => ({
  says: `taps "${name}"`,
  gesture: (person: Person) => person.tap('button', name),
});

const isFilling = (seen: Seen) => seen.matches('filling');
const isPicking = (seen: Seen) => seen.matches('picking');
const picks = (seen: Seen, field: string) => isPicking(seen) && seen.context.picker.field === field;
const pickerTitles: Record<string, string> = {
  '1.wallet': 'E-wallet',
  '2.bank': 'Bank',
  '2.city': 'City of your branch',
};
const choiceNames: Record<string, string> = {
  GCA: 'GCash',
  MAY: 'Maya',
  BDO: 'BDO Unibank',
  MKT: 'Makati',
};
const nameOf = (choice: string) => choiceNames[choice] ?? choice;

const inGroups = (number: string) => number.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');

const offered = (seen: Seen) => {
  if (picks(seen, '1.wallet')) return { choice: seen.context.picker.choice === 'GCA' ? 'MAY' : 'GCA' };
  return { choice: picks(seen, '2.bank') ? 'BDO' : 'MKT' };
};

const seesSaved = (person: Person) => person.sees('Your account is saved');

const seesForm = async (person: Person, { context }: Seen) => {
  await person.doesNotSeeRole('dialog');
  const { '1.number': number = '', ...picked } = context.values;
  if (context.cardType === '1') await person.holds('Mobile number', number);
  for (const [id, title] of Object.entries(pickerTitles))
    if (id.startsWith(context.cardType))
      await person.seesRole('button', new RegExp(`^${title} ?${nameOf(picked[id] ?? '')}`));
  for (const id of context.missing)
    await person.sees(
      id === '1.number' ? 'Please fill in: Mobile number' : `Please choose: ${pickerTitles[id]}`,
    );
  if (/mobile number/i.test(context.refusal) && context.cardType === '1')
    await person.sees('Please check: Mobile number');
  const wallet = picked['1.wallet'];
  if (context.cardType === '1' && number && wallet)
    await person.sees(`${nameOf(wallet)} ${inGroups(number)}`);
};

const askedBesides =
  'Once the form shows, fill in what is not told below: on the tab "Bank account" type "1234567890" into "Account number" and choose a day at "Payday", then tap the tab "E-wallet".';

export const model = defineModel(bindBankMachine, {
  words: wordsOf('bindBank'),
  sheet: pageSheet({
    'An account': {
      open: open('bind', askedBesides),
      input: 'by itself',
      answers: { loadBankFields: 'form', bindAccount: 'bound' },
      made: {
        loadBankFields: failures,
        bindAccount: ['refused', 'lost'],
      },
    },
    'An account, from an order': {
      open: open('bind-order', askedBesides),
      input: 'from an order',
      answers: { loadBankFields: 'form', bindAccount: 'bound' },
    },
  }),
  inputs: {
    'by itself': opened(''),
    'from an order': opened('&orderId=o1&source=loanDetail'),
  },
  events: {
    'retry.requested': {
      ...taps('Try again'),
      when: (seen) => canTryAgain(seen),
    },
    'order.chosen': {
      says: 'taps "See my order"',
      gesture: (person) => person.tap('link', 'See my order'),
      when: (seen) => isRefused(seen) || (selectViewState(seen) === 'bound' && seen.context.isFromOrder),
    },
    'help.chosen': {
      says: 'taps "Contact us"',
      gesture: (person) => person.tap('link', 'Contact us'),
      when: (seen) => isRefused(seen),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    ...rootAnswers('bind'),
    'cardType.chosen': {
      says: 'changes the tab',
      cases: { wallet: { cardType: '1' }, bank: { cardType: '2' } },
      when: (seen) => isFilling(seen) && seen.context.fields.length > 1,
      staysOn: {
        'it is the tab that is selected': (seen, { cardType }) => seen.context.cardType === cardType,
      },
      gesture: (person, { cardType }) => person.tap('tab', cardType === '1' ? 'E-wallet' : 'Bank account'),
    },
    'field.changed': {
      says: 'types the number',
      cases: {
        digits: { field: '1.number', value: '09171234567' },
        letters: { field: '1.number', value: 'ab' },
      },
      // Only a different text is a change.
      when: (seen, { field, value }) =>
        isFilling(seen) && seen.context.cardType === '1' && seen.context.values[field] !== value,
      gesture: (person, { value }) => person.type('Mobile number', value),
    },
    'picker.opened': {
      says: 'opens a picker',
      cases: { wallet: { field: '1.wallet' }, bank: { field: '2.bank' }, city: { field: '2.city' } },
      when: (seen, { field }) => isFilling(seen) && field.startsWith(seen.context.cardType),
      gesture: (person, { field }) => person.tap('button', new RegExp(`^${pickerTitles[field]}`)),
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
      cases: { offered },
      // A second tap on the current choice changes nothing.
      when: (seen, { choice }) =>
        isPicking(seen) &&
        seen.context.picker.choice !== choice &&
        (!picks(seen, '2.city') || seen.context.picker.group !== ''),
      gesture: (person, { choice }) => person.tap('radio', nameOf(choice)),
    },
    'choice.confirmed': { ...taps('Confirm'), when: isPicking },
    'dialog.closed': {
      says: 'closes the picker',
      when: isPicking,
      // Escape first clears a search field with text.
      gesture: (person) => person.tap('button', 'Close'),
    },
    'back.pressed': backPressed,
    'account.submitted': { ...taps('Next'), when: isFilling },
    'exit.chosen': {
      says: 'leaves',
      when: (seen) => selectViewState(seen) === 'bound' && !seen.context.isFromOrder,
      gesture: (person) => person.tap('button', 'Close'),
    },
  },
  outcomes: {
    loadBankFields: {
      form: opensForm(),
      nothing: opensForm([]),
      noChoice: opensForm([noChoice]),
      refused,
      cut,
      garbage,
    },
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
  },
  wire: { loadBankFields: '**/card-init?*', bindAccount: '**/bind-card-{new,order}*' },
  constant: {
    ...repeated,
    'field.changed: field': 'the one field of this form that is typed; form.test.ts fills in others',
    'group.opened': 'a second group doubles the places; form.test.ts opens others',
    'search.changed': 'a second word doubles the places; form.test.ts searches for others',
  },
  unobserved: ['fields'],
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    filling: seesForm,
    picking: async (person, { context: { picker } }) => {
      await person.seesRole('dialog', picker.group ? 'Metro Manila' : pickerTitles[picker.field]);
      if (picker.choice) await person.seesRole('radio', nameOf(picker.choice));
    },
    bindingAccount: (person) => person.seesRole('button', 'Next'),
    outcomeUnknown: awaitsRoot,
    'bound.deciding': transient,
    'bound.returning': seesSaved,
    'bound.closing': seesSaved,
  },
  ends: { 'the web view closes or the order opens': (seen) => seen.matches('bound') },
  rules: [
    neverAfter('the account is bound again after it was bound', {
      after: ({ seen }) => seen.matches('bound'),
      bad: (step) => starts('bindAccount')(step) > 0,
    }),
  ],
});
