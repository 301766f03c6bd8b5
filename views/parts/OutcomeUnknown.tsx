import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type PendingRef, selectIsAsking } from '../../machines/pendingRequests/pendingSelectors.ts';
import { later } from '../app/later.tsx';
import { DialogsWait } from './dialogsWait.ts';

const OutcomeUnknownDialog = later(
  async () => (await import('./OutcomeUnknownDialog.tsx')).OutcomeUnknownDialog,
  ['outcomeUnknown'],
);

/** The only dialog about pending requests; the screen's own dialogs wait for it. Prefetched, because it must work on a dead network. */
export const PendingRequests = ({ pending, children }: { pending: PendingRef; children: ReactNode }) => {
  const dialog = useSelector(pending, (asking) => asking.children.outcomeUnknown);
  return (
    <>
      <DialogsWait value={useSelector(pending, selectIsAsking)}>{children}</DialogsWait>
      {dialog && <OutcomeUnknownDialog actor={dialog} />}
    </>
  );
};
