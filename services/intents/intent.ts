import { fingerprintOf } from './fingerprint.ts';
import { newIdempotencyKey } from './key.ts';

/** What a person can mean to be done by each kind of intent. */
const purposes = {
  push: 'takeLoan',
  depush: 'takeLoan',
  bind: 'bindAccount',
  bindFromOrder: 'bindAccount',
  makeCode: 'pay',
  commit: 'pay',
  confirm: 'pay',
  payByWallet: 'pay',
  resendCode: 'sendCode',
  complain: 'complain',
  rateService: 'rateService',
  rateApp: 'rateApp',
  register: 'register',
} as const;

/** Which call an intent is about. */
export type IntentKind = keyof typeof purposes;
/** What the call is for: several kinds may be ways to the same. */
export type Purpose = (typeof purposes)[IntentKind];

/** What a kind of call is for. */
export const purposeOf = (kind: IntentKind): Purpose => purposes[kind];

/** What an intent is about: an order, a product, a complaint or a promotion, with its number. */
export type Subject = `${'order' | 'product' | 'complaint' | 'promotion'}:${string}`;

/** What the person means by one tap that cannot be undone, from before its request goes out until its end is known. It names no person. */
export interface Intent {
  kind: IntentKind;
  subject: Subject;
  /** What the body of the request was, salted with the key. */
  fingerprint: string;
  /** The idempotency key: the same on every try. */
  key: string;
  /** When it was first sent: epoch milliseconds. */
  since: number;
  /** It went out more than once, from whatever tab. */
  isRepeated?: boolean;
}

/** Milliseconds after which an intent is forgotten: the lender keeps its key no longer. */
const lifetime = 24 * 3_600_000;

/** Values by name, as they go out. */
type Body = Readonly<Record<string, string | number>>;

const inOrder = (body: Body) =>
  JSON.stringify(
    Object.entries(body)
      .map(([name, value]) => [name, String(value)])
      .toSorted(),
  );

/** An intent that begins now. */
export const beginIntent = (kind: IntentKind, subject: Subject, body: Body): Intent => {
  const key = newIdempotencyKey();
  return { kind, subject, fingerprint: fingerprintOf(key, inOrder(body)), key, since: Date.now() };
};

/** The open intent that means the very same: same call, subject and body. Undefined when there is none. */
export const sameIntent = (
  intents: readonly Intent[],
  kind: IntentKind,
  subject: Subject,
  body: Body,
): Intent | undefined =>
  intents.find(
    (intent) =>
      intent.kind === kind &&
      intent.subject === subject &&
      intent.fingerprint === fingerprintOf(intent.key, inOrder(body)),
  );

/** The open intents of these purposes and this subject. */
export const intentsFor = (
  intents: readonly Intent[],
  subject: Subject,
  ...wanted: readonly Purpose[]
): Intent[] =>
  intents.filter((intent) => intent.subject === subject && wanted.includes(purposeOf(intent.kind)));

/** Those of `intents` that are not among `others`. */
export const withoutIntents = (intents: readonly Intent[], others: readonly Intent[]): Intent[] =>
  intents.filter(({ key }) => others.every((other) => other.key !== key));

/** Those that are not forgotten yet; one from the future comes from a clock that was wrong, and counts. */
export const livingIntents = (intents: readonly Intent[]): Intent[] =>
  intents.filter(({ since }) => Date.now() - since < lifetime);
