import * as v from 'valibot';
import { refusalLimit } from '../../bridge/answerLimit.ts';
import { readyText } from '../../bridge/message.ts';
import { type Action, actions, noSchema, yesSchemaOf } from '../shell/messages.ts';
import type { Wire } from './wire.ts';

export interface Outcome {
  result: 'pass' | 'fail' | 'unsupported' | 'skipped';
  seen: string;
}

export interface Person {
  ask(question: string): Promise<boolean | undefined>;
  /** Resolves with undefined when the person skips it. */
  does<Result>(task: string, result: Promise<Result>): Promise<Result | undefined>;
  pastes(task: string): Promise<string | undefined>;
}

export interface World {
  wire: Wire;
  person: Person;
  /** Actions that the shell lists as supported; undefined when it sends no list. */
  known: readonly string[] | undefined;
}

export interface Check {
  id: string;
  title: string;
  /** Section of docs/bridge.md to read when it fails. */
  section: 'The session' | 'Messages' | 'Order' | 'Back' | 'Security' | 'WebView';
  /** The page may be gone afterwards, so the check runs last, and its result is asked for when the page opens again. */
  leaves?: boolean;
  /** Runs before the page has sent anything but `ready`, to detect a shell that waits for a request. */
  isSilent?: boolean;
  probe(world: World): Promise<Outcome>;
  /** The question after the page was opened again. */
  afterwards?: string;
}

export const pass = (seen = ''): Outcome => ({ result: 'pass', seen });
export const fail = (seen: string): Outcome => ({ result: 'fail', seen });
export const skipped: Outcome = { result: 'skipped', seen: 'the person skipped it' };
const unsupported: Outcome = { result: 'unsupported', seen: '' };
const rounded = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

const examples: Record<Action['name'], object> = {
  navigate: { to: 'productDetail?productId=1', payload: { from: 'shell-check' } },
  closeWebView: {},
  goPage: { page: 'setting', payload: {} },
  goHome: {},
  goMine: {},
  goLogin: {},
  callPhone: { number: '+63281234567' },
  goRating: {},
  track: { point: 'shell-check', payload: { check: 'yes' } },
  startBindCard: { productId: '1', orderId: '1' },
  endBindCard: { result: 'checked' },
  capabilities: {},
  copyText: { text: 'PASTE 8812 3456' },
  share: { title: 'Shell check', text: 'A text to share', url: 'https://loans.example/' },
  openExternal: { url: 'https://www.gov.ph/' },
};

const questions: Partial<Record<Action['name'], string>> = {
  navigate: 'Did the native page of product 1 open?',
  closeWebView: 'Did the web view close?',
  goPage: 'Did the native settings open?',
  goHome: "Did the app's home show?",
  goMine: "Did the 'mine' tab show?",
  goLogin: 'Did the login show?',
  callPhone: 'Did the dialler open with +63281234567, without calling?',
  goRating: 'Did the rating of the app, or the store, show?',
  share: 'Did the sheet for sharing open, with the text in it?',
  openExternal: 'Did www.gov.ph open outside of this web view?',
};

const isRefusal = (answer: unknown, reason: string) => v.is(noSchema, answer) && answer.reason === reason;

const faultOf = (action: Action, answer: unknown): string => {
  if (v.is(noSchema, answer)) return '';
  const parsed = v.safeParse(yesSchemaOf(action), answer);
  return parsed.success
    ? ''
    : `an answer that is none: ${parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`).join('; ')}`;
};

const send = async (action: Action, { wire, known }: World): Promise<Outcome | undefined> => {
  // A shell may leave `capabilities` out of its own list.
  const isKnown = action.name === 'capabilities' || (known?.includes(action.name) ?? true);
  const limit = action.answersWithin ?? refusalLimit;
  const answered = await wire.askOnce(action.name, examples[action.name], isKnown ? limit : refusalLimit);
  if (!answered) {
    if (!isKnown)
      return fail(
        'it is not among the capabilities, and was not refused within a second: the app waits in vain',
      );
    return action.answersWithin ? fail(`no answer within ${limit / 1000} s`) : undefined;
  }
  const fault = faultOf(action, answered.answer);
  if (fault) return fail(fault);
  if (isRefusal(answered.answer, 'unsupported')) {
    if (known && isKnown) return fail('it is among the capabilities, and was refused as unsupported');
    return unsupported;
  }
  if (!isKnown) return fail('it is not among the capabilities, and was not refused as unsupported');
  if (answered.answer['ok'] === false && action.name !== 'share')
    return fail(`refused: ${String(answered.answer['reason'])}`);
  return undefined;
};

const looked = async (person: Person, question: string | undefined): Promise<Outcome> => {
  if (!question) return pass('no refusal; whether it was counted shows in your own records');
  const seen = await person.ask(question);
  if (seen === undefined) return skipped;
  return seen ? pass('seen by the person') : fail('the shell took it, and the person saw nothing of it');
};

const actionCheck = (action: Action): Check => {
  const question = questions[action.name];
  return {
    id: action.name,
    title: action.name,
    section: 'Messages',
    leaves: action.leaves,
    ...(action.leaves && question && { afterwards: question }),
    probe: async (world) => {
      const settled = await send(action, world);
      if (settled) return settled;
      if (action.name === 'capabilities') return pass(world.known?.join(', '));
      if (action.name !== 'copyText') return looked(world.person, question);
      const pasted = await world.person.pastes('Paste what was copied.');
      if (pasted === undefined) return skipped;
      return pasted.trim() === 'PASTE 8812 3456'
        ? pass('pasted as it was copied')
        : fail('something else was pasted');
    },
  };
};

const messageChecks: Check[] = [
  {
    id: 'unknown',
    title: 'An action that no shell knows is refused as unsupported',
    section: 'Messages',
    probe: async ({ wire }) => {
      const answered = await wire.askOnce('noSuchAction', {}, refusalLimit);
      if (!answered) return fail('silence: the app takes it for done');
      return isRefusal(answered.answer, 'unsupported')
        ? pass(rounded(answered.took))
        : fail('it was not refused as unsupported');
    },
  },
  {
    id: 'once',
    title: 'An answer comes once, and to its own id',
    section: 'Order',
    probe: async ({ wire, known }) => {
      if (known === undefined) return unsupported;
      const before = wire.strays.length;
      const answers = await wire.ask('capabilities', {}, refusalLimit);
      if (answers.length !== 1) return fail(`${answers.length} answers to one request`);
      const strays = wire.strays.slice(before);
      return strays.length === 0 ? pass() : fail(strays.join(', '));
    },
  },
  {
    id: 'garbage',
    title: 'A text that is no message is not heard',
    section: 'Messages',
    probe: async ({ wire, known }) => {
      const before = wire.strays.length;
      for (const text of [
        '',
        'no JSON',
        '[]',
        '{"v":2,"event":"ready","payload":{}}',
        '{"v":1,"event":"ready","payload":7}',
        '{"v":1,"event":"back.handled"}',
        '{"v":2,"id":"x","action":"closeWebView","payload":{}}',
        '{"v":1}',
      ])
        wire.say(text);
      const answered = await wire.askOnce(known ? 'capabilities' : 'noSuchAction', {}, refusalLimit);
      if (!answered) return fail('the shell says nothing any more');
      return wire.strays.length === before ? pass() : fail(wire.strays.slice(before).join(', '));
    },
  },
  {
    id: 'roundTrip',
    title: 'A round trip takes less than 100 ms',
    section: 'Messages',
    probe: async ({ wire, known }) => {
      const times: number[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const answered = await wire.askOnce(known ? 'capabilities' : 'noSuchAction', {}, refusalLimit);
        if (!answered) return fail(`no answer to request ${turn + 1} of 20`);
        times.push(answered.took);
      }
      const sorted = times.toSorted((one, other) => one - other);
      const [middle = 0, worst = 0] = [sorted[10], sorted.at(-1)];
      const seen = `half of 20 within ${rounded(middle)}, the slowest ${rounded(worst)}`;
      return middle < 100 ? pass(seen) : fail(seen);
    },
  },
];

const aMoment = () => new Promise((after) => setTimeout(after, refusalLimit));

/** Notes the events that come from now on; `came` resolves at the first `wanted`, and does what `then` says at each. */
const listenFor = (wire: Wire, wanted: string, then = () => {}) => {
  const heard: string[] = [];
  let stop = () => {};
  const came = new Promise<true>((resolve) => {
    stop = wire.listen((event) => {
      heard.push(event);
      if (event !== wanted) return;
      then();
      resolve(true);
    });
  });
  return { heard, came, stop };
};

const eventChecks: Check[] = [
  {
    id: 'back',
    title: 'back belongs to the page first',
    section: 'Back',
    isSilent: true,
    probe: async ({ wire, person }) => {
      const { heard, came, stop } = listenFor(wire, 'back', () => wire.answerBack(true));
      const task = 'Press the back button, or swipe back, once. Skip it if nothing happens here.';
      const done = await person.does(task, came);
      // By then, a shell that does not wait for the page's response has closed it, or gone back in its history.
      if (done) await aMoment();
      stop();
      if (!done)
        return fail('no back event came, though the page had sent ready: does the shell wait for a request?');
      const presses = heard.filter((event) => event === 'back').length;
      return presses === 1 ? pass() : fail(`${presses} back events for one press`);
    },
  },
  {
    id: 'pause',
    title: 'pause when the app goes to the background, resume when it comes back',
    section: 'Order',
    isSilent: true,
    probe: async ({ wire, person }) => {
      // As after a return from the back/forward cache. A shell that takes it for a second page reports everything twice.
      wire.say(readyText);
      const { heard, came, stop } = listenFor(wire, 'resume');
      const done = await person.does(
        'Go to the home screen of the phone, and come back to this page. Skip it if nothing happens here then.',
        came,
      );
      stop();
      if (!done && heard.length === 0) return fail('neither pause nor resume came');
      return heard.join(', ') === 'pause, resume' ? pass() : fail(`heard: ${heard.join(', ')}`);
    },
  },
];

/** The last check, because a shell may close the page when the session ends. */
const sessionCheck: Check = {
  id: 'session.closed',
  title: 'session.closed when the borrower logs out',
  section: 'The session',
  leaves: true,
  afterwards: 'Did you log out, and did the app close this page?',
  probe: async ({ wire, person }) => {
    const { heard, came, stop } = listenFor(wire, 'session.closed');
    const done = await person.does(
      'Log out in the app while this page is open, and come back to it. Skip it if the app has no way to do that.',
      came,
    );
    if (done) await aMoment();
    stop();
    if (!done)
      return {
        result: 'unsupported',
        seen: 'it did not come: load the next address with its new sessionId before another borrower sees the page',
      };
    return heard.at(-1) === 'session.closed'
      ? pass()
      : fail(`${heard.at(-1)} came after it, without a new address: it shows the screen again`);
  },
};

const capabilities = actions.find(({ name }) => name === 'capabilities');

/** Returns the actions that the shell lists; undefined when its response has the wrong format. */
export async function askCapabilities(wire: Wire): Promise<readonly string[] | undefined> {
  const answered = await wire.askOnce('capabilities', {}, capabilities?.answersWithin ?? refusalLimit);
  const result = v.safeParse(
    v.object({ ok: v.literal(true), result: v.object({ actions: v.array(v.string()) }) }),
    answered?.answer,
  );
  return result.success ? result.output.result.actions : undefined;
}

/** All checks over the bridge, in order: events while the page is silent first, actions that leave the page last. */
export const bridgeChecks: readonly Check[] = [
  ...eventChecks,
  ...messageChecks,
  ...actions.filter(({ leaves }) => !leaves).map(actionCheck),
  ...actions.filter(({ leaves }) => leaves).map(actionCheck),
  sessionCheck,
];
