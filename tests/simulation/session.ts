import type { InspectionEvent } from 'xstate';
import { type PendingRequest, isPending, parseRequests } from '../../services/pendingRequests/stored.ts';
import { ownParts, type Parts } from './app.ts';
import { createChecks } from './checks.ts';
import { dialects, idIn } from '../../sandbox/dialects.ts';
import { diceOf } from './dice.ts';
import { createDraw } from './draw.ts';
import { createTestBackend } from './lender/lender.ts';
import { createNetwork } from './network.ts';
import { openingOf } from './openings.ts';
import { perform } from './perform.ts';
import { amountShown } from './person/amounts.ts';
import { device, secretsOf } from './person/knowledge.ts';
import { movesOn } from './person/moves.ts';
import { install } from './phone/globals.ts';
import { createPhone, type Phone } from './phone/phone.ts';
import type { PageWindow } from './phone/tab.ts';
import { type Start, starts } from './starts.ts';
import type { Step } from './steps.ts';
import { createTimeline } from './timeline.ts';
import { createClock } from './truth/clock.ts';
import { createCodes } from './truth/codes.ts';
import { watchFrames } from './truth/frames.ts';
import { createMeant } from './truth/meant.ts';
import { createShown } from './truth/shown.ts';
import { createTold } from './truth/told.ts';

interface Score {
  seed: number;
  start?: string;
  /** All steps: none is drawn. */
  steps?: readonly Step[];
}

interface Options {
  parts?: Parts;
  /** Whether the inspector's frames are read too: slow. */
  areFramesRead?: boolean;
  /** Receives each inspection event of a page with its time: milliseconds since the session began. */
  watch?: (event: InspectionEvent, page: PageWindow, now: number) => void;
}

export interface Played {
  seed: number;
  start: string;
  steps: Step[];
  fault: string | undefined;
  story: string[];
  /** Which requests' pages were killed at which moment. */
  killed: Phone['killed'];
}

/** When every session begins, in epoch milliseconds: a Monday morning in Manila. */
const epoch = Date.UTC(2026, 10, 23, 1);

/** More events than the pages of a phone need to come to rest. */
const tooMany = 20_000;

const calm: readonly Step[] = [
  { by: 'storage', mood: 'fine' },
  { by: 'shell', does: 'resume' },
  { by: 'connection', does: 'comes' },
  ...Array.from({ length: 12 }, () => ({ by: 'time', ms: 25_000 }) as const),
];

const startOf = (seed: number, start: string | undefined): Start =>
  starts.find(({ name }) => name === start) ?? diceOf(seed, 'start').pick(starts);

/** Plays one session in this process. Never run two at once, because globals are replaced meanwhile. */
export const play = async (
  score: Score,
  { parts = ownParts, areFramesRead = false, watch }: Options = {},
): Promise<Played> => {
  const { seed } = score;
  const opening = score.start === undefined ? openingOf(seed) : undefined;
  const start = startOf(seed, score.start ?? opening?.start);
  const story: string[] = [];
  const tell = (words: string) => void story.push(words);
  const faults: string[] = [];
  const found = (words: string) => void faults.push(words);

  const random = diceOf(seed, 'random');
  const timeline = createTimeline();
  // Half of the sessions are plain, so that a fault of one dialect is easy to recognise.
  const clean = dialects.filter((each) => each !== 'careless');
  const dialect =
    seed % 16 === 13
      ? 'careless'
      : diceOf(seed, 'dialect').pick([...clean, ...clean.map(() => 'plain' as const)]);
  const now = () => epoch + timeline.now;
  const lender = createTestBackend(
    epoch,
    now,
    (ms) => new Promise((resolve) => void timeline.after(ms, resolve)),
    dialect,
  );
  const sessionFor = (borrower: string) => {
    const session = `session-${seed}-${random.between(100_000, 999_999)}`;
    lender.logIn(session, borrower);
    return session;
  };
  let session = sessionFor(start.borrower);
  let otherSession = sessionFor(start.borrower === 'b1' ? 'b2' : 'b1');
  const otherLogins = new Map<string, string>();
  const secrets = [...secretsOf(session), otherSession];
  /** The digits of an SMS code may be a number (`:203503`), an actor's id (`x:203503`), or a part of a key or a mark by chance. */
  const isLastSms = (word: string) => word === lender.lastSms();
  const isPersonal = (text: string) =>
    secrets.some((secret) => text.includes(secret)) || text.match(/(?<![\w:])\w+/g)?.some(isLastSms) === true;

  /** The monotonic clock of most phones stops while they sleep. */
  const stopsAsleep = diceOf(seed, 'monotonic').chance(0.7);
  const clock = createClock({ timeline, phone: () => phone, stopsAsleep });
  const meant = createMeant(found);
  const isFromOtherPhone = (key: string) => key.startsWith('other-phone-');
  /** When somebody last cleared the storage: what was just stored is lost if it leaves in that moment. */
  let clearedAt: number | undefined;
  const isStorageFine = () => phone.storage.mood === 'fine' && !phone.storage.hasRefused;
  const codes = createCodes({
    timeline,
    lender,
    found,
    kept: () => phone.storage.read('repaymentInfo') ?? '',
    isStorageFine,
    clock,
  });
  const checks = createChecks({
    timeline,
    found,
    lender,
    meant,
    codes,
    start,
    isFromOtherPhone,
    isStorageFine,
  });
  /** When each key was about to be sent: milliseconds of the timeline. */
  const opened = new Map<string, number[]>();
  const shown = createShown({
    timeline,
    lender,
    found,
    clock,
    timesOf: (keys) => {
      const sent = meant.meanings.filter((each) => keys.some((key) => each.keys.has(key)));
      const begun = keys.flatMap((key) => opened.get(key) ?? []);
      return [...begun, ...sent.flatMap(({ since, answeredAt }) => [since, ...answeredAt])].map(
        (at) => epoch + at,
      );
    },
    sessionOf: (key) => meant.meanings.find(({ keys }) => keys.has(key))?.session,
  });
  /** Keys that got a clear response in this turn. */
  let closing: string[] = [];
  /** Keys whose end is on disk. */
  let endsOnDisk: readonly string[] = [];
  /** Number of events in this turn. */
  let events = 0;
  const told = createTold(
    {
      ended: ({ call, shown: amount }, end) => {
        tell(`   The person is told of ${call?.path ?? 'nothing'}: ${end}.`);
        // Storage that was cleared and then blocked has neither the request nor its outcome.
        const isKnown = phone.storage.mood !== 'closed' || pendingKeys().has(call?.key ?? '');
        if (call) meant.tell(call, end === 'registered already' ? 'done' : end, isKnown);
        checks.told(call, end, amount);
      },
      found: (dialog, verdict) => {
        tell(`   A look says: ${verdict === 'done' ? 'it was done' : 'it did not happen so far'}.`);
        checks.looked(dialog, verdict);
      },
      settled: (subject, purposes) => meant.settle(subject, purposes),
      opened: (key) => opened.set(key, [...(opened.get(key) ?? []), timeline.now]),
      closed: (key) => closing.push(key),
    },
    amountShown,
  );
  const frames = areFramesRead
    ? watchFrames((text) => isPersonal(text) && found('A personal value leaves for an inspector'))
    : undefined;

  /** All that the phone has of requests, in the database and in localStorage. */
  const disk = (): PendingRequest[] => [
    ...phone.memory.requests(),
    ...parseRequests(JSON.parse(phone.storage.read('openIntents') ?? '[]')),
  ];
  const ends = () => disk().filter((request) => !isPending(request));
  /** Keys of what is pending: an outcome counts, whichever storage has it. */
  const pendingKeys = () => {
    const ended = new Set(ends().map(({ key }) => key));
    return new Set(disk().flatMap(({ key }) => (ended.has(key) ? [] : key)));
  };
  const linkOf = (of: string, path = start.path) => {
    const link = new URL(path, 'https://app.example');
    for (const [name, value] of [...link.searchParams, ...Object.entries(device), ['sessionId', of] as const])
      link.searchParams.set(
        name,
        ['orderNo', 'orderId', 'problemId'].includes(name) ? idIn(dialect, value) : value,
      );
    return link.href;
  };
  const changeHands = (): string => {
    [session, otherSession] = [otherSession, session];
    codes.handedOver();
    return linkOf(session);
  };
  const phone = createPhone({
    timeline,
    link: linkOf(session),
    parts,
    releaseNow: () => lender.releaseNow(),
    listener: {
      opened: clock.opened,
      kept: (key, value) =>
        isPersonal(value) && found(`A personal value stands in the storage, under ${key}`),
      ended: (page) => meant.ended(page, pendingKeys()),
      lost: () => {
        codes.lost();
        // What the database refused, or did not answer to, is in localStorage alone, which reaches the disk seconds later.
        meant.lost(disk(), pendingKeys(), (page) => phone.storage.hasRefused || checks.isForgetful(page));
      },
      turned: (isCut) => {
        // No other screen may come between a clear response and what the user is shown of it, so what the phone still stores as pending was cut off
        // before.
        const pending = pendingKeys();
        const before = endsOnDisk;
        endsOnDisk = ends().map(({ key }) => key);
        // A page may also die after it stored the end and before it says so.
        const stored = endsOnDisk.filter((key) => !before.includes(key));
        const isDone = (key: string) => disk().some((each) => each.key === key && each.isDone === true);
        if (isCut)
          for (const key of [...closing, ...stored]) if (!pending.has(key)) meant.close(key, isDone(key));
        closing = [];
        events = 0;
        codes.turned();
      },
      inspect: (event, page) => {
        events += 1;
        if (events === tooMany) {
          found('The pages never come to rest');
          for (const each of phone.pages()) each.die();
        }
        told.inspect(event);
        codes.inspect(event);
        checks.inspect(event, page);
        shown.inspect(event);
        frames?.(event);
        watch?.(event, page, timeline.now);
      },
    },
  });
  const phoneNow = () => now() + phone.clockOff;
  const monotonicNow = () => timeline.now - (stopsAsleep ? phone.slept : 0);
  const network = createNetwork({
    timeline,
    lender,
    dice: diceOf(seed, 'network'),
    isOnline: () => phone.isOnline,
    alterReply: (reply) => parts.alterReply?.(reply) ?? reply,
    leaves: (page) => phone.at(page, 'before the request'),
    sent: (call) => {
      if (call.isIrreversible) phone.at(call.page, 'request out');
      checks.sent(call);
      codes.sent(call);
      if (!call.isIrreversible) return;
      tell(`   ${call.path} goes out (key ${call.key.slice(0, 4)}, ${call.weather}).`);
      const app = phone.app(call.page);
      if (app) told.sent(app, call);
      // Other tabs do not learn of a request that is not stored, and a blocked storage reports nothing.
      const isOpen = phone.storage.mood !== 'closed';
      const isKept = isOpen && pendingKeys().has(call.key);
      const isJoined = phone.memory.requests().some(({ key, isRepeated }) => key === call.key && isRepeated);
      // Another page may have learned its outcome between the tap and the request.
      const isRemembered = clearedAt === timeline.now || disk().some(({ key }) => key === call.key);
      const isBeside = (keys: ReadonlySet<string>) => checks.isBeside(call.page, keys);
      const isReadable = !['closed', 'database stuck', 'database silent'].includes(phone.storage.mood);
      // A page that cannot look says so, and the person agrees.
      const readsDisk = isReadable || !checks.isForgetful(call.page);
      const mayKnow = !phone.storage.hasRefused && isOpen && readsDisk;
      checks.announced(call, { isRemembered, mayKnow });
      const hearing = {
        pages: isKept ? phone.pages() : [],
        hearsOthers: isOpen,
        isJoined,
        isRemembered,
        readsDisk,
        isBeside,
      };
      if (meant.sent(call, checks.wasTold(), hearing)) checks.began(call);
    },
    fromOtherPhone: ({ url, headers, ...rest }) => {
      const address = new URL(url);
      const login = address.searchParams.get('sessionId') ?? '';
      const other = otherLogins.get(login) ?? sessionFor(lender.borrowerOf(login) ?? '');
      otherLogins.set(login, other);
      if (login) address.searchParams.set('sessionId', other);
      const own = new Headers(headers);
      own.set('Idempotency-Key', `other-phone-${random.between(100_000, 999_999)}`);
      return { ...rest, url: address.href, headers: own };
    },
    isTimeKnown: clock.isKnown,
    answered: (call) => {
      clock.answered(call);
      codes.answered(call);
      shown.answered(call);
      meant.answered(call, timeline.now);
      if (call.isIrreversible)
        phone.at(call.page, 'answer received', 'before the result is drawn', 'result drawn');
    },
    handled: (call, reply) => {
      shown.handled(call, reply);
      codes.handled(call, reply);
      checks.handled(call);
      if (!call.isIrreversible) return;
      const { body } = reply;
      tell(`   The lender deals with ${call.path} (key ${call.key.slice(0, 4)}): ${body.slice(0, 60)}`);
      checks.books();
    },
  });

  const steps: Step[] = [];
  const step = async (next: Step): Promise<void> => {
    const before = checks.before(phone.app(), told);
    const storageCleared = () => {
      clearedAt = timeline.now;
      codes.lost();
      meant.lost(disk(), pendingKeys(), () => true);
    };
    const { orderId } = start;
    const otherOrder = () =>
      linkOf(
        session,
        `/loanDetail?productId=p1&orderId=${orderId === 'due' ? 'settled' : 'due'}&from=confirm`,
      );
    const stage = {
      timeline,
      phone,
      network,
      lender,
      checks,
      changeHands,
      otherOrder,
      storageCleared,
      orderId,
      tell,
    };
    if (!(await perform(stage, next))) return;
    steps.push(next);
    if (next.by === 'lender' && next.does === 'a day passes') codes.shifted();
    checks.notLeft(before, phone.app(), next);
    if (isPersonal(JSON.stringify(phone.memory.requests())))
      found('A personal value stands in the database of pending requests');
    for (const page of phone.pages()) {
      codes.rest(phone.app(page));
      shown.rest(phone.app(page));
    }
    for (const page of phone.pages()) checks.rest(phone.app(page), phone.urls());
  };
  const stepThrough = async (all: readonly Step[]): Promise<void> => {
    for (const next of all) {
      if (faults.length > 0) return;
      await step(next);
    }
  };
  const drawAndStep = async (): Promise<void> => {
    const draw = createDraw(diceOf(seed, 'steps'));
    for (let count = 0; count < draw.length; count++) {
      if (faults.length > 0) return;
      const app = phone.app();
      const next = draw.next({
        moves: app?.page.life === 'awake' ? movesOn(app, lender) : [],
        life: app?.page.life,
        isOnline: phone.isOnline,
        isStorageFine: phone.storage.mood === 'fine',
        tabs: phone.tabCount(),
        isWeatherDue: network.isWeatherDue(),
        clockOff: phone.clockOff,
        isPosting: !!app && told.posting(app) !== undefined,
      });
      await step(next);
    }
  };

  const uninstall = install({
    timeline,
    now,
    phoneNow,
    monotonicNow,
    isOnline: () => phone.isOnline,
    device: phone.device,
    random: random.roll,
    fetch: (page, url, init) => network.fetch(page, url, parts.alterRequest?.(init) ?? init),
    reload: (page) => phone.reload(page),
    stop: (page) => {
      phone.stay(page);
      network.cut(page);
    },
    broke: (page, error) => {
      if (page.life !== 'dead')
        found(`The app broke: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  try {
    tell(`The person ${start.name}.`);
    phone.load(phone.tab());
    await phone.settle();
    await stepThrough(score.steps ?? opening?.steps ?? []);
    if (!score.steps) await drawAndStep();
    const played = [...steps];
    network.clearUp();
    await stepThrough(calm);
    checks.books();
    if (faults.length === 0) checks.connected(phone.app());
    return { seed, start: start.name, steps: played, fault: faults[0], story, killed: phone.killed };
  } finally {
    for (const page of phone.pages()) page.die();
    uninstall();
    lender.close();
  }
};
