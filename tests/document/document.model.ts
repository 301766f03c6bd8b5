import type { AppRef } from '../../machines/root/context.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { documentMachine } from '../../machines/document/machine.ts';
import { defineModel } from '../../packages/kit/index.ts';
import { environment } from '../models/fixtures/environment.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const opened =
  (route: RouteName) =>
  ({ double }: { double: (id: string) => AppRef }) => ({
    app: double('app'),
    route,
    search: 'sessionId=s-1',
    environment,
  });

export const model = defineModel(documentMachine, {
  words: wordsOf('document'),
  sheet: pageSheet({
    'About us': { open: open('page-aboutus'), input: 'aboutUs' },
    'Privacy policy': { open: open('page-privacypolicy'), input: 'privacyPolicy' },
    'Loan terms and conditions': { open: open('page-loanagreement'), input: 'loanAgreement' },
  }),
  inputs: {
    aboutUs: opened('aboutUs'),
    privacyPolicy: opened('privacyPolicy'),
    loanAgreement: opened('loanAgreement'),
  },
  events: {
    'screen.chosen': {
      says: 'reads on',
      cases: { service: { to: 'customerService' } },
      gesture: (person) => person.tap('link', 'Customer service'),
    },
  },
  constant: { 'screen.chosen': 'each document links other screens; site.model.ts has two' },
  ends: { 'a link opens another screen': (seen) => seen.matches('reading') },
  states: { reading: (person) => person.sees('care@peraloan.example') },
});
