import { wording as spec } from '../spec/jointLoginError.ts';

export const wording: typeof spec = {
  ...spec,
  'failure.title': 'We could not log you in',
  'failure.noProducts': 'We have nothing to recommend right now',
};
