import { testPreviewMachine } from '../../machines/testPreview/machine.ts';
import { defineModel, done, fails } from '../../packages/kit/index.ts';
import { environment } from '../models/fixtures/environment.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const labels: Record<string, string> = { deviceId: 'Device id', deviceName: 'Device name' };
const photo = { name: 'id.jpg', size: 3 };

export const model = defineModel(testPreviewMachine, {
  words: wordsOf('testPreview'),
  sheet: pageSheet({
    'Test preview': {
      open: open('page-testpreview', '', '/testPreview?deviceId=d-1'),
      answers: { readLocation: 'found' },
    },
  }),
  input: ({ double }) => ({
    app: double('app'),
    route: 'testPreview',
    search: 'deviceId=d-1',
    environment,
  }),
  provide: { actions: { alertLocation: () => undefined } },
  events: {
    'field.changed': {
      says: 'edits the device data',
      cases: { device: { field: 'deviceId', value: 'd-2' }, name: { field: 'deviceName', value: 'n-2' } },
      gesture: (person, { field, value }) => person.type(labels[field] ?? field, value),
    },
    'photo.chosen': {
      says: 'chooses a photo',
      cases: { one: photo, another: { name: 'bill.png', size: 5 } },
      gesture: (person, { name, size }) =>
        person.attach('Photo', [{ name, type: 'image/jpeg', bytes: new Uint8Array(size) }]),
    },
    'contact.changed': {
      says: 'types a contact',
      cases: { some: { value: 'Ana' }, spaces: { value: ' ' } },
      gesture: (person, { value }) => person.type('Contact', value),
    },
    'contact.sent': {
      says: 'taps "Submit"',
      gesture: (person) => person.tap('button', 'Submit'),
    },
    'location.requested': {
      says: 'taps "Get location"',
      gesture: (person) => person.tap('button', 'Get location'),
    },
  },
  outcomes: {
    readLocation: {
      found: done({ latitude: 14.5995, longitude: 120.9842 }),
      elsewhere: done({ latitude: 10.3157, longitude: 123.8854 }),
      refused: fails(new Error('denied')),
    },
  },
  states: {
    ready: async (person, { context }) => {
      await person.holds('Device id', context.fields.deviceId);
      await person.holds('Contact', context.contact);
      if (context.photo) await person.sees(`${context.photo.name}, ${context.photo.size} bytes`);
    },
    locating: (person) => person.seesRole('button', 'Get location'),
  },
});
