import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { understood } from '../../../sandbox/dialects.ts';
import { dayFromToday } from '../../../sandbox/domain/calendar.ts';
import { belongsToOther } from '../../../services/device/owner.ts';
import { infoIn, type MadeCode } from '../../../services/repay/stored.ts';
import type { RunningApp } from '../app.ts';
import type { CodeTruth, Lender, Reply } from '../lender/lender.ts';
import type { Call } from '../network.ts';
import { idOf } from '../person/moves.ts';
import type { PageWindow } from '../phone/tab.ts';
import type { Timeline } from '../timeline.ts';
import type { Clock } from './clock.ts';

interface Given {
  code: string;
  key: string;
  session: string;
  orderId: string;
  page: PageWindow;
  /** When it was made: milliseconds of the timeline. */
  at: number;
  /** The amount paid on the order when its page loaded the amount due, and the date of that. */
  paidBefore: number;
  day: string | undefined;
  /** The call by which its page knew what is due: another one's sums prove no payment (docs/product/repay.md#arrival). */
  path: string | undefined;
  /** Number of codes of the order that had been paid by when it was made: an extension by another code moves the due date as well. */
  postedBefore: number;
  isStored: boolean | undefined;
  /** The page died before it could store it, or storage lost it. */
  isLost: boolean;
  /** The phone could not store that it was made. */
  isForgotten: boolean;
  /**
   * The page cannot see that it was paid: all dates of its order moved back by a day, also the due date that an extension promised, or the page's plan
   * already included the payment when the code arrived.
   */
  looksUnpaid: boolean;
}

interface Received {
  page: PageWindow;
  sentAt: number;
  isRepayment: boolean;
  path: string;
  day: string;
  /** Centavos that were paid on the order. */
  paid: number;
  posted: ReadonlySet<string>;
}

interface Setting {
  timeline: Timeline;
  lender: Lender;
  /** The text of `repaymentInfo` as the phone keeps it. */
  kept(): string;
  isStorageFine(): boolean;
  clock: Clock;
  found(words: string): void;
}

const makes = '/v3/loan-details/generate-vcode';
const orderPath = '/v3/loan-details/loan-details';
const looks = [orderPath, '/v3/installment/loan-play-detail', '/spoken/unforgettable'];

const offeredIn = (ref: AnyActorRef, seen: AnyMachineSnapshot): MadeCode | undefined => {
  const { code, found } = seen.context as {
    code?: MadeCode;
    found?: { code: MadeCode };
  };
  const isPayable = seen.matches({ shown: { code: 'payable' } } as never);
  switch (idOf(ref)) {
    case 'repay':
      // A reload after a check decides whether it may still be paid.
      return seen.matches('codeMade') && !seen.matches({ codeMade: { offered: 'refreshing' } } as never)
        ? code
        : undefined;
    case 'storedCode':
      return seen.matches('used') ? undefined : found?.code;
    case 'repaymentCode':
      return isPayable ? code : undefined;
    default:
      return undefined;
  }
};

/** Whether a page must offer a payable code before anything else. */
const mustOffer = (ref: AnyActorRef, seen: AnyMachineSnapshot): boolean =>
  (idOf(ref) === 'repay' && seen.matches({ shown: { payment: { ready: 'fresh' } } } as never)) ||
  (idOf(ref) === 'storedCode' && seen.matches('none'));

export const createCodes = ({ timeline, lender, kept, isStorageFine, clock, found }: Setting) => {
  const given: Given[] = [];
  const heard: Received[] = [];
  const counted = new WeakMap<
    Reply,
    { call: Call; day: string; paid: number; posted: ReadonlySet<string> }
  >();
  /** Codes besides which the user chose on a page to make another one, and the keys in that warning. */
  const chosenBeside = new WeakMap<PageWindow, Set<string>>();
  const choosers: PageWindow[] = [];
  /** The keys that each page's dialogs have asked about. */
  const askedAbout = new WeakMap<PageWindow, Set<string>>();
  /** The same by key, whichever page sends it. */
  const chosenFor = new Map<string, Set<string>>();
  /** When each screen started: milliseconds of the timeline. */
  const begun = new WeakMap<AnyActorRef, number>();

  const truths = (): CodeTruth[] => lender.codes();
  const isLive = ({ expiresAt, isPaid }: CodeTruth) => !isPaid && expiresAt > lender.now();
  const postedOf = (orderId: string) =>
    truths().filter((each) => each.orderId === orderId && each.isPosted).length;
  /** A page may die between storing a key and sending it. When another page asks about that key and sends it, the user's choices on the dead page count. */
  const choicesOfDead = (): string[] =>
    choosers.filter(({ life }) => life === 'dead').flatMap((page) => [...(chosenBeside.get(page) ?? [])]);
  const choose = (page: PageWindow, what: readonly string[]) => {
    choosers.push(page);
    chosenBeside.set(page, new Set([...(chosenBeside.get(page) ?? []), ...what]));
  };
  const isChosen = (forKey: string, { code, key }: Pick<Given, 'code' | 'key'>) =>
    [code, key].some((each) => chosenFor.get(forKey)?.has(each));

  /** The dates of this backend's orders change at midnight, as if something had been paid. */
  const isOfToday = ({ day }: Given) => day === dayFromToday(0, lender.now());

  /** Otherwise the order may have been paid in another way, or a part of it: the page cannot tell by which code. */
  const isUnchanged = (one: Given) =>
    lender.order(one.orderId)?.paid === one.paidBefore &&
    postedOf(one.orderId) === one.postedBefore &&
    isOfToday(one);

  /** When another borrower used the phone last: milliseconds of the timeline. */
  let handedOverAt = -1;
  /** When each screen began to offer its code: milliseconds of the timeline. */
  const offeredSince = new WeakMap<AnyActorRef, { code: string; at: number }>();
  const isExpired = ({ expiresAt }: CodeTruth, page: PageWindow, offeredAt: number): boolean => {
    if (!clock.isKnown(page)) return false;
    const begin = lender.epoch + Math.max(page.wokeAt, offeredAt);
    return lender.now() - Math.max(expiresAt, begin) > clock.tolerance(page);
  };

  const offered = (app: RunningApp, ref: AnyActorRef, code: MadeCode) => {
    const truth = truths().find((each) => each.code === code.reference);
    const from = given.findLast((each) => each.code === code.reference);
    const name = idOf(ref);
    if (!truth || !from) return found(`${name} shows a code that nobody made on this phone`);
    const page = new URL(app.page.tab.history.entry.url).searchParams;
    const order = page.get('orderId');
    if (from.session !== page.get('sessionId')) found(`${name} shows the code of another login`);
    if (order && understood(order) !== from.orderId) found(`${name} shows the code of another order`);
    const last = offeredSince.get(ref);
    const offer = last?.code === truth.code ? last : { code: truth.code, at: timeline.now };
    offeredSince.set(ref, offer);
    // Other pages warn of a code until it has certainly expired, and of a reported payment until it arrives.
    const isWarning = name !== 'repaymentCode' && (code.saidPaid || clock.isBehind(app.page));
    if (!isWarning && isExpired(truth, app.page, offer.at)) found(`${name} offers a code that has expired`);
    // A check of the dialog above the page: the page looks again when the dialog is closed.
    if (app.machines().some((each) => idOf(each.ref) === 'outcomeUnknown')) return;
    const since = begun.get(ref) ?? 0;
    if (
      !from.looksUnpaid &&
      heard.some(
        (each) =>
          each.page === app.page &&
          each.sentAt >= since &&
          [orderPath, from.path ?? each.path].includes(each.path) &&
          each.posted.has(truth.code),
      )
    )
      found(`${name} offers a code though the order says that it is paid`);
  };

  const arrived = (ref: AnyActorRef, seen: AnyMachineSnapshot) => {
    const { code, info } = seen.context as { code?: MadeCode; info?: { code?: MadeCode } };
    const shown = code ?? info?.code;
    const from = given.findLast((each) => each.code === shown?.reference);
    if (!from || !isOfToday(from)) return;
    const { state, paid } = lender.order(from.orderId) ?? {};
    const isPosted = truths().some(({ code: each, isPosted: is }) => each === from.code && is);
    if (!isPosted && state !== 'settled' && paid === from.paidBefore)
      found(`${idOf(ref)} says that a payment arrived, and the books do not have it`);
  };

  const missing = (app: RunningApp, ref: AnyActorRef, seen: AnyMachineSnapshot) => {
    const page = new URL(app.page.tab.history.entry.url).searchParams;
    const session = page.get('sessionId');
    const orderId = understood(page.get('orderId') ?? '');
    const newest = given.findLast((each) => each.session === session && each.orderId === orderId);
    if (!newest || newest.isLost || newest.isForgotten) return;
    // A page beside which another tab made a code checks when it loads something, and before it sends anything.
    const isSeen =
      (begun.get(ref) ?? 0) > newest.at ||
      (idOf(ref) === 'storedCode' && heard.some((each) => each.page === app.page && each.sentAt > newest.at));
    if (!isSeen) return;
    const truth = truths().find(({ code }) => code === newest.code);
    if (!truth || !isLive(truth) || !clock.isKnown(app.page) || !isUnchanged(newest)) return;
    const { passedOver } = seen.context as { passedOver?: MadeCode };
    if (passedOver?.reference !== newest.code)
      found(`${idOf(ref)} does not show the code that can still be paid by`);
  };

  const loseAll = (): void => {
    for (const each of given) each.isLost = true;
  };

  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type === '@xstate.actor') begun.set(event.actorRef as AnyActorRef, timeline.now);
    },
    moved: (event: string, app: RunningApp, warnedOf: readonly string[]): void => {
      askedAbout.set(app.page, new Set([...(askedAbout.get(app.page) ?? []), ...warnedOf]));
      if (event === 'otherWay.chosen' || event === 'retry.requested') choose(app.page, warnedOf);
      for (const { ref, snapshot } of app.machines()) {
        if (idOf(ref) !== 'repay') continue;
        const { code, passedOver } = snapshot.context as { code?: MadeCode; passedOver?: MadeCode };
        if (event === 'another.confirmed' && snapshot.matches({ codeMade: 'warned' } as never))
          choose(app.page, [String(code?.reference)]);
        const isPassedOver = (each: Given) => each.code === passedOver?.reference;
        if (
          event === 'otherWay.chosen' &&
          given.some((each) => isPassedOver(each) && warnedOf.includes(each.key))
        )
          found('The person is warned once more of a code that the page had warned of');
      }
    },
    sent: ({ path, key, page }: Call): void => {
      if (path !== makes) return;
      const here = chosenBeside.get(page);
      const before = chosenFor.get(key) ?? (askedAbout.get(page)?.has(key) ? choicesOfDead() : []);
      chosenFor.set(key, new Set([...before, ...(here ?? [])]));
    },
    handled: (call: Call, reply: Reply): void => {
      if (call.path !== makes && !looks.includes(call.path)) return;
      const all = truths();
      counted.set(reply, {
        call,
        day: dayFromToday(0, lender.now()),
        paid: lender.order(understood(call.query.get('orderId') ?? ''))?.paid ?? 0,
        posted: new Set(all.flatMap(({ code, isPosted }) => (isPosted ? [code] : []))),
      });
      const made = call.path === makes && all.find(({ key }) => key === call.key);
      if (!made) return;
      for (const other of given) {
        const truth = all.find(({ code }) => code === other.code);
        const isSame = other.session === call.query.get('sessionId') && other.orderId === made.orderId;
        if (!truth || !isSame || other.isForgotten || other.key === made.key || !isLive(truth)) continue;
        if (!isUnchanged(other)) continue;
        // The warning is of the newest code: the person was warned of those before when they were replaced.
        const isReplaced = given.some(({ key }) => isChosen(key, other));
        if (!isReplaced && !isChosen(made.key, other) && !isChosen(other.key, made))
          found('Two codes of one debt can be paid by, and the person was not warned');
      }
    },
    answered: (call: Call): void => {
      const { page, path, reply, sentAt } = call;
      // The session's stored data are removed with it.
      if (reply?.status === 401) loseAll();
      const told = reply && counted.get(reply);
      // Responses may be swapped; a code is then that of the other request.
      if (!told || (told.call !== call && !(path === makes && told.call.path === makes))) return;
      if (looks.includes(call.path))
        heard.push({
          page,
          sentAt,
          isRepayment: call.path !== orderPath,
          path: call.path,
          day: told.day,
          paid: told.paid,
          posted: told.posted,
        });
      // A request that is still in flight is refused: its code is not in the response.
      const isGiven = call.path === makes && reply?.body.includes('payUrl');
      // The lender makes another code when it has forgotten the key.
      const made = isGiven && truths().findLast((each) => each.key === told.call.key);
      if (!made || given.some((each) => each.code === made.code && each.page === page)) return;
      const due = heard.findLast((each) => each.page === page && each.isRepayment);
      given.push({
        code: made.code,
        key: made.key,
        session: call.query.get('sessionId') ?? '',
        orderId: made.orderId,
        page,
        at: timeline.now,
        paidBefore: due?.paid ?? lender.order(made.orderId)?.paid ?? 0,
        day: due?.day,
        path: due?.path,
        postedBefore: postedOf(made.orderId),
        isStored: undefined,
        // The page of a previous login may still show its code, and no page after it has it.
        isLost: page.openedAt < handedOverAt,
        isForgotten: false,
        looksUnpaid: due?.posted.has(made.code) ?? false,
      });
    },
    turned: (): void => {
      const info = infoIn(kept());
      for (const each of given) {
        each.isForgotten ||= !isStorageFine();
        // A page of another login has stored its repayment: the phone keeps those of one login.
        const isReplaced =
          info && belongsToOther(info.owner, new URLSearchParams({ sessionId: each.session }));
        each.isLost ||= each.isStored === true && isReplaced === true;
        if (each.isStored !== undefined) continue;
        each.isStored = kept().includes(`"${each.code}"`);
        // Its page died before it could store it.
        if (!each.isStored && each.page.life === 'dead') each.isLost = true;
      }
    },
    shifted: (): void => {
      for (const each of given) each.looksUnpaid = true;
    },
    /** Another borrower uses the phone: data of the previous login is removed. */
    handedOver: () => {
      handedOverAt = timeline.now;
      loseAll();
    },
    lost: (): void => {
      const text = kept();
      for (const each of given) if (each.isStored && !text.includes(`"${each.code}"`)) each.isLost = true;
    },
    rest: (app: RunningApp | undefined): void => {
      if (!app || app.page.life !== 'awake') return;
      const machines = app.machines().filter(({ snapshot }) => snapshot.status === 'active');
      for (const { ref, snapshot } of machines) {
        if (!isMachineSnapshot(snapshot)) continue;
        const code = offeredIn(ref, snapshot);
        const isReceived = ['arrived', 'used'].some((of) =>
          snapshot.matches({ shown: { code: of } } as never),
        );
        if (isReceived) arrived(ref, snapshot);
        if (code) offered(app, ref, code);
        else if (given.length > 0 && mustOffer(ref, snapshot)) missing(app, ref, snapshot);
      }
    },
  };
};
