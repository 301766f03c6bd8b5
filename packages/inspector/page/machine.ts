import { assign, setup } from 'xstate';

export const views = ['chart', 'sequence', 'compare', 'usage'] as const;
export type View = (typeof views)[number];

/** A moment of a run, as a number of frames after its start. */
export interface Moment {
  run: string;
  count: number;
}

/** Ids are only unique within a run. */
interface ChosenActor {
  run: string;
  session: string;
}

interface PageContext {
  /** The followed run; undefined for the newest. */
  run: string | undefined;
  /** Undefined for the actor of the run's screen. */
  actor: ChosenActor | undefined;
  /** The selected moment while the page follows no run. */
  moment: Moment | undefined;
  view: View;
  search: string;
  first: Moment | undefined;
  second: Moment | undefined;
}

type PageEvent =
  | { type: 'run.chosen'; run: string }
  | { type: 'actor.chosen'; actor: ChosenActor }
  | { type: 'moment.chosen'; moment: Moment }
  | { type: 'end.reached' }
  | { type: 'view.chosen'; view: View }
  | { type: 'search.changed'; search: string }
  | { type: 'moment.marked'; as: 'first' | 'second'; moment: Moment }
  | { type: 'help.toggled' };

const page = setup({
  types: {} as { context: PageContext; events: PageEvent },
  actions: {
    keepRun: assign({ run: (_, { run }: { run: string }) => run }),
    keepActor: assign({ actor: (_, { actor }: { actor: ChosenActor }) => actor }),
    keepMoment: assign({ moment: (_, { moment }: { moment: Moment }) => moment }),
    keepView: assign({ view: (_, { view }: { view: View }) => view }),
    keepSearch: assign({ search: (_, { search }: { search: string }) => search }),
    keepFirst: assign({ first: (_, { moment }: { moment: Moment }) => moment }),
    keepSecond: assign({ second: (_, { moment }: { moment: Moment }) => moment }),
  },
  guards: { isFirst: (_, { as }: { as: string }) => as === 'first' },
});

/** The state of the page. It follows the run until a moment is selected, and again when the run's end is reached. */
export const pageMachine = page.createMachine({
  id: 'inspector',
  context: {
    run: undefined,
    actor: undefined,
    moment: undefined,
    view: 'chart',
    search: '',
    first: undefined,
    second: undefined,
  },
  type: 'parallel',
  on: {
    'run.chosen': { target: '.time.following', actions: { type: 'keepRun', params: ({ event }) => event } },
    'actor.chosen': { actions: { type: 'keepActor', params: ({ event }) => event } },
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
              actions: { type: 'keepMoment', params: ({ event }) => event },
            },
          },
        },
        looking: {
          description: 'A moment of the past is looked at; the run goes on behind it.',
          on: {
            'moment.chosen': { actions: { type: 'keepMoment', params: ({ event }) => event } },
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
