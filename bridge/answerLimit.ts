import type { BridgeRequest, BridgeResult } from './contract.ts';

type Action = BridgeRequest['action'];

/** How long a machine may take to answer, in milliseconds. */
const answerLimit = 3000;

/** The answered actions with their limits, in milliseconds. */
const answerLimits: { [action in Action]?: number } = {
  capabilities: answerLimit,
  copyText: answerLimit,
  // A person chooses with whom to share.
  share: 60_000,
};

/** Whether a shell answers this action (decisions §4). */
export const isAnswered = (action: Action): boolean => action in answerLimits;

/** `answer`, but 'rejected' when it throws, and 'unsupported' when it is not there within the limit of its action. */
export const withinLimit = async (action: Action, answer: Promise<BridgeResult>): Promise<BridgeResult> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<BridgeResult>((resolve) => {
    timer = setTimeout(resolve, answerLimits[action] ?? answerLimit, { ok: false, reason: 'unsupported' });
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return { ok: false, reason: 'rejected' };
  } finally {
    clearTimeout(timer);
  }
};
