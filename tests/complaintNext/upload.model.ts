import { uploadMachine } from '../../machines/complaintNext/upload.ts';
import { defineModel, done, fails, internal, sends } from '../../packages/kit/index.ts';
import { cutOnce, refused } from '../models/fixtures/failures.ts';
import { partOf } from '../models/words.ts';

const picture = new File(['x'], 'a.png');

export const model = defineModel(uploadMachine, {
  ...partOf('upload'),
  input: ({ double }) => ({
    app: double('app'),
    parent: double('parent'),
    id: 'image-1',
    file: picture,
  }),
  events: {
    'retry.requested': {
      says: 'sends the picture again',
      gesture: (person) => person.tap('button', 'Try again: Picture 1'),
    },
    'upload.progressed': internal,
  },
  outcomes: {
    prepareImage: { drawn: done(new Blob(['smaller'])), unreadable: fails(new Error('no picture')) },
    uploadImage: {
      half: sends({ type: 'upload.progressed', percent: 50 }),
      uploaded: done('https://img.example/1.jpg'),
      refused,
      cut: cutOnce,
    },
  },
  ends: {
    'it can only be removed, which stops this actor': (seen) =>
      seen.matches('unreadable') || seen.matches('uploaded'),
  },
  states: {
    preparing: (person) => person.sees('Preparing'),
    unreadable: (person) => person.sees('This file cannot be read. Choose a JPEG, PNG or WebP.'),
    uploading: (person, { context }) => person.sees(`${context.percent} %`),
    failed: async (person) => {
      await person.sees('Not sent');
      await person.seesRole('img', 'Picture 1');
    },
    uploaded: async (person) => {
      await person.seesRole('img', 'Picture 1');
      await person.doesNotSee('%');
    },
  },
});
