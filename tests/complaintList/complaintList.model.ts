import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import type { SnapshotFrom } from 'xstate';
import { defineModel, type Person } from '../../packages/kit/index.ts';
import { noTabs, twoTabs, unsent } from '../models/fixtures/complaint.ts';
import { connectionRestored, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const seesComplaints = async (person: Person, { context }: SnapshotFrom<typeof complaintListMachine>) => {
  if (context.history.length === 0) return person.sees('No complaints here');
  if (!context.history[context.tab]?.list) return person.sees('This page could not be loaded');
  await person.sees(context.tab === 0 ? '2026-11-20' : '2025-11-21');
  await person.sees(context.tab === 0 ? 'CP2' : 'CP1');
  await person.doesNotSee(context.tab === 0 ? 'Eleven calls a day' : 'Explain the fee');
};

export const model = defineModel(complaintListMachine, {
  words: wordsOf('complaintList'),
  sheet: pageSheet({
    Complaints: {
      open: open('complaints'),
      answers: { loadHistory: 'twoTabs' },
      made: { loadHistory: failures },
    },
  }),
  input: ({ double }) => ({
    app: double('app'),
    route: 'complaintList',
    search: '',
    environment,
  }),
  events: {
    'retry.requested': {
      says: 'taps "Try again"',
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'help.chosen': { says: 'contacts us', gesture: (person) => person.tap('link', 'Contact us') },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    'tab.chosen': {
      says: 'chooses a tab',
      cases: { progress: { tab: 0 }, answered: { tab: 1 } },
      gesture: (person, { tab }) => person.tap('tab', tab === 0 ? 'In progress' : 'Answered'),
    },
    'complaint.chosen': {
      says: 'opens the complaint',
      cases: {
        shown: ({ context }) => ({ problemId: context.history[context.tab]?.list?.[0]?.id ?? '' }),
      },
      when: ({ context }) => !!context.history[context.tab]?.list,
      gesture: (person) => person.tap('link', /(Explain the fee|Eleven calls a day)/),
    },
  },
  outcomes: { loadHistory: { twoTabs, noTabs, unsent, refused, cut, garbage } },
  wire: { loadHistory: '**/problem-list*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    'shown.fresh': seesComplaints,
    'shown.refreshing': seesComplaints,
  },
});
