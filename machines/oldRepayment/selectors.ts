import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { viewStateOf } from '../screen/viewState.ts';
import type { codeEntryMachine } from './codeEntryMachine.ts';
import { amountOf, cardOf, offersWallet } from './context.ts';
import type { oldRepaymentMachine } from './machine.ts';

export { normaliseCode } from '../../services/oldRepayment/code.ts';

export type OldRepaymentRef = ActorRefFrom<typeof oldRepaymentMachine>;
export type CodeEntryRef = ActorRefFrom<typeof codeEntryMachine>;
type OldRepaymentSnapshot = SnapshotFrom<typeof oldRepaymentMachine>;
type CodeEntrySnapshot = SnapshotFrom<typeof codeEntryMachine>;

const unpayable = (snapshot: OldRepaymentSnapshot) => {
  if (!snapshot.matches('ready')) return undefined;
  const amount = snapshot.context.way?.amount;
  if (amount === undefined) return 'unknown';
  return amount === 0 ? 'settled' : undefined;
};

/** 'settled': the company says that nothing is owed; 'unknown': it does not say what is owed. There is no sum then and nothing to choose. */
export const selectViewState = (snapshot: OldRepaymentSnapshot) =>
  unpayable(snapshot) ??
  viewStateOf(
    snapshot,
    {
      loading: 'loading',
      choosing: 'cards',
      failed: 'failed',
      walletOpened: 'walletOpened',
      walletRefused: 'walletRefused',
      repaid: 'repaid',
    },
    'repayment',
  );

export const selectAmount = (snapshot: OldRepaymentSnapshot) => amountOf(snapshot.context);

/** What the company says of the repayment; undefined before. */
export const selectWay = ({ context }: OldRepaymentSnapshot) => context.way;

/** The URL's amount in centavos, if it differs from the company's; undefined otherwise. */
export function selectContradicted({ context: { query, way } }: OldRepaymentSnapshot): number | undefined {
  const named = query['amount'] ?? '';
  const isOther = /^\d{1,15}$/.test(named) && way?.amount !== undefined && Number(named) !== way.amount;
  return isOther ? Number(named) : undefined;
}

export const selectOffersWallet = ({ context }: OldRepaymentSnapshot) => offersWallet(context);

export const selectCard = (snapshot: OldRepaymentSnapshot) => cardOf(snapshot.context);

export const selectBusy = (snapshot: OldRepaymentSnapshot) =>
  (['committing', 'payingByWallet'] as const).find((state) => snapshot.matches(state));

export const selectCodeStep = (snapshot: CodeEntrySnapshot) =>
  (['typing', 'confirming', 'resendingCode'] as const).find((step) => snapshot.matches(step));
