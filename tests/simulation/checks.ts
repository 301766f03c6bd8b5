import type { MadeCode } from '../../services/repay/stored.ts';
import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { understood } from '../../sandbox/dialects.ts';
import type { DialogInput } from '../../machines/pendingRequests/dialog.ts';
import { belongsToOther } from '../../services/device/owner.ts';
import { pathOf } from '../../machines/root/context.ts';
import { purposeOf, type Result } from '../../services/pendingRequests/request.ts';
import type { RunningApp } from './app.ts';
import type { Lender, Reply } from './lender/lender.ts';
import { type Call, lies } from './network.ts';
import { persona } from './person/knowledge.ts';
import { idOf, movesOn } from './person/moves.ts';
import type { PageWindow } from './phone/tab.ts';
import type { Start } from './starts.ts';
import type { Step } from './steps.ts';
import type { Timeline } from './timeline.ts';
import { deedOf } from './truth/deeds.ts';
import type { Meaning, Meant } from './truth/meant.ts';
import type { createCodes } from './truth/codes.ts';
import type { Posting, Told } from './truth/told.ts';

interface Setting {
  timeline: Timeline;
  lender: Lender;
  meant: Meant;
  codes: ReturnType<typeof createCodes>;
  start: Start;
  isFromOtherPhone(key: string): boolean;
  isStorageFine(): boolean;
  found(words: string): void;
}

/** Milliseconds that anything may be busy: the limit of a call, and a little. */
const busyLimit = 61_000;

/** Milliseconds until a page whose store did not load looks again for pending requests, and a little. */
const lookDelay = 1_500;

const day = 24 * 3_600_000;

const leaving: readonly Step['by'][] = ['shell', 'browser', 'person'];

type Before = { app: RunningApp; screen: AnyActorRef | undefined; posting: Posting | undefined } | undefined;

const orderPath = '/v3/loan-details/loan-details';
const looks = [orderPath, '/user-problem/problem-list', '/user-problem/problem-detail'];

const loans = ['/v3/loan-confirm/loan-detail-push', '/gopia/goya/depush'];
const terms = ['/v3/loan-confirm/loan-detail-confirm', '/gopia/goya/satire'];

const tellsStatus = (reply: Reply | undefined, status: string): boolean => {
  try {
    return String(JSON.parse(reply?.body ?? '').data.orderStatus).trim() === status;
  } catch {
    return false;
  }
};

const dialogs = (app: RunningApp): DialogInput[] =>
  app
    .machines()
    .filter(({ ref }) => idOf(ref) === 'outcomeUnknown')
    .map(({ snapshot }) => snapshot.context as DialogInput);

const shownCodes = (app: RunningApp): string[] =>
  app
    .machines()
    .filter(({ ref }) => idOf(ref) === 'repay')
    .flatMap(({ snapshot }) => (snapshot.context as { code?: MadeCode }).code?.key ?? []);

const queryOf = ({ tab }: PageWindow) => new URL(tab.history.entry.url).searchParams;

/** What a phone still keeps of logins that none of its tabs is open in. */
const keptOfOthers = ({ localStorage, sessionStorage }: PageWindow, urls: readonly string[]): string[] => {
  const isOthers = (text: string | null) => {
    try {
      const isOther = (url: string) =>
        belongsToOther(JSON.parse(text ?? '').owner, new URL(url).searchParams);
      return text !== null && urls.every(isOther);
    } catch {
      return false;
    }
  };
  try {
    return [
      ...['repaymentInfo', 'complaintDraft'].filter((key) => isOthers(localStorage.getItem(key))),
      ...['receipt'].filter((key) => isOthers(sessionStorage.getItem(key))),
    ];
  } catch {
    return [];
  }
};

const modalsIn = ({ _nodes }: AnyMachineSnapshot): number =>
  _nodes.filter(({ tags }) => tags.includes('modal')).length;

export type Checks = ReturnType<typeof createChecks>;

export const createChecks = ({
  timeline,
  lender,
  meant,
  codes,
  start,
  isFromOtherPhone,
  isStorageFine,
  found,
}: Setting) => {
  const busySince = new Map<AnyActorRef, { value: string; at: number }>();
  /** The user was warned of one payment, and chose another that has not been sent yet. */
  let isOtherWayChosen = false;
  /** Keys of the pending requests when the user, informed that it counts once, retried; undefined after any other action. */
  let triedAgain: string[] | undefined;
  /** Pages on which the user tried again, until something goes out or is asked. */
  const trying = new Map<PageWindow, number>();
  const calls: Call[] = [];
  /** Pages whose terms of a loan were being reloaded at the last tap. */
  const tappedEarly = new Set<PageWindow>();
  /** Pages on which the user agreed to send a request that the phone cannot store. */
  const forgetful = new WeakSet<PageWindow>();
  /** Keys of pending requests besides which the user chose to send another on a page, valid until it is reloaded. */
  const chosenBeside = new Map<PageWindow, Set<string>>();
  /** A page may die after it has stored a key for what the user chose, and before it sends it: the next page does. */
  const chosenOn = (page: PageWindow): string[] =>
    [...chosenBeside].flatMap(([from, keys]) => (from === page || from.life === 'dead' ? [...keys] : []));
  const warnedOf = new Map<PageWindow | string, Set<string>>();
  const noteShown = (to: PageWindow | string, keys: readonly string[]) =>
    warnedOf.set(to, new Set([...(warnedOf.get(to) ?? []), ...keys]));
  /** Sessions in which the person closed the entry of a code. */
  const leftCodes = new Set<string>();
  /** When each screen became ready: milliseconds of the timeline. */
  const readyAt = new WeakMap<AnyActorRef, number>();
  /** Whether the storage worked when a page last looked for what is pending; otherwise its next tap looks again. */
  const hasLooked = new WeakMap<PageWindow, boolean>();
  const paidBefore = lender.order(start.orderId)?.paid ?? 0;
  let violations = 0;

  /** A repayment whose code was sent before its screen opened goes on with that code, unless the person left it. */
  const continuesWithCode = (app: RunningApp) => {
    const screen = app.screen();
    const seen = screen?.getSnapshot() as AnyMachineSnapshot | undefined;
    const query = queryOf(app.page);
    const session = query.get('sessionId') ?? '';
    if (!screen || idOf(screen) !== 'oldRepayment' || !seen?.matches({ ready: 'fresh' } as never)) return;
    const isLeft =
      calls.some(({ path }) => path === '/repayment/repayment-confirm') || leftCodes.has(session);
    const ready = readyAt.get(screen) ?? timeline.now;
    const last = meant.meanings.findLast((each) => each.session === session && each.purpose === 'pay');
    // A page that was open beside it is warned when its own request would go out.
    const wasBefore = last?.answeredAt.every((at) => at < ready) === true;
    const card = new URLSearchParams(last?.body).get('cardId')?.trim();
    const isSameCard = (query.get('cardId') ?? '').trim() === card;
    // A page on which nothing is owed, or which does not know what is, sends nothing.
    const isDue = seen.context.way?.amount > 0;
    // The person has left a dialog about it, or is in it.
    const isAsked = [...(last?.keys ?? [])].some((key) => warnedOf.get(app.page)?.has(key));
    // The phone keeps what was seen for a day.
    const isKept = last !== undefined && timeline.now - last.since < day;
    const isSent = lender.books().commits.some(({ key, recordId }) => recordId !== '' && last?.keys.has(key));
    if (
      isSent &&
      isDue &&
      hasLooked.get(app.page) !== false &&
      wasBefore &&
      isSameCard &&
      !isAsked &&
      isKept &&
      !isLeft &&
      !last?.isForgotten &&
      ['done', 'unseen'].includes(last?.told ?? '') &&
      timeline.now - ready > 5_000
    )
      found('A repayment does not go on with the code that was sent');
  };

  const awakeFor = ({ slept }: PageWindow) => timeline.now - slept;

  const isBooked = (call: Call): boolean => {
    const books = lender.books();
    const { kind } = deedOf(call.path, new URLSearchParams(call.body));
    if (kind === 'accounts') {
      const borrower = lender.borrowerOf(call.query.get('sessionId') ?? '');
      return books.accounts.some(({ borrowerId, key }) => borrowerId === borrower || key === call.key);
    }
    return books[kind].some(({ key }) => key === call.key);
  };

  /** The order's overpaid amount when it was shown. */
  const overpaidThen = new WeakMap<Call, number>();
  /** Whose session it was when a call was handled: opening another borrower's order changes that in the sandbox. */
  const borrowerThen = new WeakMap<Call, string | undefined>();
  /** Number of calls sent before an order started to load. */
  const loading = new Map<AnyActorRef, number>();
  const isOrderLoad = ({ id }: AnyActorRef) => ['loadOrder', 'refreshOrder'].includes(id);

  /** An order on the screen is the backend's response to the call that was made for it. */
  const orderLoaded = (ref: AnyActorRef, page: PageWindow, output: unknown) => {
    const { orderStatus = '', overpaid = 0 } = (output ?? {}) as { orderStatus?: string; overpaid?: number };
    const told = calls
      .slice(loading.get(ref) ?? 0)
      .filter(
        (call) => call.page === page && call.path === orderPath && tellsStatus(call.reply, orderStatus),
      );
    if (told.length === 0)
      found('An order is shown that the lender did not tell in answer to the call for it');
    const isTrue = told.some((call) => [undefined, overpaid].includes(overpaidThen.get(call)));
    if (told.length > 0 && !isTrue) found('An order does not say how much was paid too much');
  };

  const order = (app: RunningApp) =>
    app.machines().find(({ ref, snapshot }) => idOf(ref) === 'orderDetails' && snapshot.status === 'active');

  const books = () => {
    meant.compare(lender.books());
    const broken = lender.violations();
    if (broken.length > violations) found(`The app breaks the contract: ${broken.at(-1) ?? ''}`);
    violations = broken.length;
    if (start.orderId) {
      const paid = (lender.order(start.orderId)?.paid ?? 0) - paidBefore;
      const came = lender
        .books()
        .payments.filter(({ orderId }) => orderId === start.orderId)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (paid > came) found(`${paid} centavos are put on the loan, and ${came} came in`);
    }
  };

  return {
    books,
    moved: (step: Step, apps: readonly RunningApp[]): void => {
      if (step.by !== 'person') return;
      for (const app of apps) {
        const isReloading = ({ page, path, isOver }: Call) =>
          page === app.page && terms.includes(path) && !isOver;
        if (calls.some(isReloading)) tappedEarly.add(app.page);
        else tappedEarly.delete(app.page);
        const keys = dialogs(app).flatMap((dialog) => dialog.keys);
        codes.moved(step.event, app, keys);
        if (step.event === 'result.accepted') meant.see(keys);
        if (step.event === 'another.confirmed') keys.push(...shownCodes(app));
        else if (step.event === 'otherWay.chosen') isOtherWayChosen = true;
        else continue;
        chosenBeside.set(app.page, new Set([...(chosenBeside.get(app.page) ?? []), ...keys]));
        if (dialogs(app).some(({ reason }) => reason === 'forgetful')) forgetful.add(app.page);
      }
      const isAgain = step.machine === 'outcomeUnknown' && step.event === 'retry.requested';
      for (const { page } of isAgain ? apps : []) trying.set(page, page.awake);
      triedAgain = isAgain ? apps.flatMap(dialogs).flatMap(({ keys }) => keys) : undefined;
    },
    wasTold: (): boolean => isOtherWayChosen,
    /** Whether the person agreed on this page to send what the phone cannot remember. */
    isForgetful: (page: PageWindow): boolean => forgetful.has(page),
    /** Whether the user chose on this page to send a request besides one with these keys, or its code has expired. */
    isBeside: (page: PageWindow, keys: ReadonlySet<string>): boolean =>
      chosenOn(page).some((key) => keys.has(key)) ||
      lender.codes().some(({ key, expiresAt }) => keys.has(key) && expiresAt <= lender.now()),
    began: ({ path, key }: Call): void => {
      if (triedAgain && !triedAgain.includes(key))
        found(`${path} is said to count once, and goes out as something new`);
      isOtherWayChosen = false;
    },
    sent: (call: Call): void => {
      const term = new URLSearchParams(call.body).get('periods')?.trim();
      const isNamed = calls.some(({ reply }) => reply?.body.match(/"periods":"?(\d+)\b/)?.[1] === term);
      if (term !== undefined && !isNamed)
        found(`${call.path} goes out with the term '${term}', which the company did not name`);
      const sent = new URLSearchParams(call.body);
      if (sent.get('sendMsg')?.trim() === '1' && sent.get('cardId') === '')
        found(`${call.path} asks for another code, and names no card`);
      // Tried again, a request has the terms that the person agreed to.
      const isRepeated = triedAgain?.includes(call.key);
      if (loans.includes(call.path) && tappedEarly.has(call.page) && !isRepeated)
        found(`${call.path} goes out while its terms are being reloaded`);
      calls.push(call);
      if (call.isIrreversible) trying.delete(call.page);
    },
    handled: (call: Call): void => {
      borrowerThen.set(call, lender.borrowerOf(call.query.get('sessionId') ?? ''));
      if (call.path === orderPath)
        overpaidThen.set(call, lender.overpaid(understood(call.query.get('orderId') ?? '')));
    },
    /** Checks an irreversible request: its page must first have shown what is pending, or that the phone cannot store it. */
    announced: (
      { path, body, page, key, query }: Call,
      { isRemembered, mayKnow }: { isRemembered: boolean; mayKnow: boolean },
    ): void => {
      if (!isRemembered && !forgetful.has(page))
        found(`${path} goes out though the phone cannot remember it, and the person was not warned`);
      if (!mayKnow) return;
      const login = query.get('sessionId') ?? '';
      const { subject: about, purpose } = deedOf(path, new URLSearchParams(body));
      const subject = about(new URLSearchParams(body));
      const earlier = meant.meanings.filter(
        (meaning) =>
          ['nothing', 'unknown'].includes(meaning.told) &&
          !meaning.isForgotten &&
          meaning.since < page.openedAt &&
          meaning.subject === subject &&
          meaning.purpose === purpose &&
          !meaning.from.has(page),
      );
      // A request that was dismissed as too old is reported again once it turns out to be younger.
      const isTooOld = ({ since }: Meaning) => timeline.now - since > 22 * 3_600_000;
      const isUnsaid = ({ keys }: Meaning, to: PageWindow | string) =>
        ![...keys].some((each) => warnedOf.get(to)?.has(each));
      const isAsked = [...(warnedOf.get(page) ?? [])].length > 0;
      // A page tells of a pending payment first, and another SMS moves no money.
      const isMinor = purpose === 'sendCode' && isAsked;
      // A page that does not load its store at once looks again a second later, and nobody is as fast as a simulated person.
      const isJustOpened = timeline.now - page.openedAt < lookDelay;
      if (
        !isMinor &&
        !isJustOpened &&
        earlier.some(
          (meaning) =>
            meaning.keys.has(key) &&
            isUnsaid(meaning, page) &&
            (!isTooOld(meaning) || isUnsaid(meaning, `${login}, too old`)),
        )
      )
        found(`${path} goes out again, and its page never said that it was pending`);
      const isFirst = !calls.some((call) => call.key !== key && call.isIrreversible && call.page === page);
      if (
        isFirst &&
        !isAsked &&
        earlier.some((meaning) => meaning.session !== login && isUnsaid(meaning, login))
      )
        found(`${path} goes out, and its page never said that another login's is pending`);
    },
    told: (call: Call | undefined, end: string, shown: number | undefined): void => {
      if (!call) {
        if (end === 'done') found('The person is told that it is done, and nothing was sent');
        return;
      }
      // What was on its way has been answered instead.
      if (end !== 'unknown') trying.delete(call.page);
      const sent = new URLSearchParams(call.body).get('amount');
      if (shown !== undefined && sent !== null && Number(sent) !== shown)
        found(`${shown} centavos were shown, and ${sent} went out`);
      if (end === 'done' && !lies.includes(call.weather) && !isBooked(call))
        found(`The person is told that ${call.path} is done, and the books do not have it`);
      if (end === 'registered already' && !lender.isRegistered(persona.phone))
        found('The person is told to be registered, and is not');
      if (end === 'refused') meant.compare(lender.books());
    },
    looked: (dialog: AnyMachineSnapshot, verdict: 'done' | 'notDone'): void => {
      const { kind, question, ...rest } = dialog.context as DialogInput;
      const subject = rest.subject.trim();
      const purpose = purposeOf(kind);
      // Two complaints about one order are distinguished by their text.
      const isAskedFor = ({ body }: Meaning) =>
        question?.detail === undefined || new URLSearchParams(body).get('problemDetail') === question.detail;
      const about = meant.meanings.filter(
        (meaning) =>
          meaning.purpose === purpose &&
          (meaning.subject === subject || purpose === 'rateApp') &&
          isAskedFor(meaning),
      );
      const look = calls.findLast(({ path, reply }) => looks.includes(path) && reply !== undefined);
      const entries = Object.values(lender.books())
        .flat()
        .filter(({ key }) => about.some(({ keys }) => keys.has(key)));
      const otherPhones = () =>
        Object.values(lender.books())
          .flat()
          .filter(({ key }) => isFromOtherPhone(key));
      if (verdict === 'done') {
        const isTrue =
          purpose === 'pay'
            ? lender.order(start.orderId)?.state === 'settled'
            : entries.length > 0 || otherPhones().length > 0;
        if (!isTrue) found(`A look says that ${kind} was done, and the books do not have it`);
        meant.settle(subject, [purpose]);
        meant.see(rest.keys);
        return;
      }
      const isOpen = (key: string) =>
        about.some(({ keys, told }) => keys.has(key) && (told === 'unknown' || told === 'nothing'));
      // An order says nothing about the account of another borrower, who opened its link.
      const borrower = look && borrowerThen.get(look);
      const isTheirs = (entry: (typeof entries)[number]) =>
        !('borrowerId' in entry) || entry.borrowerId === borrower;
      const before = entries.find(
        (entry) => isOpen(entry.key) && isTheirs(entry) && entry.at - lender.epoch < (look?.sentAt ?? 0),
      );
      if (before) found(`A look says that ${kind} did not happen so far, and the books had it`);
    },
    returned: (app: RunningApp): void => {
      const shown = order(app)?.snapshot;
      if (!shown?.matches({ shown: { freshness: 'fresh' } } as never)) return;
      const since = calls.length;
      timeline.after(0, () => {
        if (app.page.life !== 'awake' || order(app)?.snapshot === undefined) return;
        if (!calls.slice(since).some(({ path, page }) => path === orderPath && page === app.page))
          found('The person is back on an order, and it is not loaded anew');
      });
    },
    inspect: (event: InspectionEvent, page: PageWindow): void => {
      const ref = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.actor' && isOrderLoad(ref)) loading.set(ref, calls.length);
      if (event.type === '@xstate.event' && idOf(ref) === 'pendingRequests' && event.event['cancelled']) {
        const { recordId } = event.event['cancelled'] as Result;
        leftCodes.add(queryOf(page).get('sessionId') ?? '');
        // The person has seen the step of this code.
        const { commits } = lender.books();
        meant.see(commits.filter((each) => each.recordId === recordId).map(({ key }) => key));
      }
      if (event.type === '@xstate.event' && event.event.type === 'xstate.done.actor.findPending')
        hasLooked.set(page, isStorageFine());
      if (event.type !== '@xstate.snapshot') return;
      if (isOrderLoad(ref) && event.snapshot.status === 'done')
        orderLoaded(ref, page, (event.snapshot as { output?: unknown }).output);
      if (!isMachineSnapshot(event.snapshot)) return;
      if (idOf(ref) === 'outcomeUnknown') {
        const { keys, reason } = event.snapshot.context as DialogInput;
        const login = queryOf(page).get('sessionId') ?? '';
        noteShown(page, keys);
        noteShown(login, keys);
        // A request dismissed as too old is not reported by the next page.
        if (reason === 'expired') noteShown(`${login}, too old`, keys);
      }
      if (!event.snapshot.hasTag('busy') || event.snapshot.status !== 'active') {
        busySince.delete(ref);
        return;
      }
      const value = JSON.stringify(event.snapshot.value);
      if (busySince.get(ref)?.value !== value) busySince.set(ref, { value, at: awakeFor(page) });
    },
    /** At the end of a calm session with a connection, whatever the device says of it. */
    connected: (app: RunningApp | undefined): void => {
      const screen = app?.screen()?.getSnapshot() as AnyMachineSnapshot | undefined;
      if (app?.page.life === 'awake' && screen?.matches({ failed: 'byConnection' } as never))
        found('A page says that there is no connection, and there is one');
    },
    before: (app: RunningApp | undefined, told: Told) =>
      app && { app, screen: app.screen(), posting: told.posting(app) },
    /** Checks that no screen is left while an irreversible request is in flight, unless the page ends. */
    notLeft: (before: Before, app: RunningApp | undefined, step: Step): void => {
      const call = before?.posting?.call;
      if (!before || !call || call.isOver || !leaving.includes(step.by)) return;
      if (step.by === 'shell' && /^(logs in|opens)/.test(step.does)) return;
      // A page cannot stop the browser from going forward to another page.
      if (step.by === 'browser' && step.does === 'forward') return;
      // The page died during the step.
      if ((before.app.page.dieAfter ?? 0) < 0) return;
      if (app !== before.app || app.screen() !== before.screen)
        found(`The screen is left while ${call.path} is on its way`);
    },
    rest: (app: RunningApp | undefined, urls: readonly string[]): void => {
      if (!app || app.page.life !== 'awake') return;
      const root = app.root.getSnapshot();
      if (root.status !== 'active') return found(`The app has stopped: ${String(root.error)}`);
      if ('address' in root.context && !app.page.tab.history.entry.url.endsWith(pathOf(root.context.address)))
        found('The screen is not the one of the address');
      if (isStorageFine())
        for (const key of keptOfOthers(app.page, urls))
          found(`The phone still keeps ${key} of another login`);
      const machines = app.machines().filter(({ snapshot }) => snapshot.status === 'active');
      for (const { ref, snapshot } of machines)
        if (modalsIn(snapshot) > 1) found(`${idOf(ref)} shows two dialogs`);
      if (machines.filter(({ ref }) => idOf(ref) === 'outcomeUnknown').length > 1)
        found('Two dialogs tell of an unknown outcome');
      for (const { ref, snapshot } of machines) {
        const busy = busySince.get(ref);
        if (busy && snapshot.hasTag('busy') && awakeFor(app.page) - busy.at > busyLimit)
          found(`${idOf(ref)} is busy beyond its limit: ${busy.value}`);
      }
      const ready = app.screen();
      if (
        ready &&
        !readyAt.has(ready) &&
        (ready.getSnapshot() as AnyMachineSnapshot).matches({ ready: 'fresh' } as never)
      )
        readyAt.set(ready, timeline.now);
      if (isStorageFine() && dialogs(app).length === 0) continuesWithCode(app);
      const since = trying.get(app.page);
      const isAsked = dialogs(app).length > 0;
      if (isAsked) trying.delete(app.page);
      if (since !== undefined && !isAsked && app.page.awake - since > 4_000) {
        trying.delete(app.page);
        found('The person tries again, and nothing goes out');
      }
      const isBusy = machines.some(({ snapshot }) => snapshot.hasTag('busy'));
      const isFree =
        root.matches({ screen: { shown: 'free' } } as never) || idOf(app.root as AnyActorRef) === 'landing';
      const screen = app.screen();
      if (screen && !isBusy && !isFree && !movesOn(app, lender).some(({ isTaken }) => isTaken))
        found(
          `There is no way on from ${idOf(screen)}: ${JSON.stringify((screen.getSnapshot() as AnyMachineSnapshot).value)}`,
        );
    },
  };
};
