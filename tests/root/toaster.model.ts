import { toasterMachine } from '../../machines/root/toaster.ts';
import type { MessageKey } from '../../machines/screen/message.ts';
import { defineModel, transient } from '../../packages/kit/index.ts';
import { partOf } from '../models/words.ts';

const words: Partial<Record<MessageKey, string>> = {
  error: 'error',
  'copy.success': 'copy success',
  'link.refused': 'This link cannot be opened',
  'bind.done': 'Your account is saved',
};
const hello = { text: 'Hello' };

export const model = defineModel(toasterMachine, {
  ...partOf('toaster'),
  events: {
    'toast.requested': {
      by: 'a flow',
      says: 'asks for a toast',
      when: ({ context }) => context.queue.length < 3,
      cases: {
        ofOurs: { message: { key: 'error' } },
        short: { message: hello, duration: 2_000 },
        success: { message: { key: 'copy.success' } },
        outliving: { message: { key: 'link.refused' } },
        successOutliving: { message: { key: 'bind.done' } },
        tooShort: { message: { text: 'Again' }, duration: 10 },
      },
      gesture: (person, event) => person.signal('toast.requested', event),
    },
    'toast.dismissed': {
      says: 'dismisses the toast',
      gesture: (person) => person.signal('toast.dismissed'),
    },
    'screen.left': {
      by: 'the app',
      says: 'shows another screen',
      gesture: (person) => person.signal('screen.left'),
    },
    'request.opened': {
      by: 'the pending requests',
      says: 'announces an irreversible request',
      gesture: (person) => person.signal('request.opened'),
    },
  },
  states: {
    idle: async (person) => {
      await person.doesNotSee('Hello');
      await person.doesNotSee('Again');
    },
    showing: (person, { context }) => {
      const message = context.queue[0]?.message ?? hello;
      return person.sees('text' in message ? message.text : (words[message.key] ?? ''));
    },
    leaving: transient,
  },
});
