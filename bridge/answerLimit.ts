import type { BridgeRequest, BridgeResult } from './contract.ts';

type Action = BridgeRequest['action'];

/** The actions that a shell answers, with their timeouts in milliseconds. */
export const answerLimits: { readonly [action in Action]?: number } = {
  capabilities: 3000,
  copyText: 3000,
  // The user chooses whom to share with.
  share: 60_000,
};

/** Timeout for a refusal of an action without a response, in milliseconds. */
export const refusalLimit = 1000;

/** Resolves with `answer`, or 'rejected' if it throws; after the timeout 'unsupported', or 'done' for actions answered only to refuse. */
export async function withinLimit(action: Action, answer: Promise<BridgeResult>): Promise<BridgeResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = answerLimits[action];
  const late = new Promise<BridgeResult>((resolve) => {
    timer = setTimeout(
      resolve,
      limit ?? refusalLimit,
      limit ? { ok: false, reason: 'unsupported' } : { ok: true },
    );
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return { ok: false, reason: 'rejected' };
  } finally {
    clearTimeout(timer);
  }
}
