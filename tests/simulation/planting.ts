import { fromPromise, type PromiseActorLogic } from 'xstate';
import { ownParts, type Parts } from './app.ts';
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

export const withScreens = (changed: Partial<typeof screens>): Parts => ({
  ...ownParts,
  screens: { ...screens, ...changed } as typeof screens,
});
