import { fromPromise, type PromiseActorLogic } from 'xstate';
import { ownParts, type Parts } from './app.ts';
import type { Screen } from '../../views/screens/defineScreen.ts';
import type { ScreenName } from '../../views/screens/table.ts';
import { screens } from './screens.ts';
import type { NetworkConditions } from './network.ts';
import type { Step } from './steps.ts';

export interface Planted {
  parts: () => Parts;
  finds: RegExp;
}

export const tap = (machine: string, event: string, name = ''): Step => ({
  by: 'person',
  machine,
  event,
  case: name,
  times: 1,
});
export const wait = (ms: number): Step => ({ by: 'time', ms });
export const meets = (next: NetworkConditions): Step => ({
  by: 'weather',
  next,
  to: 'a call that cannot be undone',
});

export const agreed: readonly Step[] = [
  wait(6_000),
  tap('loanConfirm', 'agreement.accepted'),
  tap('loanConfirm', 'dialog.closed'),
  wait(1_000),
];
export const reloaded: Step = { by: 'end', how: 'reload', after: 0 };
export const opened: Step = { by: 'end', how: 'link', after: 0 };

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
