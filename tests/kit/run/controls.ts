import { screen } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import { internal } from '../model.ts';
import type { Model } from '../model.ts';
import { moveKey, personEvent, personMoves } from '../moves.ts';
import type { PersonMove } from '../moves.ts';
import type { Person } from '../types.ts';
import { NotThere, named } from './person.ts';
import { Unexpected } from './walk.ts';

/** Why a person cannot use an element at all, to be read after its name. Undefined: it takes what a person does. */
export const barrierTo = (element: Element): string | undefined => {
  if (element.matches(':disabled')) return 'is disabled';
  if (element.closest('[inert]')) return 'is inert';
  return document.querySelector('dialog:modal') && !element.closest('dialog:modal')
    ? 'is behind a dialog'
    : undefined;
};

/** Whether a person is told that an element does nothing now. What is only `aria-disabled` may be tapped: the app says why. */
const isOff = (element: Element): boolean =>
  barrierTo(element) !== undefined ||
  element.closest('[aria-disabled=true], [aria-readonly=true]') !== null ||
  ('readOnly' in element && element.readOnly === true);

interface Control {
  name: string;
  elements: Element[];
}

/** Finds the elements of a role by name. Names are dear: those of one role are worked out once for everybody who asks. */
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

/** The control that a person would make this move with, when it is on. */
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

/** Why a control stays on though the machine refuses its event, as the model says. Undefined: no reason is known. */
const reasonFor = (model: Model, snapshot: AnyMachineSnapshot, move: PersonMove): string | undefined => {
  const entry = model.events[move.event];
  if (!entry || entry === internal) return undefined;
  const event = personEvent(model, snapshot, move);
  return Object.entries(entry.staysOn ?? {}).find(([, holds]) => holds(snapshot, event))?.[0];
};

/** What was looked at on all paths of a view. */
export interface Looked {
  /** Screens, with what is refused there: each is looked at once. */
  screens: Set<string>;
  /** Reasons of `staysOn` that were needed. */
  reasons: Set<string>;
}

export const nothingLooked = (): Looked => ({ screens: new Set(), reasons: new Set() });

/** Reasons of `staysOn` that no control needed. */
export const idleReasons = ({ events }: Model, { reasons }: Looked): string[] =>
  Object.values(events).flatMap((entry) =>
    entry === internal ? [] : Object.keys(entry.staysOn ?? {}).filter((why) => !reasons.has(why)),
  );

/**
 * Sees that what a person would cause a refused event with is off: not there, disabled, `aria-disabled` or read-only. It may be on for something
 * else that the machine takes now, and where the model says why (`staysOn`). Nothing is touched.
 * @throws Unexpected with the control's name.
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
    // Only where something is on, one need know what else it is for.
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
