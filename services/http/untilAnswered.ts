import type { Actor, AnyActorLogic, AnyActorRef } from 'xstate';

/** Milliseconds to wait before each time that an unanswered reading is sent again. */
const pauses = [500, 1_500];

/** Share by which a pause is drawn shorter or longer: phones that lost their connection together do not come back together. */
const jitter = 0.2;

interface Asker {
  self: AnyActorRef;
  signal: AbortSignal;
}

/** Waits by the clock of the actor system, which a test drives. It never resolves once aborted. */
const pause = (ms: number, { self, signal }: Asker) =>
  new Promise<void>((resolve) => {
    // Every reference to an actor is the actor; the types show its clock on the class alone.
    const { clock } = self as Actor<AnyActorLogic>;
    const timer = clock.setTimeout(resolve, ms + ms * jitter * (2 * Math.random() - 1));
    signal.addEventListener('abort', () => clock.clearTimeout(timer));
  });

/**
 * Asks again while no answer comes, twice at most: for what only reads. `ask` rejects when there was no answer, because the connection was not
 * there or broke; any HTTP status is an answer, a gateway's 502 to 504 too, for three times the calls do not help a backend that cannot keep up.
 * It all happens within the one limit in time that the chart has for the call, which aborts `signal`. Rejects like the last `ask`.
 */
export const untilAnswered = async <Answer>(ask: () => Promise<Answer>, asker: Asker): Promise<Answer> => {
  for (const ms of pauses)
    try {
      return await ask();
    } catch (failure) {
      if (asker.signal.aborted) throw failure;
      await pause(ms, asker);
    }
  return ask();
};
