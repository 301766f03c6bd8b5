import { assign, type SnapshotFrom } from 'xstate';
import { registrationMachine } from '../../machines/promotion/registration/machine.ts';
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
} from '../../packages/kit/index.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { cutOnce, lost, refused, tooManyReads } from '../models/fixtures/failures.ts';
import { awaitsRoot, repeated, rootAnswers } from '../models/fixtures/pendingRequests.ts';
import { partOf } from '../models/words.ts';

const refusedWith = (code: string, message: string) => {
  const failure: ServiceFailure = { kind: 'refused', code, message };
  return fails(failure, { json: { code, message, data: null } });
};

type Seen = SnapshotFrom<typeof registrationMachine>;

const isFree = (seen: Seen) => !seen.hasTag('modal');

const labels = { phone: 'Mobile', capcode: 'Image captcha', smsCode: 'SMS code' } as const;

const holdsForm = async (person: Person, { context }: Seen) => {
  await person.holds('Mobile', context.phone);
  await person.holds('Image captcha', context.capcode);
  await person.holds('SMS code', context.smsCode);
};

const setting = {
  page: promotionPageOf(new URLSearchParams('id=t1&user_from=fb&utm_tag=u1&app_from=web&invite_code=MARIA')),
  clientType: 'android',
  appName: 'PeraLoan',
  phoneRule: 'spec',
} as const;

export const model = defineModel(registrationMachine, {
  ...partOf('registration'),
  inputs: {
    fresh: ({ double }) => ({ ...setting, app: double('app'), draft: undefined }),
    reloaded: ({ double }) => ({
      ...setting,
      app: double('app'),
      draft: {
        phone: '13912345678',
        capcode: 'AB3D',
        sid: 's0',
        time: 7,
        pause: { end: 60_000, length: 60_000 },
      },
    }),
  },
  provide: {
    actions: {
      startPause: assign({ pause: { end: 60_000, length: 60_000 } }),
    },
    guards: { isPauseLeft: ({ context }) => context.pause.end > 0 },
  },
  events: {
    'captcha.shown': internal,
    'captcha.broken': internal,
    'captcha.failed': internal,
    'connection.restored': connectionRestored,
    'address.changed': {
      by: 'the browser',
      says: 'comes to another page of the promotion',
      cases: { agreement: { address: { search: '?id=t1', hash: '#/agreementTemplate?id=t1' } } },
      gesture: (person, event) => person.signal('address.changed', event),
    },
    'submission.retried': rootAnswers('register')['submission.retried'],
    'outcome.left': rootAnswers('register')['outcome.left'],
    'outcome.settled': rootAnswers('register')['outcome.settled'],
    'field.changed': {
      says: 'types',
      when: isFree,
      cases: {
        // Spaces as in a pasted number: browsers report no change for the same text.
        phone: { field: 'phone', value: '139 1234 5678' },
        badPhone: { field: 'phone', value: '129 1234 5678' },
        capcode: { field: 'capcode', value: 'ab 3d' },
        smsCode: { field: 'smsCode', value: '12 34 567' },
      },
      gesture: (person, { field, value }) => person.type(labels[field], value),
    },
    'captcha.tapped': {
      says: 'asks for another image',
      when: isFree,
      gesture: (person) => person.tap('button', 'Refresh the image captcha'),
    },
    'code.requested': {
      says: 'asks for a code',
      when: isFree,
      gesture: (person) => person.tap('button', /^Get code/),
    },
    'registration.sent': {
      says: 'applies',
      when: isFree,
      gesture: (person) => person.tap('button', 'Apply'),
    },
  },
  outcomes: {
    captcha: {
      shown: sends({ type: 'captcha.shown', sid: 's1', time: 1 }),
      broken: sends({ type: 'captcha.broken' }),
      failed: sends({ type: 'captcha.failed', message: { key: 'error' } }),
    },
    smsCountdown: { over: done(undefined), broken: fails(new Error('the countdown broke')) },
    sendSms: {
      ok: done({}, { json: { code: '0' } }),
      wrongCaptcha: refusedWith('101', 'Wrong captcha'),
      alreadyRegistered: refusedWith('11', 'Known'),
      refused,
      tooMany: tooManyReads,
      cut: cutOnce,
    },
    register: {
      ok: done({}, { json: { code: '0' } }),
      wrongCaptcha: refusedWith('-1', ''),
      alreadyRegistered: refusedWith('11', 'Known'),
      refused,
      lost,
    },
  },
  constant: { ...repeated, 'address.changed': 'any other page ends the form' },
  wire: { sendSms: '**/get-sms*', register: '**/promotion/register*' },
  shows: {
    captcha: {
      context: { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
      hasTag: () => false,
    },
    smsCountdown: { context: { left: 60_000 } },
  },
  states: {
    'open.editing.deciding': transient,
    'open.editing.free': async (person, seen) => {
      await holdsForm(person, seen);
      await person.seesRole('button', 'Get code');
    },
    'open.editing.pausing': async (person, seen) => {
      await holdsForm(person, seen);
      await person.seesRole('button', /^Get code in \d+ s$/);
    },
    'open.sendingCode': holdsForm,
    'open.registering': holdsForm,
    'open.outcomeUnknown': awaitsRoot,
    registered: async () => undefined,
    recognised: async () => undefined,
  },
  rules: [
    never(
      'a code can be asked for while the pause after the last one runs',
      (seen) => seen.context.pause.end > 0 && seen.matches({ open: { editing: 'free' } }),
    ),
    respond('a form at work comes to an end', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
    atMost(1, 'the phone is registered once for each time that the visitor asks for it', {
      counts: starts('register'),
      again: ({ move }) =>
        (move.by === 'person' && move.event === 'registration.sent') ||
        (move.by === 'person' && move.event === 'submission.retried'),
    }),
  ],
});
