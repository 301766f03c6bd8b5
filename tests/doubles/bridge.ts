import type { BridgeAdapter } from '../../bridge/adapter.ts';
import type { BridgeRequest, BridgeResult, ShellEvent } from '../../bridge/contract.ts';

interface BridgeDouble extends BridgeAdapter {
  readonly calls: BridgeRequest[];
  readonly backAnswers: boolean[];
  emit(event: ShellEvent): void;
}

/** A shell for tests: records every call and responds ok, or with `answer`. */
export function createBridgeDouble({
  answer = () => ({ ok: true }),
}: {
  answer?: (request: BridgeRequest) => BridgeResult | Promise<BridgeResult>;
} = {}): BridgeDouble {
  const calls: BridgeRequest[] = [];
  const backAnswers: boolean[] = [];
  const listeners = new Set<(event: ShellEvent) => void>();
  return {
    name: 'double',
    calls,
    backAnswers,
    call: async (request) => {
      calls.push(request);
      return answer(request);
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
    answerBack: (handled) => {
      backAnswers.push(handled);
    },
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
}
