import type * as v from 'valibot';
import type { AnyActorLogic, InputFrom } from 'xstate';
import type { Address } from '../../services/http/request.ts';
import type { Family } from '../../services/http/envelope.ts';
import type { Payload } from '../../services/http/request.ts';
import type { Subjects } from './subjects.ts';

export interface Given {
  subjects: Subjects;
  /** Reads the data of an earlier call of the visit by its name; throws when they do not match. */
  answer<Schema extends v.GenericSchema>(call: string, schema: Schema): v.InferOutput<Schema>;
  /** The code of the last SMS, and the characters of the last captcha: known when the backend is the sandbox. */
  smsCode: string;
  captcha: string;
}

export interface Sent {
  call: Address & { family?: Family; data?: v.GenericSchema; kind?: string };
  payload: Payload | FormData;
}

export interface ContractCall {
  name: string;
  title: string;
  /** Notes for backend developers. */
  about: string;
  actor: object | undefined;
  sent: (given: Given) => Sent;
  /** The app's action on a refusal, by its code; for others it shows the message. */
  codes: Readonly<Record<string, string>>;
  /** Further refusal codes that mean that nothing was done. */
  clearNo: readonly string[];
  /** Changes nothing: a check may make it at any time. */
  isRead: boolean;
  /** Needs data that only a person or the sandbox has: an SMS code, or a captcha. Without them the response has this code. */
  withoutPerson: string | undefined;
  /** Another intent, about the same subject: what it makes must differ. Undefined when the subject allows none. */
  another: (given: Given) => Readonly<Record<string, string>> | undefined;
  /** The payload of another request under the same idempotency key. */
  other: Readonly<Record<string, string>>;
}

type Optional = 'about' | 'codes' | 'clearNo' | 'withoutPerson' | 'other' | 'another';
type About = Pick<ContractCall, 'title'> &
  Partial<Pick<ContractCall, Optional>> & {
    /** An irreversible call always does. */
    changes?: boolean;
  };

/** Documents a call for backend developers, in addition to its service actor. */
export const entry = (name: string, { changes, ...about }: About) => ({
  name,
  about: '',
  codes: {},
  clearNo: [],
  withoutPerson: undefined,
  other: {},
  another: () => undefined,
  ...about,
  isRead: !changes,
});

/** A call as its service actor makes it; `input` derives the actor's input from a visit. */
export const by = <Logic extends AnyActorLogic>(
  name: string,
  actor: Logic,
  input: (given: Given) => InputFrom<Logic>,
  about: About,
): ContractCall => ({
  ...entry(name, { changes: 'isIrreversible' in actor, ...about }),
  actor,
  sent: (given) => {
    // Edge: services/http/described.ts returns it untyped.
    const { describe } = actor as unknown as { describe: (input: InputFrom<Logic>) => Sent };
    return describe(input(given));
  },
});

export const orderKey = ({ subjects: { product, order } }: Given) => ({ productId: product, orderId: order });

export const ignored = 'Fire and forget: the answer is ignored, and nobody waits for it.';
