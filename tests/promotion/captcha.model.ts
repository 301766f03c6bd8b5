import { assign } from 'xstate';
import { captchaMachine } from '../../machines/promotion/captcha/machine.ts';
import { defineModel, done, transient } from '../../packages/kit/index.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { cut, refused } from '../models/fixtures/failures.ts';
import { partOf } from '../models/words.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const model = defineModel(captchaMachine, {
  ...partOf('captcha'),
  inputs: {
    fresh: ({ double }) => ({ owner: double('owner'), sid: '', time: 0 }),
    reloaded: ({ double }) => ({ owner: double('owner'), sid: 's0', time: 7 }),
  },
  provide: { actions: { stampImage: assign({ time: 1 }), revokeImage: () => undefined } },
  events: {
    'connection.restored': connectionRestored,
    'captcha.refreshed': {
      says: 'taps the image',
      gesture: (person) => person.tap('button', /captcha|image/i),
    },
    'image.broken': {
      by: 'the browser',
      says: 'cannot draw the image',
      when: (seen) => seen.matches('shown'),
      gesture: (person) => person.signal('image.broken'),
    },
  },
  outcomes: {
    requestSid: { ok: done('s1', { json: { code: '0', data: { sid: 's1' } } }), refused, cut },
    loadCaptcha: {
      ok: done(pixel, { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
      cut,
    },
  },
  wire: { requestSid: '**/get-sid*', loadCaptcha: '**/get-captcha*' },
  states: {
    beginning: transient,
    requestingSession: (person) => person.doesNotSeeRole('img'),
    loadingImage: (person) => person.doesNotSeeRole('img'),
    shown: (person) => person.seesRole('button', 'Refresh the image captcha'),
    failed: (person) => person.sees('No image. Tap to refresh.'),
  },
});
