import type * as v from 'valibot';
import type { AnyActorLogic, InputFrom } from 'xstate';
import type { Address } from '../../services/http/request.ts';
import type { Family } from '../../services/http/envelope.ts';
import type { Payload } from '../../services/http/request.ts';
import type { Subjects } from './subjects.ts';

export interface Given {
  subjects: Subjects;
  /** Reads the data of an earlier call of the visit by its name; throws where they do not fit. */
  answer<Schema extends v.GenericSchema>(call: string, schema: Schema): v.InferOutput<Schema>;
  /** The code of the last text message, and the characters of the last captcha: known where the backend is the sandbox. */
  smsCode: string;
  captcha: string;
}

/** How a call is made: what goes where. A read call's answer is ignored where it has no `data`. */
export interface Sent {
  call: Address & { family?: Family; data?: v.GenericSchema; kind?: string };
  payload: Payload | FormData;
}

export interface ContractCall {
  /** Unique; the operation's id. */
  name: string;
  title: string;
  /** Notes for those who implement the backend. */
  about: string;
  /** The service actor that makes it; a call that no actor describes has none. */
  actor: object | undefined;
  sent: (given: Given) => Sent;
  /** What the app does on a refusal, by its code; on others it shows the message. */
  codes: Readonly<Record<string, string>>;
  /** Further codes of refusals that mean that nothing was done. */
  clearNo: readonly string[];
  /** Moves nothing: a check may make it at any time. */
  isRead: boolean;
  /** Needs what only a person or the sandbox knows: the code of a text message, or a captcha. Without it the answer is this code. */
  withoutPerson: string | undefined;
  /** What another request under the same idempotency key would send instead. */
  other: Readonly<Record<string, string>>;
}

interface About {
  title: string;
  about?: string;
  codes?: Record<string, string>;
  clearNo?: readonly string[];
  changes?: true;
  withoutPerson?: string;
  other?: Record<string, string>;
}

/** What a backend should know of a call, beside what its service actor says. */
export const entry = (
  name: string,
  { title, about = '', codes = {}, clearNo = [], changes, withoutPerson, other = {} }: About,
) => ({
  name,
  title,
  about,
  codes,
  clearNo,
  isRead: !changes,
  withoutPerson,
  other,
});

/** A call as its service actor makes it; `input` says what a visit gives to the actor. */
export const by = <Logic extends AnyActorLogic>(
  name: string,
  actor: Logic,
  input: (given: Given) => InputFrom<Logic>,
  about: About,
): ContractCall => ({
  ...entry(name, about),
  actor,
  sent: (given) => {
    // Edge: services/http/described.ts hands it out untyped.
    const { describe } = actor as unknown as { describe: (input: InputFrom<Logic>) => Sent };
    return describe(input(given));
  },
});

/** The order that a visit is about. */
export const orderKey = ({ subjects: { product, order } }: Given) => ({ productId: product, orderId: order });

/** What a call's description says whose answer nobody reads. */
export const ignored = 'Fire and forget: the answer is ignored, and nobody waits for it.';
