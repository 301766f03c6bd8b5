import type { ComponentType } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';
import '../../views/styles/app.css';
import type { ScreenReturned } from '../../machines/app/events.ts';
import type { ViewHarness } from '../kit/run/view.tsx';

const asView = (View: unknown) => View as ComponentType<{ actor: AnyActorRef }>;

/** Signals that are events of the machine itself: what a flow or the app root sends it. */
export const passedOn = (...types: string[]): NonNullable<ViewHarness['signals']> =>
  Object.fromEntries(
    types.map((type) => [type, ({ actor }, event) => actor.send({ type, ...(event as object) })]),
  );

/** Draws a screen's view, and turns what happens around the page into the events that the app root passes on. */
export const screenHarness = <Actor,>(View: ComponentType<{ actor: Actor }>): ViewHarness => {
  const Drawn = asView(View);
  return {
    draw: (actor: AnyActor) => <Drawn actor={actor} />,
    signals: {
      'connection.restored': ({ actor }) => actor.send({ type: 'connection.restored' }),
      'screen.returned': ({ actor }, event) =>
        actor.send({ ...(event as ScreenReturned), type: 'screen.returned' }),
      'shell.paused': ({ actor }) => actor.send({ type: 'shell.paused' }),
      'back.pressed': ({ actor }) => actor.send({ type: 'back.pressed' }),
      ...passedOn('submission.retried', 'outcome.settled', 'outcome.left'),
    },
  };
};

/** The harness of a part of screens: it is the screen around it that carries a state. */
export const partHarness = <Actor,>(View: ComponentType<{ actor: Actor }>): ViewHarness => ({
  ...screenHarness(View),
  root: false,
});
