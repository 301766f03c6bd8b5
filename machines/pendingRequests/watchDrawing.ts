import { type AnyActorRef, type CallbackLogicFunction, fromCallback, isMachineSnapshot } from 'xstate';
import { isTagged, snapshotOf } from './screenWatch.ts';

/** Frames in a row that show a result: the first one may not be painted yet. */
const enoughFrames = 2;

const failures = ['failed', 'unavailable'];

/** Neither a skeleton nor a failure. */
const showsResult = (shown: AnyActorRef): boolean =>
  isMachineSnapshot(shown.getSnapshot()) &&
  !['busy', 'holdsBack', 'unknown'].some((tag) => isTagged(shown, tag)) &&
  !failures.some((state) => snapshotOf(shown).matches(state));

const watch: CallbackLogicFunction<
  { type: 'request.answered'; key: string },
  { type: 'results.seen'; keys: string[] },
  { screen: () => AnyActorRef }
> = ({ input: { screen }, sendBack, receive }) => {
  let keys: string[] = [];
  let frames = 0;
  let next: number | undefined;
  const look = () => {
    frames = showsResult(screen()) ? frames + 1 : 0;
    next = frames < enoughFrames ? requestAnimationFrame(look) : undefined;
    if (next !== undefined) return;
    sendBack({ type: 'results.seen', keys });
    keys = [];
  };
  receive(({ key }) => {
    keys = [...keys, key];
    frames = 0;
    next ??= globalThis.requestAnimationFrame?.(look);
  });
  return () => {
    if (next !== undefined) cancelAnimationFrame(next);
  };
};

/** Reports an answered request once the browser has drawn the screen that follows. A page in the background draws nothing. */
export const watchDrawing = fromCallback(watch);
