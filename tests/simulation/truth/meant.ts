import type { Books } from '../../../sandbox/domain/books.ts';
import type { PendingRequest } from '../../../services/pendingRequests/stored.ts';
import { type Call, lies } from '../network.ts';
import type { PageWindow } from '../phone/tab.ts';
import { deedOf } from './deeds.ts';

export interface Meaning {
  /** Its login; empty without one. */
  session: string;
  path: string;
  body: string;
  subject: string;
  purpose: string;
  keys: Set<string>;
  /** When it was first intended: milliseconds of the timeline. */
  since: number;
  from: Set<PageWindow>;
  /** When it was sent again, and when its responses arrived. */
  answeredAt: number[];
  /** 'unseen': done, and the page ended before it drew that. 'replaced': the user sent another one in its place, although it may have been done. */
  told: 'nothing' | 'done' | 'unseen' | 'refused' | 'unknown' | 'replaced';
  /** The pages that showed a clear outcome, and how long each had been awake then, in milliseconds. */
  shown: Map<PageWindow, number>;
  /** The other open pages: they can learn that it ended, but not how. */
  beside: readonly PageWindow[];
  /** The phone does not have it any more, or never had: the person agreed to that, or its storage was cleared or lost. Its own page knows it. */
  isForgotten: boolean;
}

/** Milliseconds for which the phone stores that a request ended, for other pages. */
const endedLifetime = 24 * 3_600_000;

/** Milliseconds until a browser has drawn two frames. */
const drawing = 32;

/** Purposes for which no second request is sent before the user was warned of the first. */
const isOneAtATime = (purpose: string) => ['takeLoan', 'pay'].includes(purpose);

const isIn =
  (keys: ReadonlySet<string>) =>
  (meaning: Meaning): boolean =>
    [...meaning.keys].some((key) => keys.has(key));

const entriesOf = (books: Books) => Object.values(books).flat();

export const createMeant = (fault: (words: string) => void) => {
  const meanings: Meaning[] = [];
  const refused = new Set<string>();
  const isOpen = ({ told }: Meaning) => told === 'nothing' || told === 'unknown';
  const sessionOf = ({ query }: Call) => query.get('sessionId') ?? '';
  const find = (call: Call) => {
    const same = meanings.filter(
      ({ path, body, session }) => path === call.path && body === call.body && session === sessionOf(call),
    );
    return same.findLast(({ keys }) => keys.has(call.key)) ?? same.at(-1);
  };

  return {
    meanings,
    /**
     * Records a call; returns whether it is a new intention. `isTold`: the user was just warned of one with an unknown outcome. `pages`: the open
     * pages, which can be notified. `isJoined`: another page has begun it, and this one shares its key. `isRemembered`: the phone has its key. `readsDisk`: the page could read
     * what the phone has, or was to warn that it cannot. `isBeside`: the user chose to send another one, or its code has expired.
     */
    sent: (
      call: Call,
      isTold: boolean,
      {
        pages,
        hearsOthers,
        isJoined,
        isRemembered,
        readsDisk,
        isBeside,
      }: {
        pages: readonly PageWindow[];
        hearsOthers: boolean;
        isJoined: boolean;
        isRemembered: boolean;
        readsDisk: boolean;
        isBeside: (keys: ReadonlySet<string>) => boolean;
      },
    ): boolean => {
      const before = find(call);
      /** Its page cannot know it. */
      const isHidden = ({ from, isForgotten }: Meaning) =>
        !from.has(call.page) && (isForgotten || !readsDisk);
      const session = sessionOf(call);
      if (meanings.some((meaning) => meaning.session !== session && meaning.keys.has(call.key)))
        fault(`${call.path} goes out under the key of another login`);
      // A refusal is valid until the same is sent again: a phone that could not store it uses the same key.
      refused.delete(call.key);
      // A key that the backend knows causes no new work, even if the phone could not store the outcome.
      const isReplaced = before && (isTold || isBeside(before.keys) || isHidden(before));
      if (isReplaced && isOpen(before) && !before.keys.has(call.key)) before.told = 'replaced';
      if (before && (isOpen(before) || before.keys.has(call.key))) {
        if (!before.keys.has(call.key))
          fault(`${call.path} goes out again under another key, and the person was not warned`);
        before.answeredAt.push(call.sentAt);
        before.keys.add(call.key);
        before.from.add(call.page);
        // A page that sends it too learns its outcome itself.
        before.beside = before.beside.filter((page) => page !== call.page);
        return false;
      }
      const sent = new URLSearchParams(call.body);
      const { subject: about, purpose } = deedOf(call.path, sent);
      const subject = about(sent);
      const unseen = meanings.filter(
        (meaning) =>
          meaning.told === 'unseen' &&
          meaning.session === session &&
          meaning.purpose === purpose &&
          meaning.subject === subject &&
          !meaning.keys.has(call.key) &&
          !isHidden(meaning),
      );
      if (!isTold && unseen.some(({ keys }) => !isBeside(keys)))
        fault(`${call.path} goes out, and nobody has seen that the same was done`);
      for (const meaning of unseen) meaning.told = 'replaced';
      const other = meanings.find(
        (meaning) =>
          isOneAtATime(purpose) &&
          meaning.session === session &&
          meaning.purpose === purpose &&
          meaning.subject === subject &&
          isOpen(meaning) &&
          !isHidden(meaning),
      );
      if (other && !isTold && !isBeside(other.keys))
        fault(
          `${call.path} goes out while nobody knows the end of ${other.path}, and the person was not told`,
        );
      if (
        before?.told === 'done' &&
        call.sentAt - before.since < endedLifetime &&
        hearsOthers &&
        !isJoined &&
        !isHidden(before) &&
        !isTold &&
        !isBeside(before.keys) &&
        isOneAtATime(purpose) &&
        before.beside.includes(call.page)
      )
        fault(
          `${call.path} goes out once more from a page beside which it was done, and the person was not told`,
        );
      const { path, body, key } = call;
      meanings.push({
        session,
        path,
        body,
        subject,
        purpose,
        keys: new Set([key]),
        since: call.sentAt,
        from: new Set([call.page]),
        answeredAt: [],
        told: 'nothing',
        shown: new Map(),
        beside: pages.filter((page) => page !== call.page),
        isForgotten: !isRemembered,
      });
      return true;
    },
    answered: ({ key }: Call, at: number): void => {
      for (const meaning of meanings) if (meaning.keys.has(key)) meaning.answeredAt.push(at);
    },
    /** `isKnown`: the phone's other pages can know of the request or its outcome. */
    tell: (call: Call, told: 'done' | 'refused' | 'unknown', isKnown: boolean): void => {
      const meaning = find(call);
      if (told !== 'unknown') meaning?.shown.set(call.page, call.page.awake);
      if (meaning && !isKnown) meaning.beside = [];
      if (meaning && told !== 'unknown') meaning.told = told;
      else if (meaning && isOpen(meaning)) meaning.told = told;
      if (told === 'refused' && !lies.includes(call.weather)) refused.add(call.key);
    },
    /** A clear response was stored just before its page ended. */
    close: (key: string, isDone: boolean): void => {
      for (const meaning of meanings)
        if (isOpen(meaning) && meaning.keys.has(key)) meaning.told = isDone ? 'unseen' : 'refused';
    },
    /** A page ended: what it was about to draw has not been seen, unless another page drew it. `pending`: keys whose outcome the phone could not store. */
    ended: (page: PageWindow, pending: ReadonlySet<string>): void => {
      for (const meaning of meanings) {
        const at = meaning.shown.get(page);
        if (at === undefined || page.awake - at >= drawing) continue;
        meaning.shown.delete(page);
        if (meaning.told === 'done' && meaning.shown.size === 0)
          meaning.told = isIn(pending)(meaning) ? 'unknown' : 'unseen';
      }
    },
    /** The person has answered a screen, or the dialog about it, that shows the result: it stays seen when the page ends. */
    see: (keys: readonly string[]): void => {
      for (const meaning of meanings) {
        if (!keys.some((key) => meaning.keys.has(key))) continue;
        meaning.shown.clear();
        if (['unseen', 'unknown'].includes(meaning.told)) meaning.told = 'done';
      }
    },
    /** The user is shown that everything pending for a purpose was done. */
    settle: (subject: string, purposes: readonly string[]): void => {
      for (const meaning of meanings)
        if (
          isOpen(meaning) &&
          purposes.includes(meaning.purpose) &&
          (meaning.subject === subject.trim() || meaning.purpose === 'rateApp')
        )
          meaning.told = 'done';
    },
    /** The phone was killed: a request that a page could not store for good is forgotten unless it is on disk, and so is an outcome. */
    lost: (
      disk: readonly PendingRequest[],
      pending: ReadonlySet<string>,
      mayForget: (page: PageWindow) => boolean,
    ): void => {
      const stored = new Set(disk.map(({ key }) => key));
      for (const meaning of meanings) {
        if (!isIn(stored)(meaning) && [...meaning.from].some(mayForget)) meaning.isForgotten = true;
        if (meaning.told === 'unseen' && isIn(pending)(meaning)) meaning.told = 'unknown';
      }
    },
    compare: (books: Books): void => {
      const entries = entriesOf(books);
      for (const { path, keys, body } of meanings) {
        const { kind, sum } = deedOf(path, new URLSearchParams(body));
        const done = books[kind].filter(({ key }) => keys.has(key));
        if (done.length > 1) fault(`${path} was meant once and stands in the books ${done.length} times`);
        for (const entry of done)
          if (sum && sum.sent(new URLSearchParams(body)) !== sum.booked(entry))
            fault(
              `${path}: ${sum.booked(entry)} centavos stand in the books, and the person meant another sum`,
            );
      }
      for (const { key, call } of entries)
        if (refused.has(key))
          fault(`${call} stands in the books, and the person was told that it was refused`);
    },
  };
};

export type Meant = ReturnType<typeof createMeant>;
