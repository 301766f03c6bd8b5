import { fromPromise } from 'xstate';
import { sessionOf } from '../visit/session.ts';
import { request } from './client.ts';
import { described } from './described.ts';
import type { Address, Payload } from './request.ts';

/** Creates a tracking actor: the browser sends the call even after the page is gone, and the actor resolves at once, whatever the result. */
export function reports<Input>(describe: (input: Input) => { call: Address; payload: Payload }) {
  const logic = fromPromise<void, Input>(async ({ input, system }) => {
    const { call, payload } = describe(input);
    request(sessionOf(system), call, payload, 'text', { keepalive: true }).catch(() => undefined);
  });
  return described(logic, describe);
}
