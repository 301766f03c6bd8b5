import { assign, setup } from 'xstate';
import { loadHistory } from '../../services/complaint/actors.ts';
import type { History } from '../../services/complaint/schema.ts';
import { keepChosenTab, readChosenTab } from '../../services/complaint/stored.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../screen/events.ts';
import { asks } from '../screen/asks.ts';
import { loadKit } from '../screen/kit.ts';
import { loads, onceBack, toHelp } from '../screen/loads.ts';
import { loadsAnew } from '../screen/refreshes.ts';

interface ComplaintListContext {
  app: AppRef;
  history: History;
  tab: number;
  refusal: string;
}

type ComplaintListEvent =
  | ScreenMessage
  | { type: 'retry.requested' }
  | { type: 'help.chosen' }
  | { type: 'tab.chosen'; tab: number }
  | { type: 'complaint.chosen'; problemId: string };

const theHistory = { src: 'loadHistory', input: {} } as const;

const keepsHistory = {
  type: 'keepHistory',
  params: ({ event }: { event: { output: History } }) => ({ history: event.output }),
} as const;

/** Complaint list: the borrower's complaints by the backend's tabs (docs/product/complaint.md#screen). */
export const complaintListMachine = setup({
  types: {} as {
    context: ComplaintListContext;
    input: ScreenInput;
    events: ComplaintListEvent;
    tags: 'busy';
  },
  actors: { loadHistory },
  guards: {
    isListed: ({ context, event }) => event.type === 'tab.chosen' && event.tab in context.history,
  },
  actions: {
    /** The tab that was chosen before, if there still is one. */
    keepHistory: assign(({ context: { tab } }, { history }: { history: History }) => ({
      history,
      tab: tab in history ? tab : 0,
    })),
    chooseTab: assign({
      tab: ({ context, event }) => (event.type === 'tab.chosen' ? event.tab : context.tab),
    }),
    rememberTab: ({ context }) => keepChosenTab(context.tab),
    openHelp: asks({ type: 'navigation.requested', to: 'customerService' }),
    openComplaint: asks(({ event }) => ({
      type: 'navigation.requested',
      to: 'complainDetails',
      query: { problemId: event.type === 'complaint.chosen' ? event.problemId : '' },
    })),
  },
})
  .extend(loadKit<ComplaintListContext, ComplaintListEvent>())
  .createMachine({
    id: 'complaintList',
    context: ({ input }) => ({ app: input.app, history: [], tab: readChosenTab(), refusal: '' }),
    initial: 'loading',
    states: {
      ...loads({
        ...theHistory,
        ways: toHelp,
        done: { target: 'shown', actions: keepsHistory },
      }),
      shown: {
        ...loadsAnew({
          ...theHistory,
          keeps: keepsHistory,
          when: onceBack('refreshing'),
          refused: '#complaintList.failed.byRefusal',
          done: 'fresh',
          failed: 'fresh',
        }),
        on: {
          'tab.chosen': { guard: 'isListed', actions: ['chooseTab', 'rememberTab'] },
          'complaint.chosen': { actions: 'openComplaint' },
        },
      },
    },
  });
