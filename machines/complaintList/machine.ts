import { assign, sendTo, setup } from 'xstate';
import { loadHistory } from '../../services/complaints/actors.ts';
import type { History } from '../../services/complaints/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage } from '../parts/failure.ts';

interface ComplaintListContext {
  app: AppRef;
  history: History;
  /** Place of the tab on show, from 0. */
  tab: number;
}

/** Complaint list: the borrower's complaints by tabs that the lender names (spec §2). */
export const complaintListMachine = setup({
  types: {} as {
    context: ComplaintListContext;
    input: ScreenInput;
    events:
      | { type: 'retry.requested' }
      | { type: 'shell.resumed' }
      | { type: 'tab.chosen'; tab: number }
      | { type: 'complaint.chosen'; problemId: string };
    tags: 'busy';
  },
  actors: { loadHistory },
  guards: {
    isListed: ({ context, event }) => event.type === 'tab.chosen' && event.tab in context.history,
  },
  actions: {
    keepHistory: assign({ history: (_, { history }: { history: History }) => history }),
    chooseTab: assign({
      tab: ({ context, event }) => (event.type === 'tab.chosen' ? event.tab : context.tab),
    }),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    openComplaint: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({
        type: 'navigation.requested',
        to: 'complainDetails',
        query: { problemId: event.type === 'complaint.chosen' ? event.problemId : '' },
      }),
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'complaintList',
  context: ({ input }) => ({ app: input.app, history: [], tab: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        onDone: {
          target: 'shown',
          actions: { type: 'keepHistory', params: ({ event }) => ({ history: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'The complaints could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      on: {
        'tab.chosen': { guard: 'isListed', actions: 'chooseTab' },
        'complaint.chosen': { actions: 'openComplaint' },
      },
    },
  },
});
