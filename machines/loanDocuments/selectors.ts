import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loanDocumentsMachine } from './machine.ts';

export type LoanDocumentsRef = ActorRefFrom<typeof loanDocumentsMachine>;
type LoanDocumentsSnapshot = SnapshotFrom<typeof loanDocumentsMachine>;

export const selectIsOpening = (snapshot: LoanDocumentsSnapshot) => snapshot.matches({ shown: 'opening' });
