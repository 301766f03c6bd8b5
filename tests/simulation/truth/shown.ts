import type { AnyActorRef, InspectionEvent } from 'xstate';
import { understood } from '../../../sandbox/dialects.ts';
import { dayFromToday } from '../../../sandbox/domain/calendar.ts';
import { orderNumber } from '../../../sandbox/domain/orderNumber.ts';
import type { DialogInput } from '../../../machines/pendingRequests/dialog.ts';
import { t, type WordingKey } from '../../../views/wording/wording.ts';
import type { RunningApp } from '../app.ts';
import type { Lender, OrderTruth, Reply } from '../lender/lender.ts';
import type { Call } from '../network.ts';
import { idOf } from '../person/moves.ts';
import { runOn } from '../phone/globals.ts';
import type { PageWindow } from '../phone/tab.ts';
import type { Timeline } from '../timeline.ts';
import type { Clock } from './clock.ts';
import { daysIn, drawnOf, linksIn, sumsIn, textOf, timeIn } from './read.ts';

interface Setting {
  timeline: Timeline;
  lender: Lender;
  clock: Clock;
  /** When requests with these keys were begun, sent or answered: epoch milliseconds. */
  timesOf(keys: readonly string[]): number[];
  /** The login that sent a request with this key. */
  sessionOf(key: string): string | undefined;
  found(words: string): void;
}

interface Received {
  page: PageWindow;
  sentAt: number;
  orderId: string;
  truth: OrderTruth;
}

/** What the company's responses have named to a session: centavos, and days as YYYY-MM-DD. */
interface Named {
  sums: Set<number>;
  days: Set<string>;
}

interface Drawn extends Named {
  name: string;
  text: string;
  page: PageWindow;
  /** Empty where the page is not about an order. */
  orderId: string;
  session: string;
  query: URLSearchParams;
  /** What the books had when the screen's data were made; empty before they are there. */
  truths: readonly OrderTruth[];
}

/** Texts that are the same for every borrower. */
const documents = ['document', 'site'];

const minute = 60_000;

const sum = String.raw`₱[\d,]+\.\d\d`;
const day = String.raw`[A-Z][a-z]{2} \d{1,2}, \d{4}`;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Stands for every value in a sentence. */
const gap = '…';
const gaps: Record<string, string> = new Proxy({}, { get: () => gap });

/** One of our texts as the source of a pattern, with `values` in its gaps. */
const sentence = (key: WordingKey, ...values: string[]): string => {
  const left = [...values];
  return escaped(t(key, gaps)).replaceAll(gap, () => left.shift() ?? values.at(-1) ?? '');
};

const matches = (text: string, pattern: string): string[][] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(([, ...found]) => found);

/** The values that follow one of our texts on the screen. */
const after = (text: string, key: WordingKey, value: string): string[] =>
  matches(text, `(?:^| )${sentence(key)}:? (${value})`).flat();

const says = (text: string, ...keys: WordingKey[]): boolean => keys.some((key) => text.includes(t(key)));

const sumsAfter = (text: string, ...keys: WordingKey[]): number[] =>
  keys.flatMap((key) => after(text, key, sum)).flatMap(sumsIn);

const isMarked = (text: string): boolean => matches(text, sentence('oldRepay.contradicted', sum)).length > 0;

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return /^\s*\d+\s*$/.test(value) ? [Number(value)] : sumsIn(value);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** Days as any of the dialects writes them. */
const namedDays = (body: string): string[] => [
  ...daysIn(body),
  ...(body.match(/\d{4}-\d\d-\d\d/g) ?? []),
  ...[...body.matchAll(/\b(20\d\d)(\d\d)(\d\d)\d{6}\b/g)].map(([, ...parts]) => parts.slice(0, 3).join('-')),
  ...(body.match(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)/g) ?? []).map((time) =>
    dayFromToday(0, Date.parse(time.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))),
  ),
  ...(body.match(/\b\d{13}\b/g) ?? []).map((time) => dayFromToday(0, Number(time))),
  ...(body.match(/\b1\d{9}\b/g) ?? []).map((time) => dayFromToday(0, Number(time) * 1_000)),
];

/** Each day that is named with the days until it, or since it. */
const daysLeft = (text: string): [due: string, left: number][] => {
  const counts = [
    [sentence('days.left', String.raw`(\d+)`), 1],
    [sentence('days.late', String.raw`(\d+)`), -1],
    [`(?:${sentence('days.oneLeft')})()`, 1],
    [`(?:${sentence('days.oneLate')})()`, -1],
  ] as const;
  return counts.flatMap(([words, sign]) =>
    matches(text, `(${day}) ${words}`).map(([due = '', count = '']): [string, number] => [
      daysIn(due)[0] ?? '',
      sign * Number(count || 1),
    ]),
  );
};

/** Whether a link takes the session to another origin. */
const leadsAway = (link: string, here: string): boolean => {
  const { origin, protocol, searchParams } = new URL(link, here);
  return protocol.startsWith('http') && origin !== new URL(here).origin && searchParams.has('sessionId');
};

const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const createShown = ({ timeline, lender, clock, timesOf, sessionOf, found }: Setting) => {
  const origins = new WeakMap<Reply, { orderId: string; truth: OrderTruth | undefined }>();
  const heard: Received[] = [];
  const named = new Map<string, Named>();
  const begun = new WeakMap<AnyActorRef, number>();
  const drawnBefore = new WeakMap<PageWindow, unknown[]>();

  /** Each returns what is false on the screen. */
  const rules: readonly ((drawn: Drawn) => string | false | undefined)[] = [
    /** Whatever is named on a screen was named by the company, to this session, or follows from it. */
    ({ text, sums, truths, query, orderId }) => {
      const [principal = 0] = sumsAfter(text, 'confirm.financed');
      const [charges = 0] = sumsAfter(text, 'confirm.charges');
      const [next = 0] = sumsAfter(text, 'order.toPay', 'order.nextPayment', 'order.asked');
      const [perDay = 0] = sumsAfter(text, 'order.lateDay', 'order.furtherDay');
      const [once = 0] = matches(text, sentence('order.lateOnce', `(${sum})`))
        .flat()
        .flatMap(sumsIn);
      const bases = [
        ...truths.flatMap(({ asked, extension }) => [asked, extension]),
        ...sumsAfter(text, 'pay.toLoan'),
        // A code keeps its sum, whatever has become due since.
        ...lender.codes().flatMap((code) => (code.orderId === orderId ? [code.amount] : [])),
      ];
      const own = new Set([
        principal + charges,
        next + perDay + once,
        ...[...sums].flatMap((fee) => bases.map((base) => base + fee)),
        ...truths.map(({ extension, asked, owed }) => extension + owed - asked),
        // What a link says is named as such.
        ...(isMarked(text) ? [Number(query.get('amount'))] : []),
      ]);
      // An example of a delay is computed from the plan.
      const rest = text.replace(
        new RegExp(String.raw`${sentence('confirm.late', String.raw`\d+`, sum)} \+ ${sum}`),
        '',
      );
      const strange = sumsIn(rest).find((each) => !sums.has(each) && !own.has(each));
      return strange !== undefined && `shows ${strange} centavos, which the company did not name`;
    },
    ({ text, days, name }) => {
      const strange = daysIn(text).find((each) => !days.has(each));
      return (
        !name.startsWith('complaint') &&
        strange !== undefined &&
        `shows the day ${strange}, which the company did not name`
      );
    },
    /** The sum to pay, and its day. */
    ({ text, truths, orderId }) => {
      const asked = sumsAfter(
        text,
        'order.toPay',
        'order.nextPayment',
        'order.asked',
        'repay.amount',
        'oldRepay.amount',
      );
      const wrong = asked.find((each) => truths.every((truth) => truth.asked !== each));
      return orderId && wrong !== undefined && `asks for ${wrong} centavos, and the books for another sum`;
    },
    ({ text, truths, name }) => {
      const dues = after(text, 'repay.date', day).concat(
        name === 'orderDetails' ? [...after(text, 'order.by', day), ...after(text, 'order.wasDue', day)] : [],
      );
      const wrong = dues.flatMap(daysIn).find((each) => truths.every(({ due }) => due !== each));
      return (
        truths.length > 0 && wrong !== undefined && `says ${wrong} for the due day, and the books another`
      );
    },
    /** The days left, by the right time or a later one up to the latest that can be; at midnight it takes a moment. */
    ({ text, page }) => {
      if (!clock.isKnown(page) || !clock.isSettled(page)) return undefined;
      const earliest = dayFromToday(0, lender.now() - minute);
      const latest = dayFromToday(0, lender.now() + clock.ahead(page));
      const wrong = daysLeft(text).find(
        ([due, left]) => left > between(earliest, due) || left < between(latest, due),
      );
      return wrong && `says ${wrong[1]} days left until ${wrong[0]}`;
    },
    /** Paid. The page of a code has proof of one payment, in the same words. */
    ({ text, truths, name }) =>
      truths.length > 0 &&
      (says(text, 'order.loanPaid', 'repay.loanPaid', 'oldRepay.settled') ||
        (name === 'orderDetails' && says(text, 'order.proof'))) &&
      truths.every(({ isSettled }) => !isSettled) &&
      'says that the loan is paid, and the books do not',
    ({ text, truths }) => {
      const [[paid, all] = []] = matches(text, sentence('order.plan', String.raw`(\d+)`)).map((each) =>
        each.map(Number),
      );
      return (
        truths.length > 0 &&
        paid !== undefined &&
        truths.every((truth) => truth.partsPaid !== paid || truth.parts !== all) &&
        `says that ${paid} of ${all} payments are paid`
      );
    },
    /** An unknown status proves nothing, so that nothing of the order can be done. */
    ({ text, truths, name }) =>
      name === 'orderDetails' &&
      truths.length > 0 &&
      truths.every(({ isStrange }) => isStrange) &&
      says(
        text,
        'order.toPay',
        'order.nextPayment',
        'order.loanPaid',
        'order.nothingDue',
        'order.rollover',
        'order.proof',
        'order.borrowAgain',
      ) &&
      'concludes something from a status that nobody knows',
    /** Arrived. */
    ({ text, orderId }) =>
      orderId &&
      says(text, 'repay.paid', 'arrival.partly') &&
      lender.order(orderId)?.state !== 'settled' &&
      lender.books().payments.every((each) => each.orderId !== orderId) &&
      'says that a payment arrived, and none did',
    ({ text, orderId }) => {
      const received = matches(text, sentence('arrival.received', `(${sum})`))
        .flat()
        .flatMap(sumsIn);
      const { payments } = lender.books();
      const wrong = received.find((each) =>
        payments.every(({ amount, orderId: of }) => of !== orderId || amount !== each),
      );
      return orderId && wrong !== undefined && `says that ${wrong} centavos arrived, and they did not`;
    },
    /** Whose receipt. */
    ({ text, orderId, session }) => {
      if (!says(text, 'receipt.title')) return undefined;
      const [lent] = sumsAfter(text.slice(text.indexOf(t('receipt.title'))), 'receipt.lent');
      // An order's link makes a login that of its borrower.
      const borrower = lender.borrowerOf(session);
      const isTheirs = lender.books().loans.some(
        (loan) =>
          (sessionOf(loan.key) === session || loan.borrowerId === borrower) &&
          // A loan may begin another order than that of its page, which V2 names.
          (loan.orderKey === '' || [loan.orderKey, loan.orderId].includes(orderId)) &&
          loan.principal === lent,
      );
      return !isTheirs && 'shows the receipt of a loan that this login did not take here';
    },
    /** Which order, and whose code. */
    ({ text, orderId }) => {
      const wrong = after(text, 'order.number', String.raw`\d{10}`).find(
        (each) => each !== orderNumber(orderId),
      );
      return orderId && wrong && `shows the order number ${wrong}, which is another order's`;
    },
    ({ text, orderId }) => {
      const digits = text.replaceAll(' ', '');
      const strange = lender.codes().find((each) => each.orderId !== orderId && digits.includes(each.code));
      return orderId && strange && 'shows the code of another order';
    },
    /** What a program prints for nothing, and a whole card number. */
    ({ text }) => {
      // A drawn payment code may have such digits.
      const [odd] = /\b(null|undefined|NaN)\b|\bN\/A\b|(?<!\d ?)9999(?! ?\d)|4111 ?1111/.exec(text) ?? [];
      return odd !== undefined && `shows '${odd}'`;
    },
    /** What was complained of; the answer may be lost, so that nothing but the link says so. */
    ({ text, session }) =>
      says(text, 'complaint.sent') &&
      !lender
        .books()
        .complaints.some(
          ({ key, borrowerId }) => sessionOf(key) === session || borrowerId === lender.borrowerOf(session),
        ) &&
      'says that a complaint was sent, and the books do not have it',
    /** What a link says against the company. */
    ({ text, query, truths, name }) => {
      const linked = Number(query.get('amount') ?? Number.NaN);
      return (
        name === 'oldRepayment' &&
        says(text, 'oldRepay.amount') &&
        truths.length > 0 &&
        Number.isInteger(linked) &&
        truths.every(({ asked }) => asked !== linked) &&
        !isMarked(text) &&
        "does not say that the link's sum is not the company's"
      );
    },
  ];

  const judge = (app: RunningApp, screen: AnyActorRef, text: string) => {
    const query = new URL(app.page.tab.history.entry.url).searchParams;
    const session = query.get('sessionId') ?? '';
    const orderId = understood(query.get('orderId') ?? '').trim();
    const name = idOf(screen);
    const since = begun.get(screen) ?? 0;
    const truths = heard.flatMap((each) =>
      each.page === app.page && each.orderId === orderId && each.sentAt >= since ? [each.truth] : [],
    );
    const known = named.get(session) ?? { sums: new Set(), days: new Set() };
    const drawn = { ...known, name, text, page: app.page, orderId, session, query, truths };
    for (const rule of rules) {
      const fault = rule(drawn);
      if (fault) found(`${name} ${fault}`);
    }
    for (const { ref, snapshot } of app.machines()) {
      if (idOf(ref) !== 'outcomeUnknown' || !clock.isKnown(app.page)) continue;
      const { keys, first: { since: at } = { since: 0 } } = snapshot.context as DialogInput;
      const times = timesOf(keys);
      if (
        at > 0 &&
        text.includes(timeIn(at)) &&
        times.length > 0 &&
        times.every((each) => Math.abs(each - at) > 2 * minute)
      )
        found(`The dialog says ${timeIn(at)} for what happened at ${times.map(timeIn).join(', ')}`);
    }
  };

  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type === '@xstate.actor') begun.set(event.actorRef as AnyActorRef, timeline.now);
    },
    handled: (call: Call, reply: Reply): void => {
      const orderId = understood(
        call.query.get('orderId') ?? new URLSearchParams(call.body).get('orderId') ?? '',
      ).trim();
      origins.set(reply, { orderId, truth: lender.truth(orderId) });
    },
    answered: ({ page, query, reply, sentAt }: Call): void => {
      if (!reply) return;
      const session = query.get('sessionId') ?? '';
      const known = named.get(session) ?? { sums: new Set(), days: new Set() };
      named.set(session, known);
      // Whatever a response says, the page may say of which day it is.
      known.days.add(dayFromToday(0, lender.now()));
      const origin = origins.get(reply.stored ?? reply);
      if (!origin) return;
      const { orderId, truth } = origin;
      if (truth) heard.push({ page, sentAt, orderId, truth });
      if (!reply.type.includes('json')) return;
      for (const each of numbersIn(JSON.parse(reply.body))) known.sums.add(each);
      for (const each of namedDays(reply.body)) known.days.add(each);
    },
    /** Reads the screen of a page when anything on it may have changed. */
    rest: (app: RunningApp | undefined): void => {
      if (app?.page.life !== 'awake') return;
      const seen: unknown[] = [
        ...app.machines().map(({ snapshot }) => snapshot),
        dayFromToday(0, lender.now()),
        clock.isKnown(app.page),
        clock.isSettled(app.page),
      ];
      const last = drawnBefore.get(app.page);
      if (last?.length === seen.length && last.every((each, index) => each === seen[index])) return;
      drawnBefore.set(app.page, seen);
      runOn(app.page, () => {
        const view = app.view();
        const screen = app.screen();
        const html = view && drawnOf(view);
        if (!html || !screen) return;
        const strange = linksIn(html).find((link) => leadsAway(link, app.page.tab.history.entry.url));
        if (strange) found(`${idOf(screen)} has a link to ${strange} with the session`);
        if (!documents.includes(idOf(screen))) judge(app, screen, textOf(html));
      });
    },
  };
};
