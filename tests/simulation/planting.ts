import { fromPromise, type PromiseActorLogic } from 'xstate';
import { ownParts, type Parts } from './app.ts';
import type { Screen } from '../../views/screens/defineScreen.ts';
import type { ScreenName } from '../../views/screens/table.ts';
import { screens } from './screens.ts';
import type { Step } from './steps.ts';

export interface Planted {
  parts: () => Parts;
  starts: readonly string[];
  /** The first seed to try, if few sessions reveal the bug. */
  from?: number;
  steps?: readonly Step[];
  finds: RegExp;
}

export const altered = <Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  alter: (answer: Promise<Output>, input: Input) => PromiseLike<Output>,
) => {
  const { config } = logic as unknown as { config: Parameters<typeof fromPromise<Output, Input>>[0] };
  return fromPromise<Output, Input>((args) => alter(Promise.resolve(config(args)), args.input));
};

/** The app with other machines, views or stores on these screens. */
export const withScreens = (changed: Partial<Record<ScreenName, Partial<Screen>>>): Parts => ({
  ...ownParts,
  screens: {
    ...screens,
    ...Object.fromEntries(
      Object.entries(changed).map(([name, parts]) => [name, { ...screens[name as ScreenName], ...parts }]),
    ),
  },
});
