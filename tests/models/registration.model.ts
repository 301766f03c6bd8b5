import { assign, type SnapshotFrom } from 'xstate';
import { selectIsCounting, selectWork } from '../../machines/registration/selectors.ts';
import { registrationMachine } from '../../machines/registration/machine.ts';
import { promotionPageOf } from '../../services/promotion/page.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import {
  atMost,
  defineModel,
  done,
  fails,
  internal,
  never,
  type Person,
  respond,
  sends,
  starts,
  transient,
} from '../kit/index.ts';
import { cut, lost, refused } from './fixtures/failures.ts';

const refusedWith = (code: string, message: string) => {
  const failure: ServiceFailure = { kind: 'refused', code, message };
  return fails(failure, { json: { code, message, data: null } });
};

const isAtRest = (seen: SnapshotFrom<typeof registrationMachine>) => selectWork(seen) === 'editing';

const labels = { phone: 'Mobile', capcode: 'Image captcha', smsCode: 'SMS code' } as const;

const seesForm = (person: Person) => person.seesRole('textbox', 'Mobile');

const setting = {
  page: promotionPageOf(new URLSearchParams('id=t1&user_from=fb&utm_tag=u1&app_from=web&invite_code=MARIA')),
  clientType: 'android',
  appName: 'PeraLoan',
  phoneRule: 'spec',
} as const;

export const model = defineModel(registrationMachine, {
  inputs: {
    fresh: ({ double }) => ({ ...setting, app: double('app'), draft: undefined }),
    reloaded: ({ double }) => ({
      ...setting,
      app: double('app'),
      draft: { phone: '13912345678', capcode: 'AB3D', sid: 's0', time: 7, deadline: 60_000 },
    }),
  },
  provide: {
    actions: {
      startIntent: assign({ registerKey: 'one-key' }),
      startPause: assign({ deadline: 60_000 }),
      keepDraft: () => undefined,
      forgetDraft: () => undefined,
    },
    guards: { isPauseLeft: ({ context }) => context.deadline > 0 },
  },
  events: {
    'captcha.shown': internal,
    'captcha.broken': internal,
    'code.sent': internal,
    'field.changed': {
      says: 'types',
      cases: {
        // Spaces as in a pasted number: the same text again is no change for a browser.
        phone: { field: 'phone', value: '139 1234 5678' },
        badPhone: { field: 'phone', value: '129 1234 5678' },
        capcode: { field: 'capcode', value: 'ab 3d' },
        smsCode: { field: 'smsCode', value: '12 34 567' },
      },
      gesture: (person, { field, value }) => person.type(labels[field], value),
    },
    'captcha.tapped': {
      says: 'asks for another image',
      gesture: (person) => person.tap('button', 'Refresh the image captcha'),
    },
    'code.requested': {
      says: 'asks for a code',
      gesture: (person) => person.tap('button', /^Get code/),
    },
    'apply.tapped': {
      says: 'applies',
      gesture: (person) => person.tap('button', 'Apply'),
    },
    'check.requested': {
      says: 'has the registration checked',
      when: (seen) => selectWork(seen) === 'outcomeUnknown',
      gesture: (person) => person.tap('button', 'Check'),
    },
    'edit.chosen': {
      says: 'goes back to the form',
      when: (seen) => selectWork(seen) === 'outcomeUnknown',
      gesture: (person) => person.tap('button', 'Change my details'),
    },
  },
  outcomes: {
    captcha: {
      shown: sends({ type: 'captcha.shown', sid: 's1', time: 1 }),
      broken: sends({ type: 'captcha.broken' }),
    },
    smsCountdown: { over: done(undefined), broken: fails(new Error('the countdown broke')) },
    sendSms: {
      ok: done({}, { json: { code: '0' } }),
      wrongCaptcha: refusedWith('101', 'Wrong captcha'),
      alreadyRegistered: refusedWith('11', 'Known'),
      refused,
      cut,
    },
    registerPhone: {
      ok: done({}, { json: { code: '0' } }),
      wrongCaptcha: refusedWith('-1', ''),
      alreadyRegistered: refusedWith('11', 'Known'),
      refused,
      cut,
      lost,
    },
  },
  wire: { sendSms: '**/get-sms*', registerPhone: '**/promotion/register*' },
  shows: {
    captcha: {
      context: { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
      hasTag: () => false,
    },
    smsCountdown: { children: {} },
  },
  states: {
    'open.work.editing': async (person, { context }) => {
      await seesForm(person);
      await person.holds('Mobile', context.phone);
      await person.holds('Image captcha', context.capcode);
      await person.holds('SMS code', context.smsCode);
    },
    'open.work.sendingCode': seesForm,
    'open.work.registering': seesForm,
    'open.work.outcomeUnknown': (person) =>
      person.seesRole('dialog', 'We do not know whether your registration arrived'),
    'open.pause.deciding': transient,
    'open.pause.ready': async (person, seen) => {
      if (isAtRest(seen)) await person.seesRole('button', 'Get code');
    },
    'open.pause.counting': async (person, seen) => {
      if (isAtRest(seen)) await person.seesRole('button', /^Get code \d+ s$/);
    },
    registered: async () => undefined,
    recognised: async () => undefined,
  },
  rules: [
    never(
      'a code is sent while the pause after the last one runs',
      (seen) => selectWork(seen) === 'sendingCode' && selectIsCounting(seen),
    ),
    respond('a form at work comes to an end', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
    atMost(1, 'registers once for each time that the visitor asks for it', {
      counts: starts('registerPhone'),
      again: ({ move }) => move.by === 'person' && ['apply.tapped', 'check.requested'].includes(move.event),
    }),
  ],
});
