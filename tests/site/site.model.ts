import type { AppRef } from '../../machines/root/context.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { siteMachine } from '../../machines/site/machine.ts';
import { selectCanSend, selectSection } from '../../machines/site/selectors.ts';
import { defineModel, type Person, transient } from '../../packages/kit/index.ts';
import { environment } from '../models/fixtures/environment.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const opened =
  (route: RouteName) =>
  ({ double }: { double: (id: string) => AppRef }) => ({
    app: double('app'),
    route,
    search: 'lang=spec&sessionId=s-1',
    environment,
  });

const labels = { fullName: 'Full name', phone: 'Phone number', message: 'Message' };

const seesForm = async (
  person: Person,
  { context: { form } }: { context: { form: Record<keyof typeof labels, string> } },
) => {
  await person.holds(labels.fullName, form.fullName);
  await person.holds(labels.phone, form.phone);
  await person.holds(labels.message, form.message);
};

export const model = defineModel(siteMachine, {
  words: wordsOf('site'),
  sheet: pageSheet({
    'Core advantages': { open: open('page-'), input: 'advantages' },
    'How a loan goes': { open: open('page-loan'), input: 'guide' },
    'The company': { open: open('page-about'), input: 'lender' },
    Contact: { open: open('page-contact'), input: 'contact' },
    Privacy: { open: open('page-policy'), input: 'privacy' },
  }),
  inputs: {
    advantages: opened('site'),
    guide: opened('siteLoan'),
    lender: opened('siteAbout'),
    contact: opened('siteContact'),
    privacy: opened('sitePolicy'),
    user: opened('siteUser'),
  },
  events: {
    'screen.chosen': {
      says: 'follows a link of the navigation',
      cases: { lender: { to: 'siteAbout' }, service: { to: 'customerService' } },
      gesture: (person, { to }) =>
        person.tap('link', to === 'siteAbout' ? 'About Lender' : 'Customer service'),
    },
    'field.changed': {
      says: 'fills in a field',
      cases: {
        name: { field: 'fullName', value: 'Maria Santos' },
        phone: { field: 'phone', value: '09171234567' },
        message: { field: 'message', value: 'When do you open?' },
        spaces: { field: 'message', value: '  ' },
      },
      // Typing the same text changes nothing.
      when: (seen, { field, value }) =>
        selectSection(seen) === 'contact' && seen.context.form[field] !== value,
      gesture: (person, { field, value }) => person.type(labels[field], value),
    },
    'message.sent': {
      says: 'taps "Send"',
      when: selectCanSend,
      gesture: (person) => person.tap('button', 'Send'),
    },
  },
  ends: {
    'a link opens another section': (seen) =>
      (['advantages', 'guide', 'lender', 'privacy', 'user'] as const).some((section) =>
        seen.matches(section),
      ),
  },
  states: {
    deciding: transient,
    advantages: (person) => person.seesRole('heading', 'Why borrowers choose us'),
    guide: (person) => person.seesRole('heading', 'Guide of loan'),
    lender: (person) => person.seesRole('heading', 'Our mission'),
    'contact.writing': seesForm,
    'contact.sent': seesForm,
    privacy: (person) => person.seesRole('heading', 'Privacy Policy'),
    user: (person) => person.seesRole('heading', 'User'),
  },
});
