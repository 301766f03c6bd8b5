import { fromPromise } from 'xstate';
import { sessionOf } from '../session.ts';
import { request } from './client.ts';
import { described } from './described.ts';
import type { Address, Payload } from './request.ts';

/** A service actor that reports something to count to the backend: hands the call to the browser, which sends it even after the page is gone, and resolves at once, whatever becomes of it. */
export const reports = <Input>(describe: (input: Input) => { call: Address; payload: Payload }) => {
  const logic = fromPromise<void, Input>(async ({ input, system }) => {
    const { call, payload } = describe(input);
    request(sessionOf(system), call, payload, 'text', { keepalive: true }).catch(() => undefined);
  });
  return described(logic, describe);
};
