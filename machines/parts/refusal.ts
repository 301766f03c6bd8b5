import { failureIn } from './failure.ts';

/** What the lender said when it refused, from the event of a failure; empty when it said nothing, or did not refuse. */
export const refusalIn = (event: object): string => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.message : '';
};

/** A refused load is no broken one: `loads({ refused: toRefused })`, with `refusedState` among the states of the chart. */
export const toRefused = { target: 'refused', actions: ['keepRefusal', 'toastFailure'] } as const;

/**
 * The lender refused to show something: its words stay on the page, with ways on. Its `setup` needs the actions `keepRefusal` (what `refusalIn`
 * reads), `openOrder` and `openHelp`; a screen that belongs to no order never sends `order.chosen`.
 */
export const refusedState = {
  refused: {
    description: 'The lender refused, in words that stay on the page.',
    on: {
      'retry.requested': { target: 'loading' },
      'screen.returned': { target: 'loading' },
      'order.chosen': { actions: 'openOrder' },
      'help.chosen': { actions: 'openHelp' },
    },
  },
} as const;
