import { assign, sendTo, setup } from 'xstate';
import { loadContact } from '../../services/contact/actors.ts';
import type { Contact } from '../../services/contact/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage } from '../parts/failure.ts';

/** Customer service: its telephone and its e-mail (spec §2). */
export const customerServiceMachine = setup({
  types: {} as {
    context: { app: AppRef; contact: Contact };
    input: ScreenInput;
    events: { type: 'retry.requested' } | { type: 'shell.resumed' } | { type: 'phone.chosen' };
    tags: 'busy';
  },
  actors: { loadContact },
  guards: { hasPhone: ({ context }) => context.contact.smWa !== '' },
  actions: {
    keepContact: assign({ contact: (_, { contact }: { contact: Contact }) => contact }),
    callService: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'bridge.called',
        request: { action: 'callPhone', payload: { number: context.contact.smWa } },
      }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long a second tap does nothing, so that a double tap calls once. */
    callPause: 1_000,
  },
}).createMachine({
  id: 'customerService',
  context: ({ input }) => ({ app: input.app, contact: { email: '', smWa: '' } }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadContact',
        src: 'loadContact',
        onDone: {
          target: 'shown',
          actions: { type: 'keepContact', params: ({ event }) => ({ contact: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'How customer service is reached could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      initial: 'ready',
      states: {
        ready: { on: { 'phone.chosen': { guard: 'hasPhone', target: 'calling', actions: 'callService' } } },
        calling: {
          description: 'The phone was just asked to call.',
          after: { callPause: { target: 'ready' } },
        },
      },
    },
  },
});
