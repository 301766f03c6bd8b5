import { wording as spec } from '../spec/common.ts';

export const wording: typeof spec = {
  ...spec,
  error: 'Something went wrong. Please try again.',
  tryLater: 'Too many tries. Please try again in a few minutes.',
  tryLaterIn: 'Too many tries. Please try again in {n} min.',
  'link.refused': 'This link is not safe, so we did not open it.',
  'shell.unsupported': 'This is not available on this device.',
  'clock.off': 'Your phone’s clock is wrong. The dates and times here go by our clock.',
  loading: 'Loading…',
  loadFailedHint: 'Try again in a little while.',
  sessionEnded: 'You were logged out',
  sessionEndedHint: 'Log in again to continue.',
  notFoundHint: 'There is nothing at this address.',
  offline: 'You are offline. We continue as soon as you are connected.',
  'plan.notKnown': 'We do not know the payment plan. Please ask us.',
  'copy.success': 'Copied',
  'copy.failed': 'We could not copy this. Please write it down.',
  'refused.order': 'See my loan',
  pausedHint: 'Please try again later, or call us: {phone}.',
};
