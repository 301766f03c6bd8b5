import type { Checks } from './checks.ts';
import type { Lender } from './lender/lender.ts';
import type { Network } from './network.ts';
import { movesOn } from './person/moves.ts';
import { runOn } from './phone/globals.ts';
import type { Phone } from './phone/phone.ts';
import type { PageWindow } from './phone/tab.ts';
import { anyCase, sentence, type Step } from './steps.ts';
import type { Timeline } from './timeline.ts';

interface Stage {
  timeline: Timeline;
  phone: Phone;
  network: Network;
  lender: Lender;
  checks: Checks;
  /** Logs another borrower in on the phone, or the first one again; returns the link that the shell opens. */
  changeHands(): string;
  /** A link to another order, as from the page of a loan. */
  otherOrder(): string;
  /** Somebody has cleared the storage. */
  storageCleared(): void;
  orderId: string;
  tell(words: string): void;
}

type By<Kind extends Step['by']> = Extract<Step, { by: Kind }>;

const tap = ({ phone, lender, checks, tell }: Stage, step: By<'person'>): boolean => {
  const moveOn = (page: PageWindow | undefined) => {
    const app = phone.app(page);
    if (app?.page.life !== 'awake') return [];
    const move = movesOn(app, lender).find(
      ({ machine, event, case: name }) =>
        machine === step.machine && event === step.event && [name, anyCase].includes(step.case),
    );
    return move ? [{ app, move }] : [];
  };
  const front = phone.tab().page;
  const others = step.tabs ? phone.pages().filter((page) => page !== front) : [];
  const [first, ...more] = [...moveOn(front), ...others.flatMap(moveOn)];
  if (!first || first.app.page !== front || (step.tabs && more.length === 0)) return false;
  tell(sentence(step, first.move.says));
  checks.moved(
    step,
    [first, ...more].map(({ app }) => app),
  );
  for (const { app, move } of [first, ...more])
    runOn(app.page, () => {
      for (let time = 0; time < step.times; time++) move.send();
    });
  return true;
};

const sleep = async ({ phone }: Stage, { ms }: By<'sleep'>): Promise<boolean> => {
  const awake = phone.pages().filter(({ life }) => life === 'awake');
  for (const page of awake) page.sleep();
  // Requests in flight continue.
  await phone.pass(ms);
  phone.slept += ms;
  for (const page of awake) page.wake();
  return true;
};

const device = ({ phone }: Stage, { does }: By<'device'>): boolean => {
  if (does === 'says that it is offline') phone.device.online = false;
  else if (does === 'says that it is online') phone.device.online = true;
  else if (does === 'says whether it is online') phone.device.online = undefined;
  else if (does === 'never copies or shares') phone.device.copies = false;
  else phone.device.canvas = does === 'has no canvas' ? 'none' : 'lost';
  return true;
};

const loginOn = (phone: Phone): string =>
  new URL(phone.tab().history.entry.url).searchParams.get('sessionId') ?? '';

const shell = async (
  { phone, lender, checks, changeHands, otherOrder }: Stage,
  { does }: By<'shell'>,
): Promise<boolean> => {
  if (does === 'back') {
    await phone.pressBack();
    return true;
  }
  if (does === 'logs in another') {
    phone.openAnew(changeHands());
    return true;
  }
  if (does === 'logs in another here') {
    phone.openHere(changeHands());
    return true;
  }
  if (does === 'opens another order') {
    phone.openHere(otherOrder());
    return true;
  }
  if (does === 'logs out') {
    lender.logOut(loginOn(phone));
    return true;
  }
  const app = phone.app();
  if (app?.page.life !== (does === 'pause' ? 'awake' : 'asleep')) return false;
  if (does === 'resume') {
    app.page.wake();
    checks.returned(app);
  }
  runOn(app.page, () => app.shell.emit(does));
  await phone.settle();
  // Events that waited for the page to wake, such as another tab's storage change, arrive before a tap can.
  if (does === 'resume') await phone.pass(10);
  else if (app.page.life === 'awake') app.page.sleep();
  return true;
};

const browse = async ({ phone }: Stage, { does }: By<'browser'>): Promise<boolean> => {
  const tab = phone.tab();
  if (does === 'back') phone.goBack(tab);
  else if (tab.page) runOn(tab.page, () => tab.history.forward());
  else return false;
  await phone.settle();
  await phone.pass(10);
  return true;
};

const day = 86_400_000;
const untilMidnight = (now: number) => day - ((now + 8 * 3_600_000) % day);

const midnight = async (stage: Stage): Promise<boolean> => {
  const { phone, lender, timeline } = stage;
  await sleep(stage, { by: 'sleep', ms: Math.max(0, untilMidnight(lender.now()) - 120_000) });
  const app = phone.app();
  if (app?.page.life === 'awake') {
    runOn(app.page, () => app.shell.emit('resume'));
    await phone.pass(20_000);
  }
  timeline.after(untilMidnight(lender.now()), lender.newDay);
  await phone.pass(180_000);
  return true;
};

const connect = async ({ phone, network }: Stage, { does }: By<'connection'>): Promise<boolean> => {
  if (does === 'loses the next chunk') {
    phone.isChunkLost = true;
    return true;
  }
  if (phone.isOnline === (does === 'comes')) return false;
  phone.isOnline = does === 'comes';
  if (!phone.isOnline) network.cut();
  // A device whose `onLine` is stuck reports no change either.
  for (const page of phone.device.online === undefined ? phone.pages() : []) {
    runOn(page, () => page.events.dispatchEvent(new Event(phone.isOnline ? 'online' : 'offline')));
    await phone.settle();
  }
  return true;
};

const store = ({ phone, timeline, storageCleared }: Stage, { mood }: By<'storage'>): void => {
  const { storage } = phone;
  if (mood === 'locked')
    timeline.after(2_000, () => {
      if (storage.mood === 'locked') storage.mood = 'fine';
    });
  if (mood === 'cleared') {
    storage.clear();
    storageCleared();
  } else storage.mood = mood;
  // From now on a killed app may lose a key, because localStorage is written to disk seconds later.
  if (mood === 'database full') storage.hasRefused = true;
};

const turn = ({ phone, changeHands }: Stage, { does }: By<'tab'>): boolean => {
  if (does === 'turns') phone.turnTab();
  else if (phone.tabCount() > 1) return false;
  else if (does === 'is copied') phone.copyTab();
  else phone.openTab(does === 'opens' ? undefined : changeHands());
  return true;
};

const end = ({ phone }: Stage, { how, after }: By<'end'>): boolean => {
  if (!phone.tab().page) return false;
  if (after === 0) phone.end(phone.tab(), how);
  else phone.endSoon(how, after);
  return true;
};

const act = async (stage: Stage, step: Step): Promise<boolean> => {
  const { phone, network, lender, orderId } = stage;
  switch (step.by) {
    case 'person':
      return tap(stage, step);
    case 'weather':
      network.expect(step.next, step.to);
      return true;
    case 'time':
      await phone.pass(step.ms);
      return true;
    case 'sleep':
      return sleep(stage, step);
    case 'device':
      return device(stage, step);
    case 'midnight':
      return midnight(stage);
    case 'clock':
      phone.clockOff += step.ms;
      return true;
    case 'shell':
      return shell(stage, step);
    case 'browser':
      return browse(stage, step);
    case 'connection':
      return connect(stage, step);
    case 'storage':
      if (step.at === undefined) store(stage, step);
      else phone.next(step.at, () => store(stage, step));
      return true;
    case 'tab':
      return turn(stage, step);
    case 'end':
      return end(stage, step);
    case 'killed':
      phone.killing = step;
      return true;
    case 'lender':
      return lender.happens(step.does, orderId);
  }
};

export const perform = async (stage: Stage, step: Step): Promise<boolean> => {
  const isDone = await act(stage, step);
  if (isDone && step.by !== 'person') stage.tell(sentence(step));
  await stage.phone.settle();
  return isDone;
};
