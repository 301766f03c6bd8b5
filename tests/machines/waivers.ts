import type { rules } from './rules.ts';

/** Each with its reason. An unneeded waiver fails its test. */
export const waivers: Partial<Record<keyof typeof rules, Record<string, string>>> = {
  'no action reaches the device by itself': {
    captcha: 'It frees the memory of a picture that it has replaced.',
    cleanup: 'It is the actor that removes what is stored.',
    pendingRequests: "It is the actor of the pending requests' store.",
    testPreview: 'Only staff see it: it shows a message of the browser.',
  },
  'no state but a final one has no way on': {
    upload: 'A picture that arrived, or cannot be read, is removed by the page that it belongs to.',
  },
};
