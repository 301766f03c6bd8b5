import { assign, sendTo, setup } from 'xstate';
import { bindAccount, loadBankFields } from '../../services/bindCard/actors.ts';
import type { BankField } from '../../services/bindCard/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import { orderKeyOf } from '../../services/order/request.ts';
import { type AppRef, type AppRequest, type ScreenInput } from '../app/events.ts';
import { failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import { answersOf, type BankForm, choicesOf, digitsOf, emptyFields, formOf, idOf } from './form.ts';

/** The picker that is open. */
interface Picker {
  /** Id of its field. */
  field: string;
  /** Type of the group whose choices it shows; '' at the first level. */
  group: string;
  /** Type of what is chosen and not yet confirmed; '' while nothing is. */
  choice: string;
  search: string;
}

interface BindBankContext extends BankForm {
  app: AppRef;
  productId: string;
  orderId: string;
  /** Reached from an order: bound by another alias, and led on to the order (spec §2, §7). */
  isFromOrder: boolean;
  /** Ids of fields that 'Next' found empty. */
  missing: string[];
  picker: Picker;
  /** Idempotency key of the account that the borrower means to bind; undefined until it is sent. */
  bindKey: string | undefined;
}

type BindBankEvent =
  | { type: 'retry.requested' }
  | { type: 'shell.resumed' }
  | { type: 'cardType.chosen'; cardType: string }
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'picker.opened'; field: string }
  | { type: 'group.opened'; group: string }
  | { type: 'group.left' }
  | { type: 'search.changed'; text: string }
  | { type: 'choice.made'; choice: string }
  | { type: 'choice.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'form.submitted' }
  | { type: 'check.requested' }
  | { type: 'exit.chosen' };

const closedPicker: Picker = { field: '', group: '', choice: '', search: '' };

/** The picker of a field, open where its present value stands. */
const openedPicker = ({ fields, values }: BankForm, id: string): Picker => {
  const field = fields.find((candidate) => idOf(candidate) === id);
  const choice = values[id] ?? '';
  const group = field && choicesOf(field).find(({ note }) => note?.some(({ type }) => type === choice));
  return { field: id, group: group?.type ?? '', choice, search: '' };
};

/** Bank binding (spec §2, §5, §7, §9; decisions §3): what was typed stays through a failed call and a change of tab. */
export const bindBankMachine = setup({
  types: {} as {
    context: BindBankContext;
    input: ScreenInput;
    events: BindBankEvent;
    tags: 'busy' | 'modal';
  },
  actors: { loadBankFields, bindAccount },
  guards: {
    isRefused,
    isOutcomeUnknown,
    hasFields: (_, { fields }: { fields: BankField[] }) => fields.length > 0,
    isComplete: ({ context }) => emptyFields(context).length === 0,
    isOtherType: ({ context, event }) =>
      event.type === 'cardType.chosen' && event.cardType !== context.cardType,
    /** What is left of the text after the limits is another text: else it is no new intent. */
    isEdit: ({ context, event }) =>
      event.type === 'field.changed' && digitsOf(event.value) !== (context.values[event.field] ?? ''),
    hasChoice: ({ context }) => context.picker.choice !== '',
    isOtherChoice: ({ context: { picker, values } }) =>
      picker.choice !== '' && picker.choice !== values[picker.field],
    isInGroup: ({ context }) => context.picker.group !== '',
  },
  actions: {
    announceStart: sendTo(
      ({ context }) => context.app,
      ({ context: { productId, orderId } }): AppRequest => ({
        type: 'bridge.called',
        request: { action: 'startBindCard', payload: { productId, orderId } },
      }),
    ),
    announceEnd: sendTo(({ context }) => context.app, {
      type: 'bridge.called',
      request: { action: 'endBindCard', payload: { result: 'success' } },
    }),
    /** The native web view closes; who came from an order goes to the order (spec §2). */
    leave: sendTo(
      ({ context }) => context.app,
      ({ context: { isFromOrder, productId, orderId } }): AppRequest =>
        isFromOrder
          ? {
              type: 'navigation.requested',
              to: 'orderUrl',
              query: { productId, orderId, source: 'loanDetail' },
              replace: true,
            }
          : { type: 'bridge.called', request: { action: 'closeWebView' } },
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    keepFields: assign((_, { fields }: { fields: BankField[] }) => formOf(fields)),
    chooseType: assign(({ context, event }) => ({
      cardType: event.type === 'cardType.chosen' ? event.cardType : context.cardType,
      missing: [],
    })),
    changeField: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? {
            values: { ...context.values, [event.field]: digitsOf(event.value) },
            missing: context.missing.filter((id) => id !== event.field),
          }
        : {},
    ),
    openPicker: assign(({ context, event }) =>
      event.type === 'picker.opened' ? { picker: openedPicker(context, event.field) } : {},
    ),
    openGroup: assign(({ context, event }) =>
      event.type === 'group.opened'
        ? { picker: { ...context.picker, group: event.group, choice: '', search: '' } }
        : {},
    ),
    leaveGroup: assign(({ context }) => ({
      picker: { ...context.picker, group: '', choice: '', search: '' },
    })),
    search: assign(({ context, event }) =>
      event.type === 'search.changed' ? { picker: { ...context.picker, search: event.text } } : {},
    ),
    choose: assign(({ context, event }) =>
      event.type === 'choice.made' ? { picker: { ...context.picker, choice: event.choice } } : {},
    ),
    keepChoice: assign(({ context: { values, missing, picker } }) => ({
      values: { ...values, [picker.field]: picker.choice },
      missing: missing.filter((id) => id !== picker.field),
    })),
    closePicker: assign({ picker: closedPicker }),
    markMissing: assign({ missing: ({ context }) => emptyFields(context) }),
    /** The same intent keeps its key, so that a retry cannot bind twice. */
    startIntent: assign({ bindKey: ({ context }) => context.bindKey ?? newIdempotencyKey() }),
    endIntent: assign({ bindKey: undefined }),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'bindBank',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      ...orderKeyOf(page),
      isFromOrder: page.get('source') === 'loanDetail',
      ...formOf([]),
      missing: [],
      picker: closedPicker,
      bindKey: undefined,
    };
  },
  entry: 'announceStart',
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadBankFields',
        src: 'loadBankFields',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: [
          {
            guard: { type: 'hasFields', params: ({ event }) => ({ fields: event.output }) },
            target: 'filling',
            actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.output }) },
          },
          { target: 'failed', actions: 'toastFailure' },
        ],
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'The form could not be loaded, or has no fields.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    filling: {
      on: {
        'cardType.chosen': { guard: 'isOtherType', actions: ['chooseType', 'endIntent'] },
        'field.changed': { guard: 'isEdit', actions: ['changeField', 'endIntent'] },
        'picker.opened': { target: 'picking', actions: 'openPicker' },
        'form.submitted': [
          { guard: 'isComplete', target: 'binding', actions: 'startIntent' },
          { actions: 'markMissing' },
        ],
      },
    },
    picking: {
      description: 'A picker is open; nothing counts until it is confirmed.',
      tags: 'modal',
      on: {
        'group.opened': { actions: 'openGroup' },
        'group.left': { actions: 'leaveGroup' },
        'search.changed': { actions: 'search' },
        'choice.made': { actions: 'choose' },
        'choice.confirmed': [
          { guard: 'isOtherChoice', target: 'filling', actions: ['keepChoice', 'closePicker', 'endIntent'] },
          { guard: 'hasChoice', target: 'filling', actions: 'closePicker' },
        ],
        'dialog.closed': { target: 'filling', actions: 'closePicker' },
        'back.pressed': [
          { guard: 'isInGroup', actions: 'leaveGroup' },
          { target: 'filling', actions: 'closePicker' },
        ],
      },
    },
    binding: {
      description: 'The account is being bound; even back waits for the answer.',
      tags: ['busy', 'modal'],
      invoke: {
        id: 'bindAccount',
        src: 'bindAccount',
        input: ({ context }) => {
          const { productId, isFromOrder, bindKey = '' } = context;
          return { ...answersOf(context), productId, isFromOrder, idempotencyKey: bindKey };
        },
        onDone: { target: 'bound', actions: ['announceEnd', 'leave'] },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'outcomeUnknown' },
          { guard: 'isRefused', target: 'filling', actions: ['endIntent', 'toastFailure'] },
          { target: 'filling', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'outcomeUnknown' } },
    },
    outcomeUnknown: {
      description: 'Nobody knows whether the account was bound; sending it again counts once.',
      tags: 'modal',
      on: {
        'check.requested': { target: 'binding' },
        'dialog.closed': { target: 'filling' },
        'back.pressed': { target: 'filling' },
      },
    },
    bound: {
      description: 'The account is bound, and the page is being left.',
      on: { 'exit.chosen': { actions: 'leave' } },
    },
  },
});
