import type { AppRef } from '../../machines/app/events.ts';
import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import { defineModel, done } from '../kit/index.ts';
import { connectionRestored, unloadedStates } from './fixtures/connection.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, refused } from './fixtures/failures.ts';
import { openIntent, screenReturned } from './fixtures/intents.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

const reached = (email: string, smWa: string) =>
  done({ email, smWa }, { json: { success: true, message: '', data: { email, smWa } } });

const opened =
  (configured: Partial<typeof environment> = {}) =>
  (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'customerService' as const,
    search: '',
    environment: { ...environment, ...configured },
    intents: [],
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
    'help.chosen': { says: 'contacts us', gesture: (person) => person.tap('button', 'Contact us') },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned(openIntent('makeCode', 'order:o1')),
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
    ...unloadedStates,
    shown: async (person, { context: { contact } }) => {
      // Where the lender names neither, the configured ones stand there: nobody is left without a way.
      await person.seesRole(
        'link',
        contact.email === environment.serviceEmail ? /care@peraloan\.example/ : /care@lend\.example/,
      );
      if (contact.smWa === environment.servicePhone) await person.sees('(02) 8888 0100');
      else if (contact.smWa) await person.sees('0917 800 0456');
      else await person.doesNotSee('Telephone');
    },
  },
});
