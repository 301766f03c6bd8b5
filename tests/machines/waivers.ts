import type { rules } from './rules.ts';

/** Machines that may break a rule, each with the reason. A waiver that is needed no more fails its test. */
export const waivers: Partial<Record<keyof typeof rules, Record<string, string>>> = {
  'who opens a screen of what cannot be undone is told first what is open': {
    codeEntry: 'It is opened by a repayment that was just committed: oldRepayment has told before.',
  },
  'who comes back to what cannot be undone is told first what is open': {
    rating:
      'Who is choosing stars goes on: a rating of the app says no stars, so another one is the very same and counts once.',
  },
  'no state but a final one has no way on': {
    upload: 'A picture that arrived, or cannot be read, is removed by the page that it belongs to.',
  },
};
