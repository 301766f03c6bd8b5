import { assign, setup } from 'xstate';

/** What the middle of the page shows. */
export const views = ['chart', 'sequence', 'compare', 'usage'] as const;
export type View = (typeof views)[number];

/** A moment of a run: so many frames after its beginning. */
export interface Moment {
  run: string;
  count: number;
}

interface PageContext {
  /** Undefined: the newest. */
  run: string | undefined;
  /** Undefined: whatever the run's screen shows. */
  session: string | undefined;
  /** How many frames of the run are looked at; counts while the page does not follow the run. */
  count: number;
  view: View;
  search: string;
  first: Moment | undefined;
  second: Moment | undefined;
}

type PageEvent =
  | { type: 'run.chosen'; run: string }
  | { type: 'actor.chosen'; session: string | undefined }
  | { type: 'moment.chosen'; count: number }
  | { type: 'end.reached' }
  | { type: 'view.chosen'; view: View }
  | { type: 'search.changed'; search: string }
  | { type: 'moment.marked'; as: 'first' | 'second'; moment: Moment }
  | { type: 'help.toggled' };

const page = setup({
  types: {} as { context: PageContext; events: PageEvent },
  actions: {
    keepRun: assign({ run: (_, { run }: { run: string }) => run, session: undefined }),
    keepSession: assign({ session: (_, { session }: { session: string | undefined }) => session }),
    keepCount: assign({ count: (_, { count }: { count: number }) => Math.max(0, count) }),
    keepView: assign({ view: (_, { view }: { view: View }) => view }),
    keepSearch: assign({ search: (_, { search }: { search: string }) => search }),
    keepFirst: assign({ first: (_, { moment }: { moment: Moment }) => moment }),
    keepSecond: assign({ second: (_, { moment }: { moment: Moment }) => moment }),
  },
  guards: { isFirst: (_, { as }: { as: string }) => as === 'first' },
});

/** What an analyst looks at. It follows the run until a moment is chosen, and again when its end is reached. */
export const pageMachine = page.createMachine({
  id: 'inspector',
  context: {
    run: undefined,
    session: undefined,
    count: 0,
    view: 'chart',
    search: '',
    first: undefined,
    second: undefined,
  },
  type: 'parallel',
  on: {
    'run.chosen': { target: '.time.following', actions: { type: 'keepRun', params: ({ event }) => event } },
    'actor.chosen': { actions: { type: 'keepSession', params: ({ event }) => event } },
    'view.chosen': { actions: { type: 'keepView', params: ({ event }) => event } },
    'search.changed': { actions: { type: 'keepSearch', params: ({ event }) => event } },
    'moment.marked': [
      {
        guard: { type: 'isFirst', params: ({ event }) => event },
        actions: { type: 'keepFirst', params: ({ event }) => event },
      },
      { actions: { type: 'keepSecond', params: ({ event }) => event } },
    ],
  },
  states: {
    time: {
      initial: 'following',
      states: {
        following: {
          on: {
            'moment.chosen': {
              target: 'looking',
              actions: { type: 'keepCount', params: ({ event }) => event },
            },
          },
        },
        looking: {
          description: 'A moment of the past is looked at; the run goes on behind it.',
          on: {
            'moment.chosen': { actions: { type: 'keepCount', params: ({ event }) => event } },
            'end.reached': { target: 'following' },
          },
        },
      },
    },
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.toggled': { target: 'open' } } },
        open: { on: { 'help.toggled': { target: 'closed' } } },
      },
    },
  },
});
