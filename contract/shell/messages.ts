/** Schemas of every message between page and shell: the source of docs/shell, and of the checks of a shell. */
import * as v from 'valibot';
import { answerLimits } from '../../bridge/answerLimit.ts';
import type { BridgeRequest, BridgeResult, ShellEvent } from '../../bridge/contract.ts';
import { leadsTo } from '../../bridge/leads.ts';
import { nativePages } from '../../bridge/pages.ts';

export interface Action {
  name: BridgeRequest['action'];
  payload: v.GenericSchema | undefined;
  does: string;
  /** Timeout of its response in milliseconds; undefined if it only answers to refuse, within a second. */
  answersWithin: number | undefined;
  result: v.GenericSchema | undefined;
  /** Whether the page is left, or hidden, by it: a check asks the person. */
  leaves: boolean;
}

const text = v.string();
const details = v.record(v.string(), v.string());
const capabilities = v.object({ actions: v.array(v.string()) });

/** A missing action or another payload does not compile. */
const payloads = {
  navigate: v.object({ to: text, payload: v.optional(details) }),
  closeWebView: undefined,
  goPage: v.object({ page: text, payload: v.optional(details) }),
  goHome: undefined,
  goMine: undefined,
  goLogin: undefined,
  callPhone: v.object({ number: text }),
  goRating: undefined,
  track: v.object({ point: text, payload: v.optional(details) }),
  startBindCard: v.object({ productId: text, orderId: text }),
  endBindCard: v.object({ result: text }),
  capabilities: undefined,
  copyText: v.object({ text }),
  share: v.object({ title: text, text, url: text }),
  openExternal: v.object({ url: text }),
} satisfies {
  [request in BridgeRequest as request['action']]: request extends { payload: infer Payload }
    ? v.GenericSchema<Payload>
    : undefined;
};

const does: Record<BridgeRequest['action'], string> = {
  navigate: 'Opens a native page by its name, `to`: a name with a query, such as productDetail?productId=7.',
  closeWebView: 'Closes the web view.',
  goPage: `Opens a native page by its name, \`page\`. Every shell has ${nativePages.join(', ')}.`,
  goHome: "Shows the app's home, and closes the web view.",
  goMine: "Shows the 'mine' tab, and closes the web view.",
  goLogin:
    'Shows the login because the session has expired, then opens the page again with a new session in its URL.',
  callPhone: 'Opens the dialler with the number, but does not call.',
  goRating: "Opens the app's rating page in the store.",
  track: 'Records a tracking event.',
  startBindCard: 'Reports that binding an account starts.',
  endBindCard: 'Reports that binding an account ended, with its result.',
  capabilities: 'Returns the actions that this shell supports.',
  copyText: 'Copies the text to the clipboard.',
  share: 'Opens the share sheet. Responds with cancelled if nothing was shared.',
  openExternal: 'Opens an https, http or mailto URL outside the web view, and rejects any other.',
};

const results: { [action in BridgeRequest['action']]?: v.GenericSchema } = { capabilities };

export const actions: readonly Action[] = (Object.keys(payloads) as BridgeRequest['action'][]).map(
  (name) => ({
    name,
    payload: payloads[name],
    does: does[name],
    answersWithin: answerLimits[name],
    result: results[name],
    leaves: leadsTo[name] !== 'nowhere',
  }),
);

const version = v.literal(1);
const empty = v.object({});

export const requestSchemaOf = ({ name, payload }: Action) =>
  v.object({
    v: version,
    id: v.pipe(v.string(), v.uuid()),
    action: v.literal(name),
    payload: payload ?? empty,
  });

const reasons = ['unsupported', 'cancelled', 'rejected'] as const satisfies Extract<
  BridgeResult,
  { ok: false }
>['reason'][];
export const noSchema = v.object({
  v: version,
  id: v.string(),
  ok: v.literal(false),
  reason: v.picklist(reasons),
});
export const yesSchemaOf = ({ result }: Action): v.GenericSchema =>
  v.object({ v: version, id: v.string(), ok: v.literal(true), result: result ?? v.optional(v.unknown()) });

/** Milliseconds that a shell waits for back.handled before it goes back by itself. */
const backLimit = 400;

export const events = {
  back: `The back button was pressed. The page answers back.handled; without a response within ${backLimit} ms the shell goes back itself.`,
  pause: 'The page is hidden: the app is in the background, or another screen covers it.',
  resume: 'The page is visible again. It refetches data that may have changed.',
  'session.closed':
    'The borrower logged out, or another one logs in. The page asks to log in and removes the data of the session; pending requests stay.',
} as const satisfies Record<ShellEvent, string>;

export const eventSchemaOf = (event: ShellEvent) =>
  v.object({ v: version, event: v.literal(event), payload: v.optional(empty) });
/** The page's first message: from then on it receives events. */
export const readySchema = v.object({ v: version, event: v.literal('ready'), payload: empty });
export const backHandledSchema = v.object({
  v: version,
  event: v.literal('back.handled'),
  payload: v.object({ handled: v.boolean() }),
});
