import { assign, fromPromise, setup } from 'xstate';
import { defineModel, done, fails, never } from '../index.ts';

/** A media player whose playback and volume are parallel regions. */
const mediaPlayer = setup({
  types: {
    context: {} as { error: boolean },
    events: {} as
      | { type: 'played' }
      | { type: 'paused' }
      | { type: 'muted' }
      | { type: 'unmuted' }
      | { type: 'retried' },
  },
  actors: { load: fromPromise(async () => undefined) },
  actions: { noteError: assign({ error: true }), forgetError: assign({ error: false }) },
  delays: { bufferLimit: 20_000 },
}).createMachine({
  id: 'mediaPlayer',
  context: { error: false },
  type: 'parallel',
  states: {
    track: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: { id: 'load', src: 'load', onDone: 'paused', onError: 'broken' },
          after: { bufferLimit: 'broken' },
        },
        paused: { on: { played: 'playing' } },
        playing: { on: { paused: 'paused' } },
        broken: {
          description: 'The track cannot be played.',
          entry: 'noteError',
          on: { retried: 'loading' },
        },
      },
    },
    sound: {
      initial: 'on',
      states: { on: { on: { muted: 'off' } }, off: { on: { unmuted: 'on' } } },
    },
  },
});

export const model = defineModel(mediaPlayer, {
  events: {
    played: { says: 'taps "Play"', gesture: (person) => person.tap('button', 'Play') },
    paused: { says: 'taps "Pause"', gesture: (person) => person.tap('button', 'Pause') },
    muted: { says: 'taps "Mute"', gesture: (person) => person.tap('button', 'Mute') },
    unmuted: { says: 'taps "Sound on"', gesture: (person) => person.tap('button', 'Sound on') },
    retried: { says: 'taps "Try again"', gesture: (person) => person.tap('button', 'Try again') },
  },
  outcomes: { load: { loaded: done(undefined), broken: fails(new Error('broken')) } },
  states: {
    'track.loading': (person) => person.sees('Loading…'),
    'track.paused': (person) => person.seesRole('button', 'Play'),
    'track.playing': (person) => person.seesRole('button', 'Pause'),
    'track.broken': (person) => person.seesRole('button', 'Try again'),
    'sound.on': (person) => person.seesRole('button', 'Mute'),
    'sound.off': (person) => person.seesRole('button', 'Sound on'),
  },
  rules: [
    never('an error while it plays', (seen) => seen.matches({ track: 'playing' }) && seen.context.error),
  ],
});
