import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SmsCountdownRef } from '../parts/smsCountdown.ts';
import type { chooseCardMachine } from './chooseCardMachine.ts';
import { amountOf, cardOf, type oldRepaymentMachine } from './machine.ts';

export type OldRepaymentRef = ActorRefFrom<typeof oldRepaymentMachine>;
export type ChooseCardRef = ActorRefFrom<typeof chooseCardMachine>;
type OldRepaymentSnapshot = SnapshotFrom<typeof oldRepaymentMachine>;
type ChooseCardSnapshot = SnapshotFrom<typeof chooseCardMachine>;

/** Which of its faces the screen shows. */
export const selectFace = (snapshot: OldRepaymentSnapshot) =>
  snapshot.matches('loading')
    ? 'loading'
    : snapshot.matches('failed')
      ? 'failed'
      : snapshot.matches('repaid')
        ? 'repaid'
        : 'repayment';

/** Centavos to repay. */
export const selectAmount = (snapshot: OldRepaymentSnapshot) => amountOf(snapshot.context);

/** The chosen card; undefined when none is. */
export const selectCard = (snapshot: OldRepaymentSnapshot) => cardOf(snapshot.context);

export const selectMarket = (snapshot: OldRepaymentSnapshot) => snapshot.context.market;

/** Whether the e-wallet is offered as a second way. */
export const selectOffersWallet = ({ context }: OldRepaymentSnapshot) => context.way?.alipay === true;

/** What is under way; undefined when nothing is. */
export const selectBusy = (snapshot: OldRepaymentSnapshot) =>
  (['committing', 'openingWallet', 'leaving'] as const).find((state) => snapshot.matches(state));

/** Which outcome nobody knows; undefined when none is open. */
export const selectUnknown = (snapshot: OldRepaymentSnapshot) => {
  if (snapshot.matches('commitUnknown')) return 'commit';
  if (snapshot.matches('walletUnknown')) return 'wallet';
  if (snapshot.matches({ verifying: { entry: 'confirmUnknown' } })) return 'confirm';
  if (snapshot.matches({ verifying: { entry: 'resendUnknown' } })) return 'resend';
  return undefined;
};

/** What the code entry is at; undefined while there is none. */
export const selectVerifying = ({ value }: OldRepaymentSnapshot) =>
  typeof value === 'object' ? value.verifying.entry : undefined;

export const selectCode = (snapshot: OldRepaymentSnapshot) => snapshot.context.code;

export const selectCodeFault = (snapshot: OldRepaymentSnapshot) => snapshot.context.codeFault;

/** The running countdown to the next code; undefined when a code may be sent. */
export const selectCountdown = (snapshot: OldRepaymentSnapshot) =>
  snapshot.children['smsCountdown'] as SmsCountdownRef | undefined;

/** Which of its three faces the choice of a card shows. */
export const selectChoiceFace = (snapshot: ChooseCardSnapshot) =>
  snapshot.matches('choosing') ? 'cards' : snapshot.matches('failed') ? 'failed' : 'loading';

export const selectCards = (snapshot: ChooseCardSnapshot) => snapshot.context.cards;

/** Id of the chosen card; empty while none is. */
export const selectCardId = (snapshot: ChooseCardSnapshot) => snapshot.context.cardId;
