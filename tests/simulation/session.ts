import type { InspectionEvent } from 'xstate';
import { type Parts, ownParts, type RunningApp, startApp } from './app.ts';
import { createChecks } from './checks.ts';
import { diceOf } from './dice.ts';
import { createDraw } from './draw.ts';
import { createLender } from './lender/lender.ts';
import { createNetwork, type Weather } from './network.ts';
import { amountShown } from './person/amounts.ts';
import { persona } from './person/knowledge.ts';
import { movesOn } from './person/moves.ts';
import { install, runOn, settled } from './phone/globals.ts';
import { createStorage } from './phone/storage.ts';
import { createTab, openWindow, type PageWindow, type Tab } from './phone/tab.ts';
import { type Start, starts } from './starts.ts';
import { sentence, type Step } from './steps.ts';
import { createTimeline } from './timeline.ts';
import { watchFrames } from './truth/frames.ts';
import { createMeant } from './truth/meant.ts';
import { createTold } from './truth/told.ts';

/** What is played: a seed alone draws its steps; with `steps` it plays those. */
export interface Score {
  seed: number;
  start?: string;
  steps?: readonly Step[];
}

interface Options {
  parts?: Parts;
  /** Whether what an inspector is given is read too: slow. */
  areFramesRead?: boolean;
}

/** How a session went. */
export interface Played {
  seed: number;
  start: string;
  steps: Step[];
  /** What went wrong first; undefined when everything held. */
  fault: string | undefined;
  /** What happened, as sentences. */
  story: string[];
}

const origin = 'https://app.example';
/** When every session begins, in epoch milliseconds: a Monday morning in Manila. */
const epoch = Date.UTC(2026, 10, 23, 1);
/** How long everything may take to come to rest in the end, when nothing goes wrong any more. */
const calm = { steps: 12, ms: 25_000 };

const startOf = ({ seed, start }: Score): Start =>
  starts.find(({ name }) => name === start) ?? diceOf(seed, 'start').pick(starts);

/** Plays one session in this process. Not two at a time: globals are replaced meanwhile. */
export const play = async (
  score: Score,
  { parts = ownParts, areFramesRead = false }: Options = {},
): Promise<Played> => {
  const { seed } = score;
  const start = startOf(score);
  const random = diceOf(seed, 'random');
  const timeline = createTimeline();
  const now = () => epoch + timeline.now;
  let clockOff = 0;
  const phoneNow = () => now() + clockOff;
  let isOnline = true;
  let isChunkLost = false;
  const story: string[] = [];
  let fault: string | undefined;
  const found = (words: string) => {
    fault ??= words;
  };
  const tell = (words: string) => story.push(words);

  const lender = createLender(epoch, now, (ms) => new Promise((resolve) => void timeline.after(ms, resolve)));
  const session = `session-${seed}-${random.between(100_000, 999_999)}`;
  const device = {
    deviceId: '8f14e45f-ceea-467f-a8f2-0b6f1c2d9a10',
    adId: '38400000-8cf0-11bd-b23e-10b96e40000d',
  };
  const query = new URLSearchParams({
    appVersion: '3.4.1',
    deviceName: 'Samsung SM-A057F',
    ...device,
    sessionId: session,
  });
  const link = `${origin}${start.path}&${query.toString()}`;
  lender.logIn(session, start.borrower);
  const secrets = [session, ...Object.values(device), persona.phone, persona.wallet, persona.account];

  const apps = new Map<PageWindow, RunningApp>();
  const ends: { page: PageWindow; how: 'reload' | 'kill' | 'link' }[] = [];
  let plannedEnd: 'reload' | 'kill' | 'link' = 'reload';
  const meant = createMeant(found);
  const isPersonal = (text: string) =>
    [...secrets, lender.lastSms()].some((secret) => secret && text.includes(secret));

  const storage = createStorage((key, value, by) => {
    if (value !== null && isPersonal(value)) found(`A personal value stands in the storage, under ${key}`);
    for (const tab of tabs)
      if (tab.page && tab.page !== by) {
        const other = tab.page;
        timeline.after(
          1,
          () => runOn(other, () => other.events.dispatchEvent(Object.assign(new Event('storage'), { key }))),
          other,
        );
      }
  });
  let tabs: Tab[] = [createTab('first', link)];
  let front = 0;
  const tab = (): Tab => tabs[front] ?? (tabs[0] as Tab);
  const pages = () => tabs.flatMap(({ page }) => page ?? []);
  const app = (): RunningApp | undefined => apps.get(tab().page as PageWindow);

  const checks = createChecks({ timeline, found, lender, meant, start });
  const told = createTold(
    {
      ended: ({ call, shown }, end) => {
        if (!call) {
          if (end === 'done') found('The person is told that it is done, and nothing was sent');
          return;
        }
        tell(`   The person is told of ${call.path}: ${end}.`);
        const sent = new URLSearchParams(call.body).get('amount');
        if (shown !== undefined && sent !== null && Number(sent) !== shown)
          found(`${shown} centavos were shown, and ${sent} went out`);
        meant.tell(call, end === 'registered already' ? 'done' : end);
        checks.told(call, end);
      },
      found: (dialog, verdict) => {
        tell(`   A look says: ${verdict === 'done' ? 'it was done' : 'it did not happen so far'}.`);
        checks.looked(dialog.context as Parameters<typeof checks.looked>[0], verdict);
      },
      settled: (subject, purposes) => meant.settle(subject, purposes),
      closed: (key) => meant.close(key),
    },
    amountShown,
  );
  const frames = areFramesRead
    ? watchFrames((text) => {
        if (isPersonal(text)) found('A personal value leaves for an inspector');
      })
    : undefined;

  const weathers: Record<'a call that cannot be undone' | 'any call', Weather[]> = {
    'a call that cannot be undone': [],
    'any call': [],
  };
  const network = createNetwork({
    timeline,
    lender,
    dice: diceOf(seed, 'network'),
    isOnline: () => isOnline,
    weather: (path) =>
      (checks.isIrreversible(path) ? weathers['a call that cannot be undone'].shift() : undefined) ??
      weathers['any call'].shift() ??
      'fine',
    sent: (call) => {
      checks.sent(call);
      if (!call.isIrreversible) return;
      tell(`   ${call.path} goes out (key ${call.key.slice(0, 4)}, ${call.weather}).`);
      const running = apps.get(call.page);
      if (running) told.sent(running, call);
      if (storage.hasRefused && tabs.length > 1) meant.excuse(storage.read('openIntents') ?? '');
      meant.sent(call, phoneNow(), checks.wasTold(call.page));
    },
    handled: (call, reply) => {
      if (!call.isIrreversible) return;
      tell(`   The lender deals with ${call.path} (key ${call.key.slice(0, 4)}): ${reply.body.slice(0, 60)}`);
      checks.books();
    },
  });

  const inspectorOf = (page: PageWindow) => (event: InspectionEvent) => {
    // What a dead page still does in its last turn reaches nobody.
    if (page.life === 'dead') return;
    told.inspect(event);
    checks.inspect(event, page);
    frames?.(event);
  };

  const load = (which: Tab): void => {
    const url = new URL(which.history.entry.url);
    if (which.page) forget(which.page);
    if (url.origin !== origin || url.pathname.startsWith('/sandbox/')) return;
    const page = openWindow(which, storage, timeline, {
      died: (dead) => ends.push({ page: dead, how: plannedEnd }),
      loads: load,
      run: runOn,
    });
    which.page = page;
    runOn(page, () => {
      const running = startApp(page, {
        parts,
        hasChunk: () => {
          const isLost = isChunkLost;
          isChunkLost = false;
          return isOnline && !isLost;
        },
        leave: (url_, replace) => {
          timeline.after(5, () => leave(which, url_, replace), page);
        },
        inspect: inspectorOf(page),
      });
      apps.set(page, running);
    });
  };
  /** The page is gone, with whatever it alone knew. */
  const forget = (page: PageWindow): void => {
    page.die();
    apps.delete(page);
    page.tab.history.listener = undefined;
    page.tab.page = undefined;
    if (storage.hasRefused) meant.excuse(storage.read('openIntents') ?? '');
  };
  const leave = (which: Tab, url: string, replace: boolean): void => {
    if (which.page) forget(which.page);
    which.history.leaveFor(new URL(url, which.history.entry.url).href, replace);
    load(which);
  };
  const end = (which: Tab, how: 'reload' | 'kill' | 'link'): void => {
    if (which.page) forget(which.page);
    const place = tabs.indexOf(which);
    if (how === 'reload') return load(which);
    const reopened = createTab(which.name, how === 'link' ? link : which.history.entry.url);
    tabs = tabs.with(place, reopened);
    load(reopened);
  };

  const settle = async (): Promise<void> => {
    await settled();
    for (let over = ends.shift(); over; over = ends.shift()) {
      if (tabs.includes(over.page.tab) && over.page.tab.page === over.page) end(over.page.tab, over.how);
      await settled();
    }
  };
  const pass = (ms: number) => timeline.pass(ms, settle);

  const goBack = (which: Tab): void => {
    if (which.page) return runOn(which.page, () => which.history.back());
    if (which.history.index === 0) return end(which, 'link');
    which.history.index -= 1;
    load(which);
  };

  const pressBack = async (): Promise<void> => {
    const running = app();
    if (!running || running.page.life !== 'awake' || !('backAnswers' in running.shell)) return goBack(tab());
    const { shell } = running;
    const before = shell.backAnswers.length;
    runOn(running.page, () => shell.emit('back'));
    await settle();
    const isHandled = shell.backAnswers.length === before || shell.backAnswers.at(-1);
    if (!isHandled && tab().history.index > 0) goBack(tab());
    else if (!isHandled) end(tab(), 'link');
  };

  /** Does a step; false when it cannot be done here. */
  const perform = async (step: Step): Promise<boolean> => {
    const running = app();
    const { page } = tab();
    switch (step.by) {
      case 'person': {
        if (!running || page?.life !== 'awake') return false;
        const move = movesOn(running, lender).find(
          (each) => each.machine === step.machine && each.event === step.event && each.case === step.case,
        );
        if (!move) return false;
        tell(sentence(step, move.says));
        checks.moved(page, step);
        runOn(page, () => {
          for (let time = 0; time < step.times; time++) move.send();
        });
        break;
      }
      case 'weather':
        weathers[step.to].push(step.next);
        break;
      case 'time':
        await pass(step.ms);
        break;
      case 'sleep':
        for (const each of pages()) if (each.life === 'awake') each.sleep();
        timeline.skip(step.ms);
        for (const each of pages()) each.wake();
        break;
      case 'clock':
        clockOff += step.ms;
        break;
      case 'shell':
        if (step.does === 'back') await pressBack();
        else if (!running || !page || page.life !== (step.does === 'pause' ? 'awake' : 'asleep'))
          return false;
        else if (step.does === 'pause') {
          runOn(page, () => running.shell.emit('pause'));
          await settle();
          page.sleep();
        } else {
          page.wake();
          checks.returned(running);
          runOn(page, () => running.shell.emit('resume'));
        }
        break;
      case 'browser':
        if (step.does === 'back') goBack(tab());
        else if (page) runOn(page, () => tab().history.forward());
        else return false;
        await settle();
        await pass(10);
        break;
      case 'connection': {
        if (step.does === 'loses the next chunk') {
          isChunkLost = true;
          break;
        }
        const comes = step.does === 'comes';
        if (comes === isOnline) return false;
        isOnline = comes;
        if (!comes) network.cut();
        for (const each of pages()) {
          runOn(each, () => each.events.dispatchEvent(new Event(comes ? 'online' : 'offline')));
          await settle();
        }
        break;
      }
      case 'storage':
        storage.mood = step.mood;
        break;
      case 'tab':
        if (step.does === 'turns') front = tabs.length - 1 - front;
        else if (tabs.length > 1) return false;
        else {
          tabs = [...tabs, createTab('second', link)];
          front = 1;
          load(tab());
        }
        break;
      case 'end':
        if (!page) return false;
        if (step.after === 0) end(tab(), step.how);
        else {
          plannedEnd = step.how;
          page.dieAfter = step.after;
        }
        break;
      case 'lender':
        if (!lender.happens(step.does, start.orderId)) return false;
        break;
    }
    if (step.by !== 'person') tell(sentence(step));
    await settle();
    return true;
  };

  const uninstall = install({
    timeline,
    now,
    phoneNow,
    isOnline: () => isOnline,
    random: random.roll,
    fetch: network.fetch,
    broke: (page, error) => {
      if (page.life !== 'dead')
        found(`The app broke: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  const steps: Step[] = [];
  const step = async (next: Step): Promise<void> => {
    const running = app();
    const before = running && { running, posting: told.posting(running), screen: running.screen() };
    if (!(await perform(next))) return;
    steps.push(next);
    if (before?.posting && ['shell', 'browser', 'person'].includes(next.by)) {
      const { posting } = before;
      const isUnderWay = posting.call && !posting.call.isOver;
      if (isUnderWay && (app() !== before.running || before.running.screen() !== before.screen))
        found(`The screen is left while ${posting.call?.path ?? ''} is on its way`);
    }
    for (const page of pages()) checks.rest(apps.get(page), lender);
  };
  const hasFailed = () => fault !== undefined;
  const steppingThrough = async (all: readonly Step[]): Promise<void> => {
    for (const next of all) {
      if (hasFailed()) return;
      await step(next);
    }
  };
  try {
    tell(`The person ${start.name}.`);
    load(tab());
    await settle();
    if (score.steps) await steppingThrough(score.steps);
    else {
      const draw = createDraw(diceOf(seed, 'steps'));
      for (let count = 0; count < draw.length; count++) {
        if (hasFailed()) break;
        const running = app();
        await step(
          draw.next({
            moves: running && running.page.life === 'awake' ? movesOn(running, lender) : [],
            life: running?.page.life,
            isOnline,
            isStorageFine: storage.mood === 'fine',
            tabs: tabs.length,
            isWeatherDue: Object.values(weathers).some((due) => due.length > 0),
            isPosting: !!running && told.posting(running) !== undefined,
          }),
        );
      }
    }
    // In the end nothing goes wrong any more, and everything comes to rest.
    const played = [...steps];
    weathers['a call that cannot be undone'] = [];
    weathers['any call'] = [];
    storage.mood = 'fine';
    await steppingThrough([
      { by: 'shell', does: 'resume' },
      { by: 'connection', does: 'comes' },
      ...Array.from({ length: calm.steps }, () => ({ by: 'time', ms: calm.ms }) as const),
    ]);
    checks.books();
    return { seed, start: start.name, steps: played, fault, story };
  } finally {
    for (const page of pages()) page.die();
    uninstall();
    lender.close();
  }
};
