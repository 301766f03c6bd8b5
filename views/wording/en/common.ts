import type { wording as spec } from '../spec/common.ts';

export const wording: typeof spec = {
  error: 'Something went wrong. Please try again.',
  tryLater: 'Not done: too many requests at once. Please try again later.',
  'link.refused': 'This link is not safe, so we did not open it.',
  'shell.unsupported': 'This is not available on this device.',
  loading: 'Loading…',
  tryAgain: 'Try again',
  loadFailed: 'This page could not be loaded',
  loadFailedHint: 'Check your connection and try again. Nothing that you did is lost.',
  notFound: 'Page not found',
  notFoundHint: 'This address leads nowhere.',
  home: 'Home',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  offline: 'You are offline. We will go on when the connection is back.',
  paused: 'This service is paused for now',
  pausedHint: 'Nothing was sent. Please try again later, or call us: {phone}.',
};
