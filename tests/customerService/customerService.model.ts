import type { AppRef } from '../../machines/root/context.ts';
import { customerServiceMachine, type Topic } from '../../machines/customerService/machine.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';
import type { Contact } from '../../services/customerService/schema.ts';
import { defineModel, done, type Person } from '../../packages/kit/index.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import { missedOf } from '../models/fixtures/missed.ts';
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { madeCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';
import { wordsOf } from '../models/words.ts';

const reached = (contact: Contact) => done(contact, { json: { success: true, message: '', data: contact } });

const seesContact = async (person: Person, { context: { contact } }: { context: { contact: Contact } }) => {
  await person.seesRole('link', new RegExp(contact.email.replaceAll('.', String.raw`\.`)));
  if (contact.smWa) await person.sees(contact.smWa);
  else await person.doesNotSee('Telephone');
  if (contact.hours) await person.sees(contact.hours);
};

const seesFailed = (message: string) => async (person: Person, seen: { context: { contact: Contact } }) => {
  await person.sees(message);
  await person.seesRole('button', 'Try again');
  await seesContact(person, seen);
};
const seesMissed = seesFailed('These contacts may be old.');

const seesLoading = async (person: Person) => {
  await person.sees('loading...');
  await person.seesRole('button', 'How do I pay?');
};

const ofOrder = `${ownSearch}&productId=p1&orderId=o1`;

const questions: Record<Topic, string> = {
  pay: 'How do I pay?',
  missing: 'My payment does not show',
  late: 'I cannot pay on time',
  account: 'My account for the money is wrong',
  rights: 'How must collectors behave?',
  memory: 'What this phone remembers',
};

const opened =
  (configured: Partial<typeof environment> = {}, search = '', paymentWay?: () => PaymentWay) =>
  (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'customerService' as const,
    search,
    environment: { ...environment, ...configured },
    ...(paymentWay && { stores: { paymentWay: paymentWay() } }),
  });

export const model = defineModel(customerServiceMachine, {
  words: wordsOf('customerService'),
  sheet: pageSheet({
    Contact: {
      open: open('customer-service'),
      answers: { loadContact: 'both' },
      made: { loadContact: failures },
    },
  }),
  inputs: {
    plain: opened(),
    'without a configured phone': opened({ servicePhone: '' }),
    'from an order': opened({}, ofOrder),
    'about a payment that does not show': opened({}, `${ofOrder}&topic=missing`),
    'from an order with a code': opened({}, ofOrder, () => wayWith({}, madeCode)),
  },
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    'phone.chosen': {
      cases: { first: { number: '09178000456' } },
      when: (seen) => !seen.matches('loading'),
      says: 'calls customer service',
      gesture: (person) => person.tap('link', /Telephone/),
    },
    'topic.toggled': {
      says: 'opens or closes an answer',
      cases: {
        pay: { topic: 'pay' },
        missing: { topic: 'missing' },
        late: { topic: 'late' },
        account: { topic: 'account' },
        rights: { topic: 'rights' },
        memory: { topic: 'memory' },
      },
      gesture: (person, { topic }) => person.tap('button', questions[topic]),
    },
    'instructions.chosen': {
      when: ({ context }) => context.topic === 'pay',
      says: 'asks how to pay',
      gesture: (person) => person.tap('link', 'How to pay, step by step'),
    },
    'order.chosen': {
      says: 'goes to the order, for what being late costs',
      when: ({ context }) => context.topic === 'late',
      gesture: (person) => person.tap('link', 'Open my order'),
    },
    'complaint.chosen': {
      when: ({ context }) => context.topic === 'rights',
      says: 'complains about a collector',
      gesture: (person) => person.tap('link', 'Complain about a collector'),
    },
    'memory.dropped': {
      says: 'has the phone forget what it remembers',
      when: ({ context }) => context.topic === 'memory',
      gesture: (person) => person.tap('button', 'Not me: forget it all'),
    },
    'payment.missed': {
      says: 'reports a payment that does not show',
      when: ({ context }) => context.topic === 'missing',
      cases: {
        known: ({ context }) => ({ detail: missedOf(context.code) }),
      },
      gesture: (person) => person.tap('link', 'Report the payment'),
    },
  },
  constant: { 'phone.chosen': 'the company of the model has one number; contacts.test.ts has several' },
  outcomes: {
    loadContact: {
      both: reached({ email: 'care@lend.example', smWa: '0917 800 0456', hours: 'Every day, 8 AM to 8 PM' }),
      mailOnly: reached({ email: 'care@lend.example', smWa: '', hours: '' }),
      neither: reached({ email: '', smWa: '', hours: '' }),
      refused,
      cut,
      garbage,
    },
  },
  wire: { loadContact: '**/contact-kf-info*' },
  states: {
    loading: seesLoading,
    reloading: seesContact,
    'failed.byConnection': seesMissed,
    'failed.byBackend': seesMissed,
    'failed.byRefusal': seesFailed('Not possible today'),
    shown: seesContact,
  },
});
