// Its chart, drawn: docs/charts/loanDocuments.md
import { assign, setup } from 'xstate';
import { findAgreement, loadAgreements, type LoanKey } from '../../services/loanConfirm/actors.ts';
import type { Agreement } from '../../services/loanConfirm/schema.ts';
import { type OrderKey, orderKeyOf } from '../../services/order/key.ts';
import type { AppRef, LoadMessage, ScreenInput } from '../screen/events.ts';
import { opensForOrder, sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { orderGuards, toOrderAndHelp, toOrderIfAnyAndHelp } from '../screen/loads.ts';
import { opensAgreement } from '../screen/opensAgreement.ts';
import { piecesOf } from '../screen/pieces.ts';

interface LoanDocumentsContext extends OrderKey {
  app: AppRef;
  documents: Agreement[];
  position: number;
  refusal: string;
}

/** The loan in the calls: an order uses V3, whichever confirmation it came from. */
const loanKeyOf = ({ productId, orderId }: LoanDocumentsContext): LoanKey => ({
  api: 'v3',
  productId,
  orderId,
});

type LoanDocumentsEvent =
  | LoadMessage
  | { type: 'document.chosen'; position: number }
  | { type: 'terms.chosen' }
  | { type: 'order.chosen' }
  | { type: 'back.pressed' };

const loanDocuments = setup({
  types: {} as {
    context: LoanDocumentsContext;
    input: ScreenInput;
    events: LoanDocumentsEvent;
    tags: 'busy';
  },
  actors: { loadAgreements, findAgreement },
  guards: {
    ...orderGuards,
    isListed: ({ context }, { position }: { position: number }) => position in context.documents,
  },
  actions: {
    setDocuments: assign({ documents: (_, documents: Agreement[]) => documents }),
    setPosition: assign((_, { position }: { position: number }) => ({ position })),
    openAgreement: sendToApp((_, link: string) => ({ type: 'link.opened', link })),
    openTerms: sendToApp(() => ({ type: 'navigation.requested', to: 'loanAgreement' })),
    openOrder: opensForOrder('loanDetailUrl'),
    openHelp: opensForOrder('customerService'),
  },
}).extend(loadKit);
const { loads } = piecesOf(loanDocuments);

/** The documents of one loan, to reread at any time (docs/product/loanDocuments.md#screen). */
export const loanDocumentsMachine = loanDocuments.createMachine({
  id: 'loanDocuments',
  context: ({ input: { app, search } }) => ({
    app,
    ...orderKeyOf(new URLSearchParams(search)),
    documents: [],
    position: 0,
    refusal: '',
  }),
  initial: 'loading',
  states: {
    ...loads({
      src: 'loadAgreements',
      input: ({ context }) => loanKeyOf(context),
      done: [{ target: 'shown', actions: withOutput('setDocuments') }],
      afterRefusal: toOrderIfAnyAndHelp,
    }),
    shown: {
      initial: 'reading',
      states: {
        reading: {
          description:
            'The documents by title, and the terms that hold for every loan; there may be none of this one.',
          on: {
            'document.chosen': {
              guard: withEvent('isListed'),
              target: 'opening',
              actions: withEvent('setPosition'),
            },
            'terms.chosen': { actions: 'openTerms' },
            ...toOrderAndHelp,
          },
        },
        opening: opensAgreement({
          input: ({ context }: { context: LoanDocumentsContext }) => ({
            ...loanKeyOf(context),
            position: context.position,
          }),
          opened: withOutput('openAgreement'),
          back: 'reading',
        }),
      },
    },
  },
});
