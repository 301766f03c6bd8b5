import { screen } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import { internal } from '../model.ts';
import type { Model } from '../model.ts';
import { moveKey, personEvent, personMoves } from '../moves.ts';
import type { PersonMove } from '../moves.ts';
import type { Person } from '../types.ts';
import { NotThere, named } from './person.ts';
import { Unexpected } from './walk.ts';

/** Returns why a user cannot use an element, phrased to follow its name; undefined for a usable element. */
export const barrierTo = (element: Element): string | undefined => {
  if (element.matches(':disabled')) return 'is disabled';
  if (element.closest('[inert]')) return 'is inert';
  return document.querySelector('dialog:modal') && !element.closest('dialog:modal')
    ? 'is behind a dialog'
    : undefined;
};

/** Whether an element shows the user that it is disabled. An element that is only `aria-disabled` may be tapped: the app says why. */
const isOff = (element: Element): boolean =>
  barrierTo(element) !== undefined ||
  element.closest('[aria-disabled=true], [aria-readonly=true]') !== null ||
  ('readOnly' in element && element.readOnly === true);

interface Control {
  name: string;
  elements: Element[];
}

/** Finds the elements of a role by name. Computing names is expensive, so those of a role are cached for all callers. */
const namesakes = (): ((role: string, name?: string | RegExp) => Element[]) => {
  const known = new Map<string, { text: string; element: Element }[]>();
  const all = (role: string) => {
    const found: { text: string; element: Element }[] = known.get(role) ?? [];
    if (!known.has(role)) {
      const name = (text: string, element: Element) => found.push({ text: text.trim(), element }) > 0;
      screen.queryAllByRole(role, { name });
      known.set(role, found);
    }
    return found;
  };
  return (role, name) =>
    all(role).flatMap(({ text, element }) =>
      name === undefined || (name instanceof RegExp ? name.test(text) : name === text) ? [element] : [],
    );
};

const looker = (byRole: ReturnType<typeof namesakes>) => {
  let last: Control | undefined;
  const look = async (name: string, found: Element[]): Promise<void> => {
    const elements = found.filter((element) => !isOff(element));
    if (elements.length === 0) throw new NotThere(`${name} is off or not there`);
    last = { name, elements };
  };
  const lookFor = (label: string | RegExp) =>
    look(`the field ${String(label)}`, screen.queryAllByLabelText(label));
  const nothing = async () => undefined;
  const person: Person = {
    tap: (role, name) => look(named(role, name), byRole(role, name)),
    type: lookFor,
    choose: lookFor,
    attach: lookFor,
    press: nothing,
    signal: nothing,
    sees: nothing,
    doesNotSee: nothing,
    seesRole: nothing,
    doesNotSeeRole: nothing,
    holds: nothing,
  };
  return { person, control: () => last };
};

/** The control with which a user would make this move, if it is enabled. */
const controlOf = async (
  model: Model,
  snapshot: AnyMachineSnapshot,
  move: PersonMove,
  byRole: ReturnType<typeof namesakes>,
): Promise<Control | undefined> => {
  const entry = model.events[move.event];
  if (!entry || entry === internal) return undefined;
  const { person, control } = looker(byRole);
  try {
    await entry.gesture(person, personEvent(model, snapshot, move));
  } catch (error) {
    if (error instanceof NotThere) return undefined;
    throw error;
  }
  return control();
};

const reasonFor = (model: Model, snapshot: AnyMachineSnapshot, move: PersonMove): string | undefined => {
  const entry = model.events[move.event];
  if (!entry || entry === internal) return undefined;
  const event = personEvent(model, snapshot, move);
  return Object.entries(entry.staysOn ?? {}).find(([, holds]) => holds(snapshot, event))?.[0];
};

/** What was checked on all paths of a view. */
export interface Looked {
  screens: Set<string>;
  reasons: Set<string>;
}

export const nothingLooked = (): Looked => ({ screens: new Set(), reasons: new Set() });

export const idleReasons = ({ events }: Model, { reasons }: Looked): string[] =>
  Object.values(events).flatMap((entry) =>
    entry === internal ? [] : Object.keys(entry.staysOn ?? {}).filter((why) => !reasons.has(why)),
  );

/**
 * Checks that the control for each refused event is missing, disabled or read-only, unless it serves another event now or `staysOn` says why. Touches
 * nothing. @throws Unexpected with the control's name.
 */
export const seeRefusedOff = async (
  model: Model,
  snapshot: AnyMachineSnapshot,
  looked: Looked,
): Promise<void> => {
  if (snapshot.status !== 'active') return;
  const moves = personMoves(model);
  const taken = moves.filter((move) => snapshot.can(personEvent(model, snapshot, move)));
  const refused = moves.filter((move) => !taken.includes(move));
  const screenKey = [document.body.innerHTML, ...refused.map(moveKey)].join('\n');
  if (looked.screens.has(screenKey)) return;
  looked.screens.add(screenKey);
  const byRole = namesakes();
  let used: Element[] | undefined;
  for (const move of refused) {
    const control = await controlOf(model, snapshot, move, byRole);
    if (!control) continue;
    // Other uses of a control matter only when one is enabled.
    used ??= (await Promise.all(taken.map((other) => controlOf(model, snapshot, other, byRole)))).flatMap(
      (other) => other?.elements ?? [],
    );
    if (control.elements.every((element) => used?.includes(element))) continue;
    const reason = reasonFor(model, snapshot, move);
    if (reason === undefined)
      throw new Unexpected({
        impossible: `${control.name} is on, though '${moveKey(move)}' is refused here and nothing says so`,
      });
    looked.reasons.add(reason);
  }
};
