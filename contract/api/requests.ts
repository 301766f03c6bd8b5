import { wireRequest } from '../../services/http/request.ts';
import type { Sent } from './call.ts';

export interface WireRequest {
  url: string;
  init: RequestInit & { method: string; headers: Record<string, string> };
}

export const testPage = (sessionId: string): URLSearchParams =>
  new URLSearchParams({
    appVersion: '3.4.1',
    deviceName: 'Contract check',
    deviceId: '8f14e45f-ceea-467f-a8f2-0b6f1c2d9a10',
    osVersion: 'Android 14',
    sessionId,
    adId: '38400000-8cf0-11bd-b23e-10b96e40000d',
    market: '0',
    building: 'b-1',
    gather: 'g-1',
    swift: 's-1',
    eyes: 'e-1',
  });

/** Returns the app's request for a call, at the API's `base`. `key` is the idempotency key of an irreversible call. */
export function requestOf(
  base: string,
  page: URLSearchParams,
  { call, payload }: Sent,
  key = '',
): WireRequest {
  const { url, ...init } = wireRequest(base, page, call, payload, key ? { 'Idempotency-Key': key } : {});
  return { url, init };
}
