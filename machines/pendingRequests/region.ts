export const pendingRegion = {
  initial: 'clear',
  states: {
    clear: { on: { 'warning.opened': { target: 'warning' } } },
    warning: {
      description: 'The person is asked about a pending request: nothing else closes the screen.',
      on: { 'warning.closed': { target: 'clear' } },
    },
  },
} as const;
