/** For a sandbox only: a page that obeys its inspector. */
export { obey } from './commands.ts';
export { takeMoment } from './restore/moment.ts';
export { startAt } from './restore/startAt.ts';
