import { assign, type SnapshotFrom } from 'xstate';
import type { AppRef } from '../../machines/root/context.ts';
import { complaintNextMachine } from '../../machines/complaintNext/machine.ts';
import { sendToApp } from '../../machines/screen/actions.ts';
import { selectStep } from '../../machines/complaintNext/selectors.ts';
import {
  defineModel,
  internal,
  neverAfter,
  type Person,
  respond,
  sends,
  starts,
} from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import { problems, saved } from '../models/fixtures/complaint.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { timelessDraft } from '../complaint/draft.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, lost, refused } from '../models/fixtures/failures.ts';
import {
  awaitsRoot,
  repeated,
  rootAnswers,
  screenReturned,
  settledWith,
  storedAs,
} from '../models/fixtures/pendingRequests.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof complaintNextMachine>;

const isWriting = (seen: Seen) => selectStep(seen) === 'writing';
const draft = {
  orderNo: 'o1',
  type: '3',
  sonType: 'draft',
  detail: 'They shouted',
  images: ['https://img.example/0.jpg'],
};
const takesNone = 'o2';
const opened =
  (query: string, { orderNo = 'o1', texts = {} } = {}) =>
  ({ double }: { double: (id: string) => AppRef }) => ({
    app: double('app'),
    route: 'complainPageNext' as const,
    search: `orderNo=${orderNo}&${query}`,
    environment,
    stored: { texts },
  });
const seesForm = async (person: Person, { context }: Seen) => {
  await person.holds('Description', context.detail);
  await person.sees(`${context.detail.length}/200`);
  if (context.images.length > 0) await person.seesRole('button', 'Remove picture 1');
  await person.doesNotSeeRole('dialog');
};

const picture = new File(['x'], 'a.png', { type: 'image/png' });

export const model = defineModel(complaintNextMachine, {
  words: wordsOf('complaintNext'),
  sheet: pageSheet({
    Writing: {
      open: open('complaint-write'),
      input: 'plain',
      answers: { loadProblems: 'titles', complain: 'saved' },
      made: { complain: ['refused', 'lost'] },
    },
  }),
  inputs: {
    plain: opened('type=1&sonType=12'),
    'with a draft': opened('type=3&sonType=draft', { texts: timelessDraft(draft) }),
    'without a type': opened(''),
    'about an order that takes none': opened('type=1&sonType=12', { orderNo: takesNone }),
  },
  provide: {
    actions: {
      // Its text has a random mark of the session; next.test.ts reads it.
      storeDraft: sendToApp(() => ({ type: 'text.stored', key: 'complaintDraft', text: '' })),
      saveReceipt: assign({
        receipt: (_, { problemId }: { problemId: string }) => ({ problemId, replyBy: '2026-11-25' }),
      }),
    },
    // Room for one picture covers every case; next.test.ts uses all nine.
    guards: { hasRoom: ({ context }) => context.images.length < 1 },
  },
  events: {
    'titles.requested': {
      says: 'taps "Load the topic again"',
      when: (seen) => isWriting(seen) && seen.context.type !== '',
      gesture: (person) => person.tap('button', 'Load the topic again'),
    },
    'topic.requested': {
      says: 'taps "Choose what it is about"',
      when: (seen) => isWriting(seen) && seen.context.type === '',
      gesture: (person) => person.tap('button', 'Choose what it is about'),
    },
    'field.changed': {
      says: 'writes',
      cases: {
        // Typing the current text changes nothing.
        words: ({ context }) => ({
          value: context.detail === 'They call at night' ? 'They call at work' : 'They call at night',
        }),
        'the same': ({ context }) => ({ value: context.detail }),
        blanks: ({ context }) => ({ value: context.detail === ' ' ? '' : ' ' }),
      },
      when: (seen) => !seen.hasTag('modal'),
      gesture: (person, { value }) => person.type('Description', value),
    },
    'image.added': {
      says: 'adds a picture',
      cases: { one: { file: picture } },
      when: isWriting,
      gesture: (person) =>
        person.attach('Add pictures', [{ name: 'a.png', type: 'image/png', bytes: new Uint8Array([120]) }]),
    },
    'image.removed': {
      says: 'removes the picture',
      cases: { first: { id: 'image-1' } },
      when: isWriting,
      gesture: (person) => person.tap('button', 'Remove picture 1'),
    },
    'image.uploaded': internal,
    'complaint.sent': {
      says: 'sends the complaint',
      when: (seen) => !seen.hasTag('modal'),
      gesture: (person) => person.tap('button', 'Send'),
    },
    'history.chosen': {
      says: 'taps "My complaints"',
      when: (seen) => selectStep(seen) === 'arrived',
      gesture: (person) => person.tap('link', 'My complaints'),
    },
    'dialog.closed': { ...dialogClosed, when: (seen) => selectStep(seen) === 'sent' },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    ...rootAnswers('complain'),
    'outcome.settled': settledWith({
      checked: {},
      stored: storedAs('complain', { problemId: 'CP77', replyBy: '2026-11-20' }),
    }),
    'back.pressed': backPressed,
  },
  outcomes: {
    loadProblems: { titles: problems(), cut, refused },
    complain: { saved, refused, lost },
    upload: {
      uploaded: sends({ type: 'image.uploaded', id: 'image-1', url: 'https://img.example/1.jpg' }),
    },
  },
  constant: {
    ...repeated,
    'loadProblems answers':
      'complaint.model.ts varies them; this page shows a title and reads `isShow`, as next.test.ts has them',
    'complain answers': 'next.test.ts has others',
    'image.added': 'room for one picture; next.test.ts adds nine',
    'image.removed': 'room for one picture; next.test.ts removes each',
  },
  shows: { upload: { value: 'uploading', context: { percent: 40, image: undefined } } },
  wire: { loadProblems: '**/problem-init?*', complain: '**/problem-save*' },
  ends: {
    'it is sent: the one thing left to do opens the entry': (seen) => seen.matches({ step: 'sent' }),
    "it is there: the one thing left to do opens the borrower's complaints": (seen) =>
      seen.matches({ step: 'arrived' }),
  },
  rules: [
    neverAfter('a complaint goes out by the button without words, or with an unfinished picture', {
      after: () => true,
      bad: ({ move, seen }) =>
        move.by === 'person' &&
        move.event === 'complaint.sent' &&
        seen.hasTag('busy') &&
        (seen.context.detail.trim() === '' || seen.context.images.some(({ url }) => url === '')),
    }),
    neverAfter('a complaint about collection goes out by the button though its order is known to take none', {
      after: () => true,
      bad: ({ move, seen }) =>
        move.by === 'person' &&
        move.event === 'complaint.sent' &&
        seen.hasTag('busy') &&
        seen.context.orderNo === takesNone &&
        seen.context.problems !== undefined,
    }),
    neverAfter('a complaint that is sent goes out again', {
      after: ({ seen }) => ['sent', 'arrived'].includes(selectStep(seen)),
      bad: (step) => starts('complain')(step) > 0,
    }),
    respond('a complaint that is on its way comes to an end', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => ['sent', 'arrived', 'writing', 'outcomeUnknown'].includes(selectStep(seen)),
    }),
  ],
  states: {
    'titles.loading': (person: Person) => person.doesNotSee('Threats or rude words'),
    'titles.listed': async (person, { context }) => {
      if (context.type === '1') await person.sees('Threats or rude words');
    },
    'titles.missing': (person) => person.doesNotSee('Threats or rude words'),
    'step.writing.unchecked': async (person, seen) => {
      await seesForm(person, seen);
      await person.doesNotSee('Please fill in your comments and suggestions');
    },
    'step.writing.detailMissed': async (person, seen) => {
      await seesForm(person, seen);
      await person.sees('Please fill in your comments and suggestions');
    },
    'step.complaining': (person, { context }) => person.holds('Description', context.detail),
    'step.outcomeUnknown': awaitsRoot,
    'step.sent': async (person) => {
      await person.seesRole('dialog', 'Successfully Sent');
      await person.sees('CP77');
    },
    'step.arrived': (person) => person.seesRole('dialog', 'Your complaint arrived'),
  },
});
