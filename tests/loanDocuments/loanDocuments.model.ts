import type { SnapshotFrom } from 'xstate';
import { loanDocumentsMachine } from '../../machines/loanDocuments/machine.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { defineModel, done, type Person } from '../../packages/kit/index.ts';
import { backPressed } from '../models/fixtures/dialogs.ts';
import { answer } from '../models/fixtures/confirmation.ts';
import { connectionRestored, isRefused, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof loanDocumentsMachine>;

const names = (...titles: string[]) => {
  const documents = titles.map((title) => ({ title }));
  return done(documents, { json: answer({ data: documents }) });
};
const leadsTo = (link: string) => done(link, { json: answer({ contract_url: link }) });

const taps = (role: 'button' | 'link', name: string) => ({
  says: `taps "${name}"`,
  gesture: (person: Person) => person.tap(role, name),
});

const isShown = (seen: Seen) => selectViewState(seen) === 'shown';
const hasWaysOn = (seen: Seen) => selectViewState(seen) === 'shown' || isRefused(seen);

const seesDocuments = async (person: Person, seen: Seen) => {
  await person.doesNotSee('loading...');
  if (seen.context.documents.length === 0) await person.sees('There are no documents of this loan here');
  for (const { title } of seen.context.documents) await person.sees(title);
  await person.sees('Loan terms and conditions');
};

export const model = defineModel(loanDocumentsMachine, {
  words: wordsOf('loanDocuments'),
  sheet: pageSheet({
    'Documents of a loan': {
      open: open('loan-documents'),
      answers: { loadAgreements: 'titles', findAgreement: 'address' },
      made: { loadAgreements: failures, findAgreement: ['refused'] },
    },
    'No documents of a loan': { open: open('loan-documents-none'), answers: { loadAgreements: 'none' } },
  }),
  inputs: {
    'of an order': ({ double }) => ({
      app: double('app'),
      route: 'loanDocuments',
      search: 'productId=p1&orderId=o1',
      environment,
    }),
    'of a product': ({ double }) => ({
      app: double('app'),
      route: 'loanDocuments',
      search: 'productId=p1',
      environment,
    }),
  },
  events: {
    'retry.requested': {
      ...taps('button', 'Try again'),
      when: (seen) => selectViewState(seen) === 'failed',
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    'document.chosen': {
      says: 'opens a document',
      cases: { first: { position: 0 }, second: { position: 1 } },
      when: isShown,
      gesture: (person, { position }) =>
        person.tap('link', position === 0 ? 'Loan agreement' : 'Disclosure statement'),
    },
    'terms.chosen': { ...taps('link', 'Loan terms and conditions'), when: isShown },
    'order.chosen': {
      ...taps('link', 'See my order'),
      when: (seen) => isRefused(seen) || (isShown(seen) && seen.context.orderId !== ''),
    },
    'help.chosen': { ...taps('link', 'Contact us'), when: hasWaysOn },
    'back.pressed': backPressed,
  },
  outcomes: {
    loadAgreements: {
      titles: names('Loan agreement', 'Disclosure statement'),
      none: names(),
      refused,
      cut,
      garbage,
    },
    findAgreement: {
      address: leadsTo('https://lend.example/contract'),
      notPassed: leadsTo('javascript:alert(1)'),
      refused,
    },
  },
  ends: {
    'there is nothing to open, and the actions lead to other pages': (seen) =>
      isShown(seen) && seen.context.documents.length === 0,
  },
  wire: { loadAgreements: '**/contract?*', findAgreement: '**/contract-jump?*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    'shown.reading': seesDocuments,
    'shown.opening': (person) => person.sees('loading...'),
  },
});
