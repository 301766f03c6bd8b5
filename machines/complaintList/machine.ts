// Its chart, drawn: docs/charts/complaintList.md
import { assign, setup } from 'xstate';
import { loadHistory } from '../../services/complaint/actors.ts';
import type { History } from '../../services/complaint/schema.ts';
import { readChosenTab } from '../../services/complaint/stored.ts';
import type { AppRef, LoadMessage, ScreenInput } from '../screen/events.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { whenBack, toHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';

interface ComplaintListContext {
  app: AppRef;
  history: History;
  tab: number;
  refusal: string;
}

type ComplaintListEvent =
  | LoadMessage
  | { type: 'tab.chosen'; tab: number }
  | { type: 'complaint.chosen'; problemId: string };

const complaintList = setup({
  types: {} as {
    context: ComplaintListContext;
    input: ScreenInput;
    events: ComplaintListEvent;
    tags: 'busy';
  },
  actors: { loadHistory },
  guards: {
    isListed: ({ context }, { tab }: { tab: number }) => tab in context.history,
    isUnsent: ({ context: { history, tab } }) => tab in history && history[tab]?.list === undefined,
  },
  actions: {
    /** The tab that was chosen before, if there still is one. */
    setHistory: assign(({ context: { tab } }, history: History) => ({
      history,
      tab: tab in history ? tab : 0,
    })),
    chooseTab: assign((_, { tab }: { tab: number }) => ({ tab })),
    storeTab: sendToApp((_, { tab }: { tab: number }) => ({ type: 'entry.changed', values: { tab } })),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
    openComplaint: sendToApp((_, { problemId }: { problemId: string }) => ({
      type: 'navigation.requested',
      to: 'complainDetails',
      query: { problemId },
    })),
  },
}).extend(loadKit);
const { call, loads, refreshes } = piecesOf(complaintList);

const theHistory = call({
  src: 'loadHistory',
  input: undefined,
  keeps: withOutput('setHistory'),
});

/** Complaint list: the borrower's complaints by the backend's tabs (docs/product/complaint.md#screen). */
export const complaintListMachine = complaintList.createMachine({
  id: 'complaintList',
  context: ({ input }) => ({
    app: input.app,
    history: [],
    tab: readChosenTab(input.stored ?? {}),
    refusal: '',
  }),
  initial: 'loading',
  states: {
    ...loads({
      ...theHistory,
      done: [{ target: 'shown', actions: theHistory.keeps }],
      afterRefusal: toHelp,
    }),
    shown: {
      ...refreshes({
        ...theHistory,
        when: {
          ...whenBack('refreshing'),
          'retry.requested': { guard: 'isUnsent', target: '#complaintList.loading' },
        },
        refused: '#complaintList.failed.byRefusal',
        done: 'fresh',
        failed: 'fresh',
      }),
      on: {
        'tab.chosen': {
          guard: withEvent('isListed'),
          actions: [withEvent('chooseTab'), withEvent('storeTab')],
        },
        'complaint.chosen': { actions: withEvent('openComplaint') },
      },
    },
  },
});
