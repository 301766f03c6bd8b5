import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import { registerPhone, sendSms } from '../../services/promotion/actors.ts';
import { forgetDraft, keepDraft } from '../../services/promotion/draft.ts';
import { visitOf } from '../../services/promotion/page.ts';
import { captchaMachine } from '../captcha/machine.ts';
import type { PromotionRequest } from '../landing/events.ts';
import { failureIn, failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import type { Message } from '../parts/message.ts';
import { smsCountdownMachine, smsPause } from '../parts/smsCountdown.ts';
import {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  smsRequestOf,
} from './context.ts';
import { cleaned, type Faults, faultsOf, type Field, fields } from './form.ts';

/** Codes of refusals that mean something of their own (spec §8). */
const codes = { alreadyRegistered: '11', smsWrongCaptcha: '101', registerWrongCaptcha: '-1' } as const;

/** Fields that a code to be sent needs. */
const codeFields: readonly Field[] = ['phone', 'capcode'];

const refusalCode = (event: object) => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.code : undefined;
};

const registration = setup({
  types: {} as {
    context: RegistrationContext;
    input: RegistrationInput;
    events: RegistrationEvent;
    emitted: { type: 'fault.found'; field: Field };
    tags: 'busy' | 'writable';
    children: { captcha: 'captcha'; smsCountdown: 'smsCountdown' };
  },
  actors: { captcha: captchaMachine, smsCountdown: smsCountdownMachine, sendSms, registerPhone },
  guards: {
    isRefused,
    isOutcomeUnknown,
    isAlreadyRegistered: ({ event }) => refusalCode(event) === codes.alreadyRegistered,
    isWrongCaptcha: ({ event }, { code }: { code: string }) => refusalCode(event) === code,
    isReadyForCode: ({ context }) => Object.keys(faultsOf(context, codeFields)).length === 0,
    isComplete: ({ context }) => Object.keys(faultsOf(context, fields)).length === 0,
    /** A space that is typed changes nothing, and so it is no new intent. */
    isEdit: ({ context, event }) =>
      event.type === 'field.changed' &&
      cleaned(event.field, event.value, context.phoneRule) !== context[event.field],
    hasPhone: ({ context }) => context.phone !== '',
    isCounting: stateIn({ open: { pause: 'counting' } }),
    /** A page that was reloaded during the pause goes on waiting. */
    isPauseLeft: ({ context }) => context.deadline > Date.now(),
  },
  actions: {
    changeField: assign(({ context, event }) =>
      event.type === 'field.changed'
        ? {
            [event.field]: cleaned(event.field, event.value, context.phoneRule),
            faults: { ...context.faults, [event.field]: undefined },
          }
        : {},
    ),
    keepCaptcha: assign(({ event }) =>
      event.type === 'captcha.shown' ? { sid: event.sid, time: event.time } : {},
    ),
    /** The answer belongs to the image that goes. */
    dropCaptcha: assign({ capcode: '', sid: '' }),
    refreshCaptcha: sendTo('captcha', { type: 'captcha.refreshed' }),
    clearFaults: assign({ faults: {} }),
    findFaults: assign({
      faults: ({ context }, { asked }: { asked: readonly Field[] }) => faultsOf(context, asked),
    }),
    findNoPhone: assign({ faults: { phone: { key: 'promotion.phoneFirst' } } }),
    findWrongCaptcha: assign({
      faults: ({ event }): Faults => {
        const message = failureMessage(event);
        return { capcode: 'text' in message ? message : { key: 'promotion.capcodeWrong' } };
      },
    }),
    pointAtFault: emit(({ context }) => ({
      type: 'fault.found' as const,
      field: fields.find((field) => context.faults[field]) ?? 'phone',
    })),
    startPause: assign({ deadline: () => Date.now() + smsPause }),
    tellCodeSent: raise({ type: 'code.sent' }),
    /** The same intent keeps its key, so that a retry registers once. */
    startIntent: assign({ registerKey: ({ context }) => context.registerKey ?? newIdempotencyKey() }),
    endIntent: assign({ registerKey: undefined }),
    keepDraft: ({ context: { phone, capcode, sid, time, deadline } }) =>
      keepDraft({ phone, capcode, sid, time, deadline }),
    forgetDraft,
    countClick: sendTo(
      ({ context }) => context.app,
      ({ context }): PromotionRequest => ({
        type: 'visit.counted',
        counted: {
          kind: 'click',
          payload: { ...visitOf(context.page, context.clientType), phone: context.phone },
        },
      }),
    ),
    toast: sendTo(
      ({ context }) => context.app,
      (_, { message }: { message: Message }): PromotionRequest => ({ type: 'toast.requested', message }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): PromotionRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    tellRegistered: sendTo(({ context }) => context.app, { type: 'visitor.registered' }),
    tellRecognised: sendTo(({ context }) => context.app, { type: 'visitor.recognised' }),
  },
  delays: { requestLimit: httpTimeout },
});

const pauseRegion = registration.createStateConfig({
  initial: 'deciding',
  description: 'Whether a code may be sent, or the last one was sent less than 60 seconds ago.',
  states: {
    deciding: { always: [{ guard: 'isPauseLeft', target: 'counting' }, { target: 'ready' }] },
    ready: { on: { 'code.sent': { target: 'counting', actions: ['startPause', 'keepDraft'] } } },
    counting: {
      invoke: {
        id: 'smsCountdown',
        src: 'smsCountdown',
        input: ({ context }) => ({ deadline: context.deadline }),
        onDone: { target: 'ready' },
        onError: { target: 'ready' },
      },
    },
  },
});

const typing = {
  guard: 'isEdit',
  actions: ['changeField', 'endIntent', 'keepDraft'],
} as const;

const losingCaptcha = { actions: ['dropCaptcha', 'keepDraft'] } as const;

const incomplete = {
  actions: ['countClick', { type: 'findFaults', params: { asked: fields } }, 'pointAtFault'],
} as const;

const workRegion = registration.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'writable',
      on: {
        'field.changed': typing,
        'captcha.broken': losingCaptcha,
        'captcha.tapped': [
          { guard: 'hasPhone', actions: ['dropCaptcha', 'keepDraft', 'refreshCaptcha'] },
          { actions: ['findNoPhone', 'pointAtFault'] },
        ],
        'code.requested': [
          {
            guard: 'isCounting',
            actions: { type: 'toast', params: { message: { key: 'promotion.doNotResend' } } },
          },
          { guard: 'isReadyForCode', target: 'sendingCode', actions: 'clearFaults' },
          { actions: [{ type: 'findFaults', params: { asked: codeFields } }, 'pointAtFault'] },
        ],
        'apply.tapped': [
          {
            guard: 'isComplete',
            target: 'registering',
            actions: ['countClick', 'clearFaults', 'startIntent'],
          },
          incomplete,
        ],
      },
    },
    sendingCode: {
      description: 'A code is being sent to the phone; typing goes on.',
      tags: ['busy', 'writable'],
      on: {
        'field.changed': typing,
        'captcha.broken': losingCaptcha,
        'apply.tapped': [
          {
            guard: 'isComplete',
            target: 'registering',
            // Its answer is no longer waited for: a code may have been sent, so that the pause begins.
            actions: ['countClick', 'clearFaults', 'startIntent', 'tellCodeSent'],
          },
          incomplete,
        ],
      },
      invoke: {
        id: 'sendSms',
        src: 'sendSms',
        input: ({ context }) => smsRequestOf(context),
        onDone: {
          target: 'editing',
          actions: ['tellCodeSent', { type: 'toast', params: { message: { key: 'promotion.codeSent' } } }],
        },
        onError: [
          { guard: 'isAlreadyRegistered', target: '#registration.recognised' },
          {
            guard: { type: 'isWrongCaptcha', params: { code: codes.smsWrongCaptcha } },
            target: 'editing',
            actions: ['dropCaptcha', 'keepDraft', 'refreshCaptcha', 'findWrongCaptcha', 'pointAtFault'],
          },
          { target: 'editing', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'editing', actions: 'toastFailure' } },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'registerPhone',
        src: 'registerPhone',
        input: ({ context }) => ({
          registration: {
            ...smsRequestOf(context),
            merchantNumber: '0',
            userName: context.phone,
            smsCode: context.smsCode,
            invite_code: context.page.invite_code,
            id: context.page.id,
          },
          idempotencyKey: context.registerKey ?? '',
        }),
        onDone: { target: '#registration.registered' },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'outcomeUnknown' },
          { guard: 'isAlreadyRegistered', target: '#registration.recognised' },
          {
            guard: { type: 'isWrongCaptcha', params: { code: codes.registerWrongCaptcha } },
            target: 'editing',
            actions: [
              'endIntent',
              'dropCaptcha',
              'keepDraft',
              'refreshCaptcha',
              'findWrongCaptcha',
              'pointAtFault',
            ],
          },
          { guard: 'isRefused', target: 'editing', actions: ['endIntent', 'toastFailure'] },
          { target: 'editing', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'outcomeUnknown' } },
    },
    outcomeUnknown: {
      description:
        'Nobody knows whether the registration arrived; checking sends the same one and counts once.',
      on: {
        'check.requested': { target: 'registering' },
        'edit.chosen': { target: 'editing' },
      },
    },
  },
});

/** The form of the landing page: phone, image captcha, SMS code, and every answer to them (spec §4, §5, §8). */
export const registrationMachine = registration.createMachine({
  id: 'registration',
  context: ({ input: { draft, ...setting } }) => ({
    ...setting,
    ...(draft ?? { phone: '', capcode: '', sid: '', time: 0, deadline: 0 }),
    smsCode: '',
    faults: {},
    registerKey: undefined,
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context: { app, sid, time }, self }) => ({ app, owner: self, sid, time }),
      },
      on: { 'captcha.shown': { actions: ['keepCaptcha', 'keepDraft'] } },
      states: { work: workRegion, pause: pauseRegion },
    },
    registered: {
      type: 'final',
      entry: [
        'forgetDraft',
        { type: 'toast', params: { message: { key: 'promotion.registered' } } },
        'tellRegistered',
      ],
    },
    recognised: {
      description: 'The phone is registered already.',
      type: 'final',
      entry: [
        'forgetDraft',
        { type: 'toast', params: { message: { key: 'promotion.alreadyRegistered' } } },
        'tellRecognised',
      ],
    },
  },
});
