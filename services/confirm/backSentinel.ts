import { type CallbackLogicFunction, fromCallback, fromPromise } from 'xstate';

const mark = 'backSentinel';

const isOnSentinel = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

const keepSentinel: CallbackLogicFunction<{ type: 'ignored' }, { type: 'back.pressed' }> = ({ sendBack }) => {
  let armed = isOnSentinel();
  const arm = () => {
    // Today's WebViews skip an entry that was pushed without a touch of the person (decisions §5).
    if (armed || navigator.userActivation?.isActive === false) return;
    history.pushState({ [mark]: true }, '');
    armed = true;
  };
  const popped = () => {
    if (!armed || isOnSentinel()) return;
    armed = false;
    sendBack({ type: 'back.pressed' });
  };
  addEventListener('pointerup', arm, true);
  addEventListener('keydown', arm, true);
  addEventListener('popstate', popped);
  return () => {
    removeEventListener('pointerup', arm, true);
    removeEventListener('keydown', arm, true);
    removeEventListener('popstate', popped);
  };
};

/**
 * Turns the browser's back into `back.pressed`: at the first touch or key press an entry with the same address is put on top of the history,
 * and going back takes only that one off (decisions §5). Armed anew at the next touch.
 */
export const backSentinel = fromCallback(keepSentinel);

/** Takes the sentinel off the history, so that whoever leaves leaves for real. Resolves when it is gone. */
export const releaseSentinel = fromPromise<void>(async ({ signal }) => {
  if (!isOnSentinel()) return;
  await new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true, signal });
    history.back();
  });
});
