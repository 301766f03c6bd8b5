// Its chart, drawn: docs/charts/bindBank.md
import { assign, emit, setup } from 'xstate';
import { bindAccount, loadBankFields } from '../../services/bindBank/actors.ts';
import type { BankField } from '../../services/bindBank/schema.ts';
import { orderKeyOf } from '../../services/order/key.ts';
import {
  nothingToSend,
  type SubmissionEvent,
  settleRequests,
  submissionsOf,
  submitKit,
} from '../pendingRequests/submissions.ts';
import type { ScreenInput } from '../screen/events.ts';
import { opensForOrder, sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { orderGuards, toOrderIfAnyAndHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { accountOf, type BindBankContext, type BindBankEvent } from './context.ts';
import {
  canBeFilledIn,
  emptyFields,
  fillIn,
  formOf,
  isTyped,
  typeInto,
} from '../../services/bindBank/form.ts';
import { closedPicker, openedPicker, withGroup } from '../../services/bindBank/picker.ts';

const bindBank = setup({
  types: {} as {
    context: BindBankContext;
    input: ScreenInput<SubmissionEvent>;
    events: BindBankEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    emitted: { type: 'fault.found'; field: string };
  },
  actors: { loadBankFields, bindAccount },
  guards: {
    ...orderGuards,
    canBeFilledIn: (_, fields: BankField[]) => canBeFilledIn(fields),
    isComplete: ({ context }) => emptyFields(context).length === 0,
    isTyped: ({ context }) => isTyped(context),
    isOtherType: ({ context }, { cardType }: { cardType: string }) => cardType !== context.cardType,
    hasChoice: ({ context }) => context.picker.choice !== '',
    isInGroup: ({ context }) => context.picker.group !== '',
    isFromOrder: ({ context }) => context.isFromOrder,
  },
  actions: {
    announceStart: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'bridge.called',
      request: { action: 'startBindCard', payload: { productId, orderId } },
    })),
    announceEnd: sendToApp(() => ({
      type: 'bridge.called',
      request: { action: 'endBindCard', payload: { result: 'success' } },
    })),
    returnToOrder: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'orderUrl',
      query: { productId, orderId, source: 'loanDetail' },
      replace: true,
    })),
    closeWebView: sendToApp(() => ({ type: 'bridge.called', request: { action: 'closeWebView' } })),
    /** A later account counts in place of one with an unknown outcome. */
    settleOlder: settleRequests(({ context: { productId } }) => ({
      type: 'requests.settled',
      subject: `product:${productId}`,
      purposes: ['bindAccount'],
    })),
    /** The order has no screen to confirm it. */
    toastBound: sendToApp(() => ({ type: 'toast.requested', message: { key: 'bind.done' } })),
    openOrder: opensForOrder('loanDetailUrl'),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
    dropRefusal: assign({ refusal: '' }),
    setFields: assign((_, fields: BankField[]) => ({
      ...formOf(fields),
      refusal: '',
    })),
    chooseType: assign((_, { cardType }: { cardType: string }) => ({ cardType, missing: [] })),
    changeField: assign(({ context }, { field, value }: { field: string; value: string }) =>
      typeInto(context, field, value),
    ),
    openPicker: assign(({ context }, { field }: { field: string }) => ({
      picker: openedPicker(context, field),
    })),
    openGroup: assign(({ context: { picker } }, { group }: { group: string }) => ({
      picker: withGroup(picker, group),
    })),
    leaveGroup: assign(({ context: { picker } }) => ({ picker: withGroup(picker, '') })),
    search: assign(({ context: { picker } }, { text }: { text: string }) => ({
      picker: { ...picker, search: text },
    })),
    choose: assign(({ context: { picker } }, { choice }: { choice: string }) => ({
      picker: { ...picker, choice },
    })),
    setChoice: assign(({ context }) => fillIn(context, context.picker.field, context.picker.choice)),
    closePicker: assign({ picker: closedPicker }),
    markMissing: assign({ missing: ({ context }) => emptyFields(context) }),
    pointAtMissing: emit(({ context }) => ({
      type: 'fault.found' as const,
      field: context.missing[0] ?? '',
    })),
  },
})
  .extend(loadKit)
  .extend(submitKit);
const { loads } = piecesOf(bindBank);
const { submits, awaitsChoice } = submissionsOf(bindBank);

/** Bank binding (docs/product/bindBank.md): input is kept after a failed call or a change of tab. */
export const bindBankMachine = bindBank.createMachine({
  id: 'bindBank',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      ...orderKeyOf(page),
      isFromOrder: page.get('source') === 'loanDetail',
      ...formOf([]),
      missing: [],
      refusal: '',
      picker: closedPicker,
    };
  },
  entry: 'announceStart',
  on: {
    'outcome.settled': { target: '.bound' },
    'submission.retried': {
      guard: 'isTyped',
      target: '.bindingAccount',
      actions: ['dropRefusal', 'closePicker'],
    },
  },
  initial: 'loading',
  states: {
    ...loads({
      src: 'loadBankFields',
      input: ({ context: { productId } }) => ({ productId }),
      afterRefusal: toOrderIfAnyAndHelp,
      done: [
        { guard: withOutput('canBeFilledIn'), target: 'filling', actions: withOutput('setFields') },
        { target: 'failed', actions: 'toastFailure' },
      ],
    }),
    filling: {
      on: {
        'cardType.chosen': {
          guard: withEvent('isOtherType'),
          actions: [withEvent('chooseType'), 'dropRefusal'],
        },
        'field.changed': { actions: [withEvent('changeField'), 'dropRefusal'] },
        'picker.opened': { target: 'picking', actions: withEvent('openPicker') },
        'account.submitted': [
          { guard: 'isComplete', target: 'bindingAccount', actions: 'dropRefusal' },
          { actions: ['markMissing', 'pointAtMissing'] },
        ],
      },
    },
    picking: {
      description: 'A picker is open; nothing counts until it is confirmed.',
      tags: 'modal',
      on: {
        'group.opened': { actions: withEvent('openGroup') },
        'group.left': { actions: 'leaveGroup' },
        'search.changed': { actions: withEvent('search') },
        'choice.made': { actions: withEvent('choose') },
        'choice.confirmed': {
          guard: 'hasChoice',
          target: 'filling',
          actions: ['setChoice', 'closePicker', 'dropRefusal'],
        },
        'dialog.closed': { target: 'filling', actions: 'closePicker' },
        'back.pressed': [
          { guard: 'isInGroup', actions: 'leaveGroup' },
          { target: 'filling', actions: 'closePicker' },
        ],
      },
    },
    bindingAccount: submits({
      src: 'bindAccount',
      input: ({ context }) => accountOf(context),
      done: [{ target: 'bound' }],
      refused: [{ guard: 'isRefused', target: 'filling', actions: ['toastFailure', 'setRefusal'] }],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'bindingAccount', left: 'filling' }),
    bound: {
      description: 'The account is bound, and the page is being left or could not be left by itself.',
      entry: ['settleOlder', 'announceEnd'],
      on: nothingToSend,
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isFromOrder', target: 'returning' }, { target: 'closing' }] },
        returning: {
          description: 'Who came from an order goes back to it (docs/product/bindBank.md#screen).',
          entry: ['toastBound', 'returnToOrder'],
          on: { 'order.chosen': { actions: 'returnToOrder' } },
        },
        closing: {
          description: 'The web view of the shell closes.',
          entry: 'closeWebView',
          on: { 'exit.chosen': { actions: 'closeWebView' } },
        },
      },
    },
  },
});
