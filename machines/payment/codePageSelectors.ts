import type { ArrivalRef } from './arrivalSelectors.ts';
import type { CodePage } from './codePage.ts';
import type { TimeLeftRef } from './timeLeft.ts';

/** What a page of a code is, whichever it is. */
interface CodePageSnapshot {
  context: CodePage;
  children: { arrival?: ArrivalRef | undefined; timeLeft?: TimeLeftRef | undefined };
  matches(state: { shown: 'payable' | 'expired' | 'arrived' }): boolean;
}

/** Where its code is: payable, expired or paid; undefined when the page shows no code. */
export const selectCodeState = (snapshot: CodePageSnapshot) =>
  (['payable', 'expired', 'arrived'] as const).find((shown) => snapshot.matches({ shown }));

/** What the page knows of the payment. */
export const selectPayment = ({ context }: CodePageSnapshot): CodePage => context;

/** The look whether the payment arrived, while the code is on show. */
export const selectArrivalActor = ({ children }: CodePageSnapshot) => children.arrival;

/** The time that the code has left, while it can be paid by. */
export const selectTimeLeft = ({ children }: CodePageSnapshot) => children.timeLeft;
