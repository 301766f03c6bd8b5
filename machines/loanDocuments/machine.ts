import { assign, setup } from 'xstate';
import { findAgreement, loadAgreements, type LoanKey } from '../../services/loanConfirm/actors.ts';
import type { Agreement } from '../../services/loanConfirm/schema.ts';
import { type OrderKey, orderKeyOf } from '../../services/orderDetails/request.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../screen/events.ts';
import { asks } from '../screen/asks.ts';
import { loadKit } from '../screen/kit.ts';
import { loads, toOrderAndHelp } from '../screen/loads.ts';
import { addressIn, opensAgreement } from '../screen/opensAgreement.ts';

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
  | ScreenMessage
  | { type: 'retry.requested' }
  | { type: 'document.chosen'; position: number }
  | { type: 'terms.chosen' }
  | { type: 'order.chosen' }
  | { type: 'help.chosen' }
  | { type: 'back.pressed' };

/** The documents of one loan, to reread at any time (docs/product/loanDocuments.md#screen). */
export const loanDocumentsMachine = setup({
  types: {} as {
    context: LoanDocumentsContext;
    input: ScreenInput;
    events: LoanDocumentsEvent;
    tags: 'busy';
  },
  actors: { loadAgreements, findAgreement },
  guards: {
    isListed: ({ context, event }) => event.type === 'document.chosen' && event.position in context.documents,
  },
  actions: {
    keepDocuments: assign({ documents: (_, { documents }: { documents: Agreement[] }) => documents }),
    keepPosition: assign({
      position: ({ context, event }) =>
        event.type === 'document.chosen' ? event.position : context.position,
    }),
    openAgreement: asks((_, { link }: { link: string }) => ({ type: 'link.opened', link })),
    openTerms: asks({ type: 'navigation.requested', to: 'loanAgreement' }),
    openOrder: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { productId, orderId },
    })),
    openHelp: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { productId, orderId },
    })),
  },
})
  .extend(loadKit<LoanDocumentsContext, LoanDocumentsEvent>())
  .createMachine({
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
        input: ({ context }: { context: LoanDocumentsContext }) => loanKeyOf(context),
        done: {
          target: 'shown',
          actions: {
            type: 'keepDocuments',
            params: ({ event }: { event: { output: Agreement[] } }) => ({ documents: event.output }),
          },
        },
        ways: toOrderAndHelp,
      }),
      shown: {
        initial: 'reading',
        states: {
          reading: {
            description:
              'The documents by title, and the terms that hold for every loan; there may be none of this one.',
            on: {
              'document.chosen': { guard: 'isListed', target: 'opening', actions: 'keepPosition' },
              'terms.chosen': { actions: 'openTerms' },
              'order.chosen': { actions: 'openOrder' },
              'help.chosen': { actions: 'openHelp' },
            },
          },
          opening: opensAgreement({
            input: ({ context }: { context: LoanDocumentsContext }) => ({
              ...loanKeyOf(context),
              position: context.position,
            }),
            opened: { type: 'openAgreement', params: addressIn },
            back: 'reading',
          }),
        },
      },
    },
  });
