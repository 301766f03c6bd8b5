import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Company } from '../screen/publicPage.ts';
import type { documentMachine } from './machine.ts';

export type { Company };

export type DocumentRef = ActorRefFrom<typeof documentMachine>;
type DocumentSnapshot = SnapshotFrom<typeof documentMachine>;

/** The same object as long as the screen is open. */
export const selectCompany = (snapshot: DocumentSnapshot): Company => snapshot.context;

export const selectRelated = ({ context }: DocumentSnapshot): Related[] =>
  related.filter((route) => route !== context.route);
const related = ['aboutUs', 'privacyPolicy', 'loanAgreement', 'customerService'] as const;
export type Related = (typeof related)[number];
