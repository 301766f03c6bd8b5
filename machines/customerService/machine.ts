import { assign, setup } from 'xstate';
import { loadContact } from '../../services/customerService/actors.ts';
import type { Contact } from '../../services/customerService/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../app/events.ts';
import { asks, toastsFailure } from '../parts/asks.ts';
import { loadGuards, loads } from '../parts/loads.ts';
import { keepsRefusal } from '../parts/refusal.ts';

const calls = { 'phone.chosen': { guard: 'hasPhone', actions: 'callService' } } as const;

const { loading, failed } = loads({
  src: 'loadContact',
  ways: {},
  done: {
    target: 'shown',
    actions: {
      type: 'keepContact',
      params: ({ event }: { event: { output: Contact } }) => ({ contact: event.output }),
    },
  },
});

/** Customer service: its telephone and its e-mail (docs/product/customerService.md#screen). */
export const customerServiceMachine = setup({
  types: {} as {
    context: {
      app: AppRef;
      /** The company's contacts; the configured ones until it names any. */
      contact: Contact;
      /** The backend's message about a refusal; empty when there is none. */
      refusal: string;
    };
    input: ScreenInput;
    events: ScreenMessage | { type: 'retry.requested' } | { type: 'phone.chosen' };
    tags: 'busy';
  },
  actors: { loadContact },
  guards: { ...loadGuards, hasPhone: ({ context }) => context.contact.smWa !== '' },
  actions: {
    keepContact: assign({
      contact: ({ context }, { contact }: { contact: Contact }) =>
        contact.email || contact.smWa ? contact : context.contact,
    }),
    callService: asks(({ context }) => ({
      type: 'bridge.called',
      request: { action: 'callPhone', payload: { number: context.contact.smWa } },
    })),
    keepRefusal: keepsRefusal(),
    toastFailure: toastsFailure(),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'customerService',
  context: ({ input: { app, environment } }) => ({
    app,
    contact: { email: environment.serviceEmail, smWa: environment.servicePhone },
    refusal: '',
  }),
  initial: 'loading',
  states: {
    loading,
    // A user who needs help still gets the configured contacts.
    failed: { ...failed, on: { ...failed.on, ...calls } },
    shown: { on: calls },
  },
});
