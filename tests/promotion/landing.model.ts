import { createActor, createMachine, type SnapshotFrom } from 'xstate';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import { defineModel, done, internal, type Person, sends, transient } from '../../packages/kit/index.ts';
import { environment } from '../models/fixtures/environment.ts';
import { released } from '../models/fixtures/release.ts';
import { cut, cutOnce, refused } from '../models/fixtures/failures.ts';
import { storeDouble } from '../doubles/pendingStore.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { template } from './template.ts';
import { partOf } from '../models/words.ts';

const visit = '?id=t1&user_from=fb&utm_tag=u1&app_from=web';
const pendingStore = storeDouble();
const form = createActor(createMachine({}), { id: 'form' });
const opened = (search: string, hash = '') => ({
  environment,
  origin: 'https://app.example',
  clientType: 'android' as const,
  address: { search, hash },
  release: 'r1',
  pendingStore,
  draft: { phone: '13912345678', capcode: '', sid: '', time: 0, pause: { end: 0, length: 0 } },
});
const signals = {
  by: 'the browser',
  gesture: (person: Person, event: { type: string }) => person.signal(event.type, event),
};

const hasOffer = (seen: SnapshotFrom<typeof landingMachine>) =>
  seen.matches({ page: 'landing' }) || seen.matches({ page: 'download' });

const seesForm = async (person: Person, seen: SnapshotFrom<typeof landingMachine>) => {
  if (seen.matches({ page: 'landing' })) await person.seesRole('textbox', 'Mobile');
};

export const model = defineModel(landingMachine, {
  ...partOf('landing'),
  same: { pendingStore: 'identity', 'pendingRequests.input': 'ignored' },
  inputs: {
    plain: () => opened(visit),
    counted: () => opened(`${visit}&UC=uc1&links_id=l1`),
    staying: () => opened(`${visit}&down_id=d1&links_id=l1`),
    onDownload: () => opened('', '#/downloadTemplate?id=t1'),
  },
  events: {
    'toast.requested': internal,
    'event.tracked': internal,
    'entry.changed': internal,
    'clock.corrected': signals,
    'submission.reported': internal,
    'warning.opened': internal,
    'warning.closed': internal,
    'request.opened': internal,
    'release.read': internal,
    'release.missed': internal,
    'page.resumed': internal,
    'exception.noticed': signals,
    'requests.settled': internal,
    'back.freed': internal,
    'back.taken': internal,
    'back.blocked': internal,
    'choice.awaited': internal,
    'visitor.registered': internal,
    'visitor.recognised': internal,
    'link.opened': internal,
    'connection.restored': internal,
    'toast.dismissed': { ...signals, by: 'the person' },
    'address.changed': {
      ...signals,
      cases: {
        agreement: { address: { search: visit, hash: '#/agreementTemplate?id=t1' } },
        download: { address: { search: visit, hash: '#/downloadTemplate?id=t1' } },
        landing: { address: { search: visit, hash: '#/' } },
      },
    },
    'language.chosen': {
      says: 'chooses Filipino',
      cases: { filipino: { language: 'fil' } },
      when: (seen) => !seen.matches({ page: 'crashed' }),
      gesture: (person) => person.tap('link', 'Filipino'),
    },
    'retry.requested': {
      says: 'tries again',
      when: (seen) =>
        (seen.matches({ template: 'failed' }) && hasOffer(seen)) || seen.matches({ page: 'closed' }),
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'agreement.requested': {
      says: 'tries again to read the agreement',
      when: (seen) => seen.matches({ page: { agreement: 'failed' } }),
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'download.chosen': {
      says: 'goes on to the download',
      when: (seen) => seen.matches({ page: 'landing', visit: 'settled' }),
      gesture: (person) => person.tap('link', 'Download'),
    },
  },
  outcomes: {
    address: {},
    storage: {},
    session: {},
    pendingRequests: {
      goesOut: sends({ type: 'request.opened', request: pendingRequest('register', 'promotion:t1') }),
      warns: sends({ type: 'warning.opened' }),
      isAnswered: sends({ type: 'warning.closed' }),
    },
    watchScreen: {
      blocked: sends({ type: 'back.blocked' }),
      freed: sends({ type: 'back.freed' }),
      taken: sends({ type: 'back.taken' }),
      awaits: sends({ type: 'choice.awaited' }),
    },
    watchRelease: {
      same: sends(released()),
      paused: sends(released({ closed: ['landing'] })),
      other: sends({ ...released(), isReloadDue: true }),
      missed: sends({ type: 'release.missed' }),
    },
    watchPage: { resumed: sends({ type: 'page.resumed' }) },
    connection: { restored: sends({ type: 'connection.restored' }) },
    toaster: {},
    tracker: {},
    promotionTemplate: {},
    // The page shows the fallback with only its name.
    loadTemplate: { ok: done(template, { json: { code: '00', data: { id: 't1' } } }), refused, cut },
    loadAgreement: { ok: done(undefined, 'pass'), cut: cutOnce },
    registration: {
      registered: sends({ type: 'visitor.registered' }),
      recognised: sends({ type: 'visitor.recognised' }),
      settles: sends({ type: 'requests.settled', subject: 'promotion:t1', purposes: ['register'] }),
      isUnclear: sends({
        type: 'submission.reported',
        from: form,
        failure: { kind: 'outcomeUnknown' },
      }),
      says: sends({ type: 'toast.requested', message: { key: 'promotion.codeSent' } }),
      keeps: sends({ type: 'entry.changed', values: { promotion: undefined } }),
      counts: sends({
        type: 'event.tracked',
        tracked: { kind: 'complete', payload: { UC: 'x', page_id: 't1' } },
      }),
    },
    download: {
      https: sends({ type: 'link.opened', link: 'https://store.example/app' }),
      ownPage: sends({ type: 'link.opened', link: '/app.apk' }),
      script: sends({ type: 'link.opened', link: 'javascript:alert(1)' }),
    },
  },
  constant: {
    'loadTemplate answers': 'the page draws it; pages.view.test.tsx has others',
    'address.changed': 'a second visit doubles the places; page.test.ts reads others',
    'language.chosen': 'the page links the languages that it is not in; pages.view.test.tsx has others',
  },
  wire: { loadTemplate: '**/channel-template*', loadAgreement: '**/assets/promotion-Article-*.js' },
  unobserved: ['environment'],
  unusual: {
    leaving: (seen) => seen.matches({ navigation: 'leaving' }),
    'a warning is open': (seen) => seen.matches({ pending: 'warning' }),
    'no offer on the page': (seen) => !hasOffer(seen),
    'no template': (seen) => !seen.matches({ template: 'ready' }),
    'another link': ({ context }) => context.search !== visit,
  },
  waive: {
    'never met: page * fails': 'A model has services that answer, none that throws: tests/field has those.',
  },
  shows: {
    promotionTemplate: { context: { template: undefined, refusal: '' } },
    toaster: { context: { queue: [] } },
    registration: {
      value: 'open',
      context: { phone: '', capcode: '', smsCode: '', faults: {} },
      children: {},
      matches: () => false,
      hasTag: () => true,
      can: () => true,
    },
  },
  states: {
    'page.resolving': transient,
    'page.landing': (person) => person.seesRole('heading', 'PeraLoan'),
    'page.agreement.loading': (person) => person.sees('loading...'),
    'page.agreement.missing': (person) => person.sees('loading...'),
    'page.agreement.reloading': (person) => person.sees('loading...'),
    'page.closed': (person) => person.sees('This service is paused for now'),
    'page.crashed': (person) => person.doesNotSee('loading...'),
    'page.agreement.shown': (person) => person.sees('Definitions'),
    'page.agreement.failed': (person) => person.sees('This page could not be loaded'),
    'page.download': async (person, seen) => {
      if (seen.matches({ template: 'ready' })) await person.sees(/not available for this device/);
    },
    'template.loading': async (person, seen) => {
      if (hasOffer(seen)) await person.sees('loading...');
    },
    'template.ready': async (person, seen) => {
      if (seen.matches({ page: 'landing' })) await person.sees('Borrow with PeraLoan');
    },
    'template.failed': async (person, seen) => {
      // After a refusal, the backend's own message.
      if (hasOffer(seen)) await person.sees(/This offer could not be loaded|Not possible today/);
    },
    'visit.elsewhere': async () => undefined,
    'visit.registering.free': seesForm,
    'visit.registering.blocked': seesForm,
    'visit.registering.awaitingChoice': seesForm,
    'visit.leaving': transient,
    'visit.settled': async (person, seen) => {
      if (seen.matches({ page: 'landing' })) await person.sees('Ready to log in');
    },
    'pending.clear': async () => undefined,
    'pending.warning': async () => undefined,
    'navigation.here': async () => undefined,
    'navigation.leaving': async () => undefined,
  },
});
