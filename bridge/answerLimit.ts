import type { BridgeRequest, BridgeResult } from './contract.ts';

type Action = BridgeRequest['action'];

/** The actions that a shell answers, with how long it may take, in milliseconds. */
export const answerLimits: { readonly [action in Action]?: number } = {
  capabilities: 3000,
  copyText: 3000,
  // A person chooses with whom to share.
  share: 60_000,
};

/** How long a shell may take to refuse what it need not answer, in milliseconds. */
export const refusalLimit = 1000;

/**
 * `answer`, but 'rejected' when it throws. When it is not there within its limit: 'unsupported' for an action that a shell answers, and
 * done for one that it only answers to refuse (docs/product/bridge.md).
 */
export const withinLimit = async (action: Action, answer: Promise<BridgeResult>): Promise<BridgeResult> => {
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
};
