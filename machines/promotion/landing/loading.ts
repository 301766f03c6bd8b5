import { missesChunk } from '../../root/release.ts';
import { withOutput } from '../../screen/actions.ts';
import { closesWhenPaused } from './fallback.ts';

/** The promotion's template and stores: registering works without them. */
export const templateRegion = {
  initial: 'loading',
  description: 'How the promotion looks and where the app is to be had.',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTemplate',
        src: 'loadTemplate',
        input: ({ context }: { context: { place: { page: { id: string } } } }) => ({
          id: context.place.page.id,
        }),
        onDone: { target: 'ready', actions: withOutput('setTemplate') },
        onError: [
          { guard: 'isRefused', target: 'failed', actions: ['setRefusal', 'toastFailure'] },
          { target: 'failed', actions: 'setRefusal' },
        ],
      },
      after: { requestLimit: { target: 'failed', actions: 'setRefusal' } },
    },
    ready: {},
    failed: {
      description:
        'The template did not arrive, or was refused: the message stays on the page. Registering works without it.',
      on: { 'retry.requested': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
} as const;

/** The agreement's text is a chunk of its own, loaded when the visitor opens it. */
export const agreementState = {
  ...closesWhenPaused,
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAgreement',
        src: 'loadAgreement',
        onDone: { target: 'shown' },
        onError: { target: 'missing' },
      },
      after: { requestLimit: { target: 'failed' } },
    },
    ...missesChunk('failed', 'failed'),
    shown: {},
    failed: {
      on: { 'agreement.requested': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
    },
  },
} as const;
