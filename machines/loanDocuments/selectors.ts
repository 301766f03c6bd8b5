import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewStateOf } from '../screen/viewState.ts';
import type { loanDocumentsMachine } from './machine.ts';

export type LoanDocumentsRef = ActorRefFrom<typeof loanDocumentsMachine>;
type LoanDocumentsSnapshot = SnapshotFrom<typeof loanDocumentsMachine>;

export const selectViewState = (snapshot: LoanDocumentsSnapshot) =>
  viewStateOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

export const selectDocuments = ({ context }: LoanDocumentsSnapshot) => context.documents;

export const selectIsOpening = (snapshot: LoanDocumentsSnapshot) => snapshot.matches({ shown: 'opening' });
