import { useSelector } from '@xstate/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import '../../views/styles/all.css';
import type { ScreenReturned } from '../../machines/screen/events.ts';
import { type Message, outlivesScreen } from '../../machines/screen/message.ts';
import { forceScheme } from './scheme.ts';
import { DialogsWait } from '../../views/parts/dialogsWait.ts';
import { keepFocus } from '../../views/parts/keepFocus.ts';
import { ToHelp } from '../../views/parts/Page.tsx';
import { Modal } from '../../views/parts/Modal.tsx';
import { t, type WordingKey } from '../../views/wording/wording.ts';
import type { ViewHarness } from '../../packages/kit/run/view.tsx';
import { isNightly } from '../nightly.ts';

keepFocus();

const asView = (View: unknown) => View as ComponentType<{ actor: AnyActorRef }>;

/** Signals that are the machine's own events, sent by a flow or the app root. */
export const passedOn = (...types: string[]): NonNullable<ViewHarness['signals']> =>
  Object.fromEntries(
    types.map((type) => [type, ({ actor }, event) => actor.send({ type, ...(event as object) })]),
  );

/** The app's own way to customer service, beside those of a screen. */
const help = <a href="#help">Help</a>;

const RootDialog = () => (
  <Modal className="" title="The root's dialog about a pending request">
    {(titleId) => <h2 id={titleId}>The root's dialog about a pending request</h2>}
  </Modal>
);

const BehindRoot = ({ actor, View }: { actor: AnyActor; View: ComponentType<{ actor: AnyActorRef }> }) => {
  const isAsking = useSelector(actor, (seen: AnyMachineSnapshot) => seen.hasTag('unknown'));
  return (
    <>
      <ToHelp value={help}>
        <DialogsWait value={isAsking}>
          <View actor={actor} />
        </DialogsWait>
      </ToHelp>
      {isAsking && <RootDialog />}
    </>
  );
};

const toastIn = (effect: string): string | undefined => {
  const [, key, text] =
    /message:\{(?:key:"([^"]*)"|text:("(?:[^"\\]|\\.)*"))\}.*type:"toast\.requested"/.exec(effect) ?? [];
  if (text !== undefined) return JSON.parse(text) as string;
  return key && !outlivesScreen({ key } as Message) ? t(key as WordingKey) : undefined;
};

/** A toast says something only if nothing on the page does. One for the next screen is no part of it, and a page that could not be loaded says why itself. */
const saysOnce: NonNullable<ViewHarness['holds']> = ({ effects }, seen) => {
  if (seen.matches('failed') || seen.matches('unavailable')) return;
  const page = document.body.innerText;
  for (const text of effects.map(toastIn))
    if (text && page.includes(text)) throw new Error(`a toast repeats what the page says: ${text}`);
};

const isUsable = (control: Element): boolean =>
  control.checkVisibility() &&
  !control.closest('[inert]') &&
  control.getAttribute('aria-disabled') !== 'true';

/** Each state of a screen has a next step apart from the title bar's Back and Help, or says that there is nothing (docs/product/nextSteps.md). */
const leadsOn: NonNullable<ViewHarness['holds']> = (_, seen) => {
  const controls = 'button:not(.icon-button), a[href], summary, input, textarea';
  const leads = [...document.querySelectorAll(controls)].filter((control) => !control.closest('.page-bar'));
  const isLoading = seen.hasTag('busy') || document.querySelector('.skeleton, .message:not([role])') !== null;
  if (seen.status !== 'active' || isLoading || leads.some(isUsable)) return;
  throw new Error(`a screen leads nowhere: ${document.body.innerText}`);
};

const looked = new Set<string>();

/**
 * At night axe looks at each state of a screen, in light and dark, each control is large enough for a finger, and nothing is wider than the screen with
 * text of twice the size.
 */
const isAccessible: NonNullable<ViewHarness['holds']> = async ({ states }) => {
  const place = states.join(' ');
  if (!isNightly || looked.has(place)) return;
  looked.add(place);
  for (const scheme of ['dark', 'light'] as const) {
    forceScheme(scheme);
    for (const animation of document.getAnimations()) animation.cancel();
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    if (faults.length > 0) throw new Error(`axe finds in ${place} (${scheme}): ${faults.join('\n')}`);
  }
  // A button that reaches over its whole card has a small box.
  const controls = 'button:not(.reaches-all, [aria-disabled=true]), .field-input, [role=radiogroup] label';
  const small = [...document.querySelectorAll(controls)].filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    return control.checkVisibility() && (width < 44 || height < 44);
  });
  if (small.length > 0)
    throw new Error(`smaller than a finger in ${place}: ${small.map(({ outerHTML }) => outerHTML).join()}`);
  document.documentElement.style.fontSize = '200%';
  const wide = [document.documentElement, ...document.querySelectorAll('main, footer, .modal-box')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  document.documentElement.style.fontSize = '';
  if (wide.length > 0)
    throw new Error(`wider than the screen in ${place}: ${wide.map(({ className }) => className).join()}`);
};

export const screenHarness = <Actor,>(View: ComponentType<{ actor: Actor }>): ViewHarness => {
  const Drawn = asView(View);
  return {
    keepsFocus: true,
    holds: async (found, seen) => {
      await saysOnce(found, seen);
      await leadsOn(found, seen);
      await isAccessible(found, seen);
    },
    draw: (actor: AnyActor) => <BehindRoot actor={actor} View={Drawn} />,
    signals: {
      'connection.restored': ({ actor }) => actor.send({ type: 'connection.restored' }),
      'screen.returned': ({ actor }, event) =>
        actor.send({ ...(event as ScreenReturned), type: 'screen.returned' }),
      'shell.paused': ({ actor }) => actor.send({ type: 'shell.paused' }),
      'back.pressed': ({ actor }) => actor.send({ type: 'back.pressed' }),
      ...passedOn('day.changed', 'submission.retried', 'outcome.settled', 'outcome.left'),
    },
  };
};

/** The harness of a screen's part, whose state is shown by the surrounding screen. */
export const partHarness = <Actor,>(View: ComponentType<{ actor: Actor }>): ViewHarness => ({
  ...screenHarness(View),
  root: false,
  keepsFocus: undefined,
  holds: saysOnce,
});
