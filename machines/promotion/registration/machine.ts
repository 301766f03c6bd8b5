// Its chart, drawn: docs/charts/registration.md
import { assign, emit, type EventFrom, setup } from 'xstate';
import { register, sendSms } from '../../../services/promotion/actors.ts';
import { draftToStore } from '../../../services/promotion/draft.ts';
import { visitOf } from '../../../services/promotion/page.ts';
import { refusals } from '../../../services/promotion/refusals.ts';
import { captchaMachine } from '../captcha/machine.ts';
import { submissionsOf, submitKit } from '../../pendingRequests/submissions.ts';
import { sendToChild, withEvent } from '../../screen/actions.ts';
import { sendToPromotion } from '../landing/events.ts';
import { failureMessage, refusalCode } from '../../screen/failure.ts';
import { noPause, pauseKit, pausesCodes, smsCountdownMachine } from '../../payment/smsCountdown.ts';
import {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  registrationOf,
  smsRequestOf,
} from './context.ts';
import { cleaned, type Faults, faultsOf, type Field, fields, withoutMissingCaptcha } from './form.ts';

const codeFields: readonly Field[] = ['phone', 'capcode'];

const sendToCaptcha = sendToChild<EventFrom<typeof captchaMachine>>('captcha');

const registration = setup({
  types: {} as {
    context: RegistrationContext;
    input: RegistrationInput;
    events: RegistrationEvent;
    emitted: { type: 'fault.found'; field: Field };
    tags: 'busy' | 'writable' | 'holdsBack' | 'modal' | 'unknown';
    children: { captcha: 'captcha'; smsCountdown: 'smsCountdown' };
  },
  actors: {
    captcha: captchaMachine,
    smsCountdown: smsCountdownMachine,
    sendSms,
    register,
  },
  guards: {
    isAlreadyRegistered: ({ event }) => refusalCode(event) === refusals.alreadyRegistered,
    isWrongCaptcha: ({ event }, { code }: { code: string }) => refusalCode(event) === code,
    isReadyForCode: ({ context }) => Object.keys(faultsOf(context, codeFields)).length === 0,
    isComplete: ({ context }) => Object.keys(faultsOf(context, fields)).length === 0,
    hasPhone: ({ context }) => context.phone !== '',
  },
  actions: {
    changeField: assign(
      ({ context: { faults, phoneRule } }, { field, value }: { field: Field; value: string }) => {
        const { [field]: _, ...others } = faults;
        return { [field]: cleaned(field, value, phoneRule), faults: others };
      },
    ),
    /** An answer belongs to one image: it stays only if a reloaded page shows the same one. A missing image is not missing any more. */
    setCaptcha: assign(({ context }, { sid, time }: { sid: string; time: number }) => ({
      ...(sid === context.sid && time === context.time ? {} : { sid, time, capcode: '' }),
      faults: withoutMissingCaptcha(context.faults),
    })),
    /** The answer belongs to the image that is replaced. */
    dropCaptcha: assign({ capcode: '', sid: '' }),
    refreshCaptcha: sendToCaptcha(() => ({ type: 'captcha.refreshed' })),
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
    storeDraft: sendToPromotion(({ context: { phone, capcode, sid, time, pause } }) =>
      draftToStore({ phone, capcode, sid, time, pause }),
    ),
    forgetDraft: sendToPromotion(() => draftToStore(undefined)),
    countClick: sendToPromotion(({ context: { page, clientType, phone } }) => ({
      type: 'event.tracked',
      tracked: { kind: 'click', payload: { ...visitOf(page, clientType), phone } },
    })),
    /** A registered visitor needs no answer to an earlier attempt, even one with other data. */
    settle: sendToPromotion(({ context: { page } }) => ({
      type: 'requests.settled',
      subject: `promotion:${page.id}`,
      purposes: ['register'],
    })),
    reportRegistered: sendToPromotion(() => ({ type: 'visitor.registered' })),
    reportRecognised: sendToPromotion(() => ({ type: 'visitor.recognised' })),
    passToCaptcha: sendToCaptcha(() => ({ type: 'connection.restored' })),
  },
})
  .extend(pauseKit)
  .extend(submitKit);
const { submits, awaitsChoice } = submissionsOf(registration);

const typing = { actions: [withEvent('changeField'), 'storeDraft'] } as const;

/** Not shown while a registration is in flight or unknown, because it would seem to be about that. */
const losingCaptcha = {
  'captcha.broken': { actions: ['dropCaptcha', 'storeDraft'] },
  'captcha.failed': { actions: withEvent('toast') },
} as const;

const incomplete = {
  actions: ['countClick', { type: 'findFaults', params: { asked: fields } }, 'pointAtFault'],
} as const;

const wrongCaptcha = <const Code extends string>(code: Code) =>
  ({
    guard: { type: 'isWrongCaptcha', params: { code } },
    target: 'editing',
    actions: ['dropCaptcha', 'storeDraft', 'refreshCaptcha', 'findWrongCaptcha', 'pointAtFault'],
  }) as const;

const formState = registration.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      ...pausesCodes({
        tooSoon: { actions: { type: 'toast', params: { message: { key: 'promotion.doNotResend' } } } },
      }),
      tags: 'writable',
      on: {
        'field.changed': typing,
        ...losingCaptcha,
        'captcha.tapped': [
          { guard: 'hasPhone', actions: ['dropCaptcha', 'storeDraft', 'refreshCaptcha'] },
          { actions: ['findNoPhone', 'pointAtFault'] },
        ],
        'code.requested': [
          { guard: 'isReadyForCode', target: 'sendingCode', actions: 'clearFaults' },
          { actions: [{ type: 'findFaults', params: { asked: codeFields } }, 'pointAtFault'] },
        ],
        'registration.sent': [
          {
            guard: 'isComplete',
            target: 'registering',
            actions: ['countClick', 'clearFaults', 'storeDraft'],
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
        ...losingCaptcha,
        'registration.sent': [
          {
            guard: 'isComplete',
            target: 'registering',
            // The response is no longer awaited, but a code may have been sent, so the pause starts.
            actions: ['countClick', 'clearFaults', 'startPause', 'storeDraft'],
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
          actions: [
            'startPause',
            'storeDraft',
            { type: 'toast', params: { message: { key: 'promotion.codeSent' } } },
          ],
        },
        onError: [
          { guard: 'isAlreadyRegistered', target: '#registration.recognised' },
          wrongCaptcha(refusals.smsWrongCaptcha),
          { guard: 'isTooMany', target: 'editing', actions: ['startPause', 'storeDraft', 'toastFailure'] },
          { target: 'editing', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'editing', actions: 'toastFailure' } },
    },
    registering: submits({
      src: 'register',
      input: ({ context }) => ({ registration: registrationOf(context) }),
      done: [{ target: '#registration.registered' }],
      refused: [
        { guard: 'isAlreadyRegistered', target: '#registration.recognised' },
        wrongCaptcha(refusals.registerWrongCaptcha),
        { guard: 'isRefused', target: 'editing', actions: 'toastFailure' },
      ],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'registering', left: 'editing' }),
  },
});

/** The form of the landing page: phone, image captcha, SMS code, and the handling of every response (docs/product/promotion.md). */
export const registrationMachine = registration.createMachine({
  id: 'registration',
  context: ({ input: { draft, ...setting } }) => ({
    ...setting,
    ...(draft ?? { phone: '', capcode: '', sid: '', time: 0, pause: noPause }),
    smsCode: '',
    faults: {},
  }),
  initial: 'open',
  states: {
    open: {
      ...formState,
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context: { sid, time }, self }) => ({ owner: self, sid, time }),
      },
      on: {
        'submission.retried': { guard: 'isComplete', target: '.registering', actions: 'clearFaults' },
        'captcha.shown': { actions: [withEvent('setCaptcha'), 'storeDraft'] },
        'connection.restored': { actions: 'passToCaptcha' },
        'address.changed': { actions: 'storeDraft' },
        'outcome.settled': { target: 'registered' },
      },
    },
    registered: {
      type: 'final',
      entry: [
        'forgetDraft',
        'settle',
        { type: 'toast', params: { message: { key: 'promotion.registered', isOnPage: true } } },
        'reportRegistered',
      ],
    },
    recognised: {
      description: 'The phone is registered already.',
      type: 'final',
      entry: [
        'forgetDraft',
        'settle',
        { type: 'toast', params: { message: { key: 'promotion.alreadyRegistered', isOnPage: true } } },
        'reportRecognised',
      ],
    },
  },
});
