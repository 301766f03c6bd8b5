import { answerLimits } from '../../bridge/answerLimit.ts';
import type { Channel } from '../../bridge/channels.ts';
import { androidChannel, genericChannel } from '../../bridge/channels.ts';
import type { Person } from '../../contract/shellCheck/checks.ts';
import { actions } from '../../contract/shell/messages.ts';
import { shells } from '../bridge/shells.ts';

export interface Phone {
  channel: Channel;
  person: Person;
}

interface Message {
  v: number;
  id: string;
  action?: string;
}

const all = actions.map(({ name }) => name as string);
const words: Record<string, string> = {
  'native page': 'navigate',
  'web view close': 'closeWebView',
  'native settings': 'goPage',
  'home show': 'goHome',
  mine: 'goMine',
  'login show': 'goLogin',
  dialler: 'callPhone',
  rating: 'goRating',
  sharing: 'share',
  'gov.ph': 'openExternal',
};

type Button = 'back' | 'home' | 'log out';

const watching = (
  did: ReadonlySet<string>,
  clipboard: () => string,
  press: (button: Button) => void,
): Person => ({
  ask: async (question) => {
    const asked = Object.entries(words).find(([word]) => question.includes(word))?.[1];
    if (!asked) throw new Error(`What does '${question}' ask for?`);
    return did.has(asked);
  },
  does: async (task, result) => {
    const button = task.includes('back button') ? 'back' : task.includes('Log out') ? 'log out' : 'home';
    queueMicrotask(() => press(button));
    const never = new Promise<undefined>((resolve) => setTimeout(resolve, 5000));
    return Promise.race([result, never]);
  },
  pastes: async () => clipboard(),
});

const no = (id: string, reason: string) => ({ v: 1, id, ok: false, reason });

type Shell = ReturnType<typeof shells.android>;

interface Held {
  shell: Shell;
  channel: Channel | undefined;
  did: ReadonlySet<string>;
  clipboard?: () => string;
  /** The events that a button sends. */
  events: (button: Button) => readonly string[];
}

/** The page's shell, held by a person. */
const held = ({ shell, channel, did, clipboard = () => '', events }: Held): Phone => {
  if (!channel) throw new Error('no channel');
  return {
    channel: {
      ...channel,
      post: (text) => {
        try {
          return channel.post(text);
        } catch {
          return undefined;
        }
      },
    },
    person: watching(did, clipboard, (button) => {
      for (const event of events(button)) shell.say(JSON.stringify({ v: 1, event, payload: {} }));
    }),
  };
};

export const rightPhone = (): Phone => {
  const shell = shells.android();
  const did = new Set<string>();
  let clipboard = '';
  shell.onRead = (message) => {
    const { v, id, action, payload } = message as Message & { payload: { text?: string } };
    if (v !== 1 || !action) return undefined;
    if (!all.includes(action)) return no(id, 'unsupported');
    did.add(action);
    if (action === 'copyText') clipboard = payload.text ?? '';
    if (action === 'capabilities') return { v: 1, id, ok: true, result: { actions: all } };
    return action in answerLimits ? { v: 1, id, ok: true } : undefined;
  };
  const sent = { back: ['back'], 'log out': ['session.closed'], home: ['pause', 'resume'] };
  const channel = androidChannel(shell.window);
  return held({ shell, channel, did, clipboard: () => clipboard, events: (button) => sent[button] });
};

const newer = ['capabilities', 'copyText', 'share', 'openExternal'];

export const oldPhone = (): Phone => {
  const shell = shells.generic();
  const did = new Set<string>();
  shell.onRead = (message) => {
    const { v, id, action } = message as Message;
    if (v !== 1 || !action) return undefined;
    if (!all.includes(action) || newer.includes(action)) return no(id, 'unsupported');
    did.add(action);
    return undefined;
  };
  // This shell cannot report a logout.
  const sent = { back: ['back'], 'log out': [], home: ['pause', 'resume'] };
  return held({ shell, channel: genericChannel(shell.window), did, events: (button) => sent[button] });
};

export const lyingPhone = (): Phone => {
  const shell = shells.android();
  shell.onRead = (message) => {
    const { id, action } = message as Message;
    if (action === 'capabilities') {
      const listed = all.filter((name) => name !== 'openExternal');
      const answer = { v: 1, id, ok: true, result: { actions: listed } };
      queueMicrotask(() => shell.say(JSON.stringify(answer)));
      return answer;
    }
    if (action === 'goRating') return { v: 2, id, ok: 'yes' };
    if (action === 'startBindCard') return no(id, 'unsupported');
    return { v: 1, id, ok: true };
  };
  const sent = { back: ['resume'], 'log out': ['session.closed', 'resume'], home: ['pause'] };
  return held({
    shell,
    channel: androidChannel(shell.window),
    did: new Set(['goHome', 'goMine', 'closeWebView', 'navigate', 'goPage']),
    clipboard: () => 'what was there before',
    events: (button) => sent[button],
  });
};
