import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type PendingRequestsRef, selectIsAsking } from '../../machines/pendingRequests/selectors.ts';
import { later } from '../app/later.tsx';
import { DialogsWait } from './dialogsWait.ts';

const OutcomeUnknownDialog = later(
  async () => (await import('./OutcomeUnknownDialog.tsx')).OutcomeUnknownDialog,
  ['outcomeUnknown'],
);

/** The only dialog about pending requests; the screen's own dialogs wait for it. Prefetched, because it must work on a dead network. */
export const PendingRequests = ({ actor, children }: { actor: PendingRequestsRef; children: ReactNode }) => {
  const dialog = useSelector(actor, (asking) => asking.children.outcomeUnknown);
  return (
    <>
      <DialogsWait value={useSelector(actor, selectIsAsking)}>{children}</DialogsWait>
      {dialog && <OutcomeUnknownDialog actor={dialog} />}
    </>
  );
};
