import type { Actor, AnyActorLogic, AnyActorRef } from 'xstate';

/** Milliseconds to wait before each retry of a read without a response. */
const pauses = [500, 1_500];

/** Random share of a pause, so that phones that lost their connection together do not retry together. */
const jitter = 0.2;

interface Asker {
  self: AnyActorRef;
  signal: AbortSignal;
}

/** Waits by the actor system's clock, which a test controls. It never resolves once aborted. */
const pause = (ms: number, { self, signal }: Asker) =>
  new Promise<void>((resolve) => {
    // Every actor reference is the actor; only the class's type has its clock.
    const { clock } = self as Actor<AnyActorLogic>;
    const timer = clock.setTimeout(resolve, ms + ms * jitter * (2 * Math.random() - 1));
    signal.addEventListener('abort', () => clock.clearTimeout(timer));
  });

/** Retries a read without a response twice, then rejects like `ask`. Any status is a response, even 504: retries do not help an overloaded backend. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>, asker: Asker): Promise<Answer> {
  for (const ms of pauses)
    try {
      return await ask();
    } catch (failure) {
      if (asker.signal.aborted) throw failure;
      await pause(ms, asker);
    }
  return ask();
}
