/** The states of a visitor who registered now or earlier (docs/product/promotion.md#states). */
export const registeredStates = {
  leaving: {
    always: [
      { guard: 'staysHere', target: 'settled' },
      { target: 'settled', actions: 'openDownload' },
    ],
  },
  settled: {
    description: 'The visitor is registered; what is left is to get the app.',
    on: {
      'download.chosen': { actions: 'openDownload' },
      // The entries before this one still have what was typed.
      'address.changed': { actions: 'forgetDraft' },
    },
  },
} as const;
