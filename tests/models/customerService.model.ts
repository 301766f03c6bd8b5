import type { AppRef } from '../../machines/app/events.ts';
import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import type { Contact } from '../../services/customerService/schema.ts';
import { defineModel, done, type Person } from '../kit/index.ts';
import { connectionRestored, unloadedStates } from './fixtures/connection.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, refused } from './fixtures/failures.ts';
import { screenReturned } from './fixtures/intents.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

const reached = (email: string, smWa: string) =>
  done({ email, smWa }, { json: { success: true, message: '', data: { email, smWa } } });

/** What a screen shows of the ways to reach the company. */
const seesContact = async (person: Person, { context: { contact } }: { context: { contact: Contact } }) => {
  await person.seesRole('link', new RegExp(contact.email.replaceAll('.', String.raw`\.`)));
  if (contact.smWa) await person.sees(contact.smWa);
  else await person.doesNotSee('Telephone');
};

/** A page that could not be loaded, with the configured ways below: who asks for help is not left without. */
const failedWith =
  (seesFailure: (person: Person) => Promise<void>) =>
  async (person: Person, seen: { context: { contact: Contact } }) => {
    await seesFailure(person);
    await seesContact(person, seen);
  };

const opened =
  (configured: Partial<typeof environment> = {}) =>
  (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'customerService' as const,
    search: '',
    environment: { ...environment, ...configured },
  });

export const model = defineModel(customerServiceMachine, {
  words: wordsOf('customerService'),
  sheet: sheetOf('customerService'),
  inputs: { plain: opened(), 'without a configured phone': opened({ servicePhone: '' }) },
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    'phone.chosen': {
      says: 'calls customer service',
      gesture: (person) => person.tap('button', /Telephone/),
    },
  },
  outcomes: {
    loadContact: {
      both: reached('care@lend.example', '0917 800 0456'),
      mailOnly: reached('care@lend.example', ''),
      neither: reached('', ''),
      refused,
      cut,
      garbage,
    },
  },
  ends: {
    'a call leaves the page as it is; without a telephone there is nothing to do but leave': (seen) =>
      seen.matches('shown'),
  },
  wire: { loadContact: '**/contact-kf-info*' },
  states: {
    loading: (person) => person.sees('loading...'),
    'failed.byConnection': failedWith(unloadedStates['failed.byConnection']),
    'failed.byLender': failedWith(unloadedStates['failed.byLender']),
    'failed.byRefusal': failedWith(unloadedStates['failed.byRefusal']),
    shown: seesContact,
  },
});
