import { tellsUnknown } from '../parts/posts.ts';
import { type LoanConfirmContext, unknownPush } from './context.ts';

/** Who comes back to an open push is told of it, and then goes on without another introduction. */
export const tellsAgain = {
  'screen.returned': { guard: 'isPushOpen', target: 'outcomeUnknown', actions: 'keepIntents' },
} as const;

/** What is told of a push whose end is unknown, and where it leads when a look finds the loan taken. */
export const aboutPush = {
  input: ({ context, event }: { context: LoanConfirmContext; event: { type: string } }) =>
    unknownPush(context, event),
  goOn: {
    target: '#loanConfirm.confirmed',
    actions: [{ type: 'keepReceipt', params: { link: '' } }, 'openOrder'],
  },
} as const;

/** Tells of a push whose end is unknown; who leaves it for now comes to `back`. */
export const tellsPush = <const Back extends string>(back: Back) =>
  tellsUnknown({ ...aboutPush, retry: 'pushing', leave: { target: back } });
