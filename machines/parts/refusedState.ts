/** A refused load is no broken one: `loads({ refused: toRefused })`, with `refusedState` among the states of the chart. */
export const toRefused = { target: 'refused', actions: ['keepRefusal', 'toastFailure'] } as const;

/**
 * The lender refused to show something: its words stay on the page, with ways on. Its `setup` needs the actions `keepRefusal` (what `refusalIn`
 * reads), `openOrder` and `openHelp`.
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
