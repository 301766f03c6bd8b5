import type { wording as spec } from '../spec/common.ts';

export const wording: typeof spec = {
  error: 'Something went wrong. Please try again.',
  tryLater: 'Not done: too many requests at once. Please try again later.',
  'link.refused': 'This link is not safe, so we did not open it.',
  'shell.unsupported': 'This is not available on this device.',
  loading: 'Loading…',
  tryAgain: 'Try again',
  loadFailed: 'This page could not be loaded',
  loadFailedHint: 'It did not work this time. Try again in a little while. Nothing that you did is lost.',
  connectionHint: 'Check your connection. We will go on when it is back. Nothing that you did is lost.',
  sessionEnded: 'Your session has ended',
  sessionEndedHint: 'Log in again to go on. Nothing that you typed is lost.',
  logIn: 'Log in',
  notFound: 'Page not found',
  notFoundHint: 'This address leads nowhere.',
  home: 'Home',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  offline: 'You are offline. We will go on when the connection is back.',
};
