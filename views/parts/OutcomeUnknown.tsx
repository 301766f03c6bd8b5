import type { OutcomeUnknownRef } from '../../machines/parts/outcomeUnknown/selectors.ts';
import { later } from '../app/later.tsx';

const OutcomeUnknownDialog = later(
  async () => (await import('./OutcomeUnknownDialog.tsx')).OutcomeUnknownDialog,
  ['outcomeUnknown'],
);

/** The dialog about a call whose end nobody knows; nothing while there is none. It is fetched ahead, for it must show on a dead network. */
export const OutcomeUnknown = ({ actor }: { actor: OutcomeUnknownRef | undefined }) =>
  actor && <OutcomeUnknownDialog actor={actor} />;
