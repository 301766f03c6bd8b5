/** Name of the database with pending requests, and of the localStorage key when the database is blocked. */
export const databaseName = 'pendingRequests';
export const storageKey = 'openIntents';

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

export type RequestKind = keyof typeof purposes;
/** The purpose of a call: several kinds may serve the same one. */
export type Purpose = (typeof purposes)[RequestKind];

export const purposeOf = (kind: RequestKind): Purpose => purposes[kind];

const checkable: readonly Purpose[] = ['takeLoan', 'bindAccount', 'pay', 'rateService', 'rateApp'];

/** Whether a call of the backend shows that it was done; a complaint is recognised by its text, which only the page that sends it has. */
export const isCheckable = (purpose: Purpose, isSame: boolean): boolean =>
  purpose === 'complain' ? isSame : checkable.includes(purpose);

export type Subject = `${'order' | 'product' | 'complaint' | 'promotion'}:${string}`;

/** What the next step needs of a done request, such as the record of a repayment or the address of a code. */
export type Result = Readonly<Record<string, string>>;

/** A request that is done, as the phone stored it. */
export interface Done {
  kind: RequestKind;
  key: string;
  /** When its response arrived: epoch milliseconds, by the backend's clock. */
  since: number;
  result?: Result | undefined;
}

type Body = Readonly<Record<string, string | number>>;

export interface RequestToSend {
  kind: RequestKind;
  subject: Subject;
  body: Body;
  /** Names of fields that each load renews: another value is the same request, and a retry sends the first one. */
  tokens?: readonly string[] | undefined;
  /** Key of the last request that the page knows to be done ('' for none, undefined if it cannot tell); a later one is reported: a killed app lost it. */
  lastKnown?: string | undefined;
}

/** Serialises what tells a request from others: the same text for the same values in any order. */
export const inOrder = ({ body, tokens = [] }: Pick<RequestToSend, 'body' | 'tokens'>): string =>
  JSON.stringify(
    Object.entries(body)
      .filter(([name]) => !tokens.includes(name))
      .map(([name, value]) => [name, String(value)])
      .toSorted(),
  );

export interface CheckQuestion {
  purpose?: Purpose;
  productId?: string;
  orderId?: string;
  problemId?: string;
  detail?: string;
  /** When it was first sent: epoch milliseconds, by the backend's clock. */
  since?: number;
}

/** A part of a screen's subject: what may be pending for one subject. */
export interface PendingFor {
  subject: Subject;
  purposes: readonly Purpose[];
}

/** A request that a screen can repeat, with its chart's name for it. */
export interface Retry extends RequestToSend {
  /** Sent back to the screen with `submission.retried`; empty if there is only one. */
  choice: string;
}

/** What may be pending for a screen: each flow derives its own from its snapshot. */
export interface Pending {
  /** Most urgent first. */
  concerns: readonly PendingFor[];
  retries: readonly Retry[];
  question: CheckQuestion | undefined;
  /** The screen continues by itself after a done request whose result has these values; undefined when it does not. */
  continues?: Result | undefined;
}
