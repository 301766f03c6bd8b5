import { createActor, createMachine } from 'xstate';
import { connectionMachine } from '../../machines/root/connection.ts';
import { defineModel, done, fails, type Person, respond } from '../../packages/kit/index.ts';
import { partOf } from '../models/words.ts';

const signal = (person: Person, event: { type: string }) => person.signal(event.type);
const device = { by: 'the device', gesture: signal } as const;
const service = { by: 'a service', gesture: signal } as const;

export const model = defineModel(connectionMachine, {
  ...partOf('connection'),
  input: () => ({ root: createActor(createMachine({ id: 'root' }), { id: 'root' }), basePath: '/' }),
  events: {
    'device.disconnected': device,
    'device.connected': device,
    'call.answered': service,
    'call.failed': service,
  },
  same: { root: 'ignored', 'probe.input': 'ignored' },
  unobserved: ['root', 'basePath'],
  rules: [
    respond('a page that waits for a connection tries again by itself', {
      when: (seen) => seen.matches({ disconnected: 'waiting' }),
      then: (seen) => !seen.matches({ disconnected: 'waiting' }),
    }),
  ],
  outcomes: {
    watchDevice: {},
    probe: { answered: done(undefined), lost: fails(new TypeError('Failed to fetch')) },
  },
  states: {
    connected: (person) => person.doesNotSee('You are offline'),
    'disconnected.waiting': (person) => person.sees(/You are offline/),
    'disconnected.probing': (person) => person.sees(/You are offline/),
  },
});
