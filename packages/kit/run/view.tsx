import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { explore } from '../explore.ts';
import { goldenFiles } from '../goldenFiles.ts';
import type { Model } from '../model.ts';
import { personEvent } from '../moves.ts';
import { internal } from '../model.ts';
import type { Observation, TestPath } from '../paths.ts';
import { pathsIn } from '../paths.ts';
import { serialise } from '../serialise.ts';
import { fullSuite } from '../suites.ts';
import type { Person } from '../types.ts';
import { barrierTo, idleReasons, nothingLooked, seeRefusedOff } from './controls.ts';
import type { Looked } from './controls.ts';
import { liveActor } from './live.ts';
import type { LiveActor } from './live.ts';
import { NotThere, isSeen, named } from './person.ts';
import { sameObservation } from './session.ts';
import { runRenamed } from './renamedView.tsx';
import { Unexpected, seeStates, walkScreen } from './walk.ts';

/** How to draw a view of this machine and simulate its environment. */
export interface ViewHarness {
  draw: (actor: AnyActor) => ReactElement;
  /** Events around the page, by the name in a gesture's `signal`. */
  signals?: Record<string, (live: LiveActor, payload: unknown) => void | Promise<void>>;
  /** Attribute on the view's root with the states, separated by spaces. Default `data-state`. */
  stateAttribute?: string;
  /** Whether the machine's states are rendered on such a root: false for never, or a predicate. Default: always. */
  root?: false | ((seen: AnyMachineSnapshot) => boolean);
  /** Texts that the screen shows independently of the data, by reason: they stay when the data are renamed. */
  keeps?: Record<string, readonly string[]>;
  /** Path of the model; default: beside the test, `order.model.ts` of `order.view.test.tsx`. */
  modelFile?: string;
  isNameless?: true;
  /** Whether what a person does never leaves the focus on the body, where a screen reader starts from the top of the page. */
  keepsFocus?: true | undefined;
  /** A rule of its own about the drawn page, after each step; throws if it does not hold. */
  holds?: (found: Observation, seen: AnyMachineSnapshot) => void | Promise<void>;
}

const element = (role: string, name?: string | RegExp): HTMLElement => {
  const [found, ...more] = screen.queryAllByRole(role, name === undefined ? {} : { name });
  if (!found) throw new NotThere(`there is no ${named(role, name)}`);
  if (more.length > 0)
    throw new Error(`${named(role, name)} is there ${more.length + 1} times: name it better.`);
  return found;
};

const field = (label: string | RegExp): HTMLInputElement => {
  const [found] = screen.queryAllByLabelText<HTMLInputElement>(label);
  if (!found) throw new NotThere(`there is no field ${String(label)}`);
  if (found.disabled || found.readOnly) throw new NotThere(`the field ${String(label)} takes no text`);
  return found;
};

const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

const viewPerson = (live: LiveActor, harness: ViewHarness): Person => {
  const text = () => document.body.innerText;
  return {
    tap: async (role, name) => {
      const target = element(role, name);
      const barrier = barrierTo(target);
      if (barrier) throw new NotThere(`${named(role, name)} ${barrier}`);
      // The arrow keys reach the other tabs of a list.
      if (target.tabIndex < 0 && role !== 'tab')
        throw new Error(`${named(role, name)} is not reached by the Tab key`);
      target.focus({ preventScroll: true });
      fireEvent.click(target);
    },
    type: async (label, value) => void fireEvent.change(field(label), { target: { value } }),
    choose: async (label, option) => {
      const select = screen.queryAllByLabelText<HTMLSelectElement>(label)[0];
      const chosen = select && [...select.options].find((candidate) => candidate.text === option);
      if (!chosen) throw new NotThere(`there is no option "${option}" of ${String(label)}`);
      fireEvent.change(select, { target: { value: chosen.value } });
    },
    attach: async (label, files) =>
      void fireEvent.change(field(label), {
        target: {
          files: files.map(
            ({ name, type, bytes }) => new File([bytes as Uint8Array<ArrayBuffer>], name, { type }),
          ),
        },
      }),
    press: async (key) => userEvent.keyboard(`{${key}}`),
    signal: async (name, payload) => {
      const happen = harness.signals?.[name];
      if (!happen) throw new Error(`The harness has no signal '${name}'.`);
      await act(async () => happen(live, payload));
    },
    sees: async (wanted) =>
      expectThat(isSeen(text(), wanted), `"${String(wanted)}" is not seen in "${text()}"`),
    doesNotSee: async (unwanted) => expectThat(!isSeen(text(), unwanted), `"${String(unwanted)}" is seen`),
    seesRole: async (role, name) => void element(role, name),
    doesNotSeeRole: async (role, name) =>
      expectThat(
        screen.queryAllByRole(role, name === undefined ? {} : { name }).length === 0,
        `${named(role, name)} is seen`,
      ),
    holds: async (label, value) => {
      const found = screen.queryAllByLabelText<HTMLInputElement>(label)[0]?.value;
      expectThat(found === value, `the field ${String(label)} holds "${found}", not "${value}"`);
    },
  };
};

/** Only the machine refuses what no control of the screen sends, so only its own tests try that. */
const notOnScreen = new NotThere('no control of the screen sends it');

const refused = () => Promise.reject(notOnScreen);

const isUnfocused = () => document.activeElement === document.body;

const drawsStates = ({ root = () => true }: ViewHarness, seen: AnyMachineSnapshot): boolean =>
  root !== false && root(seen);

const seeStateAttribute = (attribute: string, found: Observation): void => {
  const drawn = document.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  if (!drawn) throw new Unexpected({ impossible: `nothing on the screen has ${attribute}` });
  if (drawn !== found.states.join(' '))
    throw new Unexpected({ ...found, states: [`${attribute}="${drawn}"`] });
};

/**
 * Runs a path on the view of a live actor; checks the machine, the sent event, `data-state`, the assertions and the controls of refused moves.
 * @param looked what other paths checked already. @throws Diverged
 */
export const runView = async (
  model: Model,
  path: TestPath,
  harness: ViewHarness,
  looked: Looked = nothingLooked(),
): Promise<void> => {
  const live = liveActor(model, path.input);
  const person = viewPerson(live, harness);
  const attribute = harness.stateAttribute ?? 'data-state';
  let hadFocus = false;
  try {
    await walkScreen(
      model,
      path,
      {
        start: async () => {
          live.actor.start();
          render(harness.draw(live.actor));
        },
        do: async (move, isRefused) => {
          const entry = move.by === 'person' ? model.events[move.event] : undefined;
          if (move.by !== 'person' || !entry || entry === internal) {
            if (isRefused) throw notOnScreen;
            act(() => live.perform(move));
            return;
          }
          const event = personEvent(model, live.actor.getSnapshot() as AnyMachineSnapshot, move);
          await act(async () => entry.gesture(isRefused ? { ...person, signal: refused } : person, event));
          const sent = live.heard().at(-1);
          if (sent && serialise(sent) !== serialise(event)) {
            throw new Unexpected({
              impossible: `the view sent ${serialise(sent)} instead of ${serialise(event)}`,
            });
          }
        },
        see: async (expected) => {
          const found = live.observed();
          if (!sameObservation(expected, found)) throw new Unexpected(found);
          const isLost = hadFocus && isUnfocused();
          hadFocus = !isUnfocused();
          if (harness.keepsFocus && isLost)
            throw new Unexpected({ impossible: 'nothing has the focus any more' });
          const snapshot = live.actor.getSnapshot() as AnyMachineSnapshot;
          if (snapshot.status === 'active' && drawsStates(harness, snapshot))
            seeStateAttribute(attribute, found);
          await harness.holds?.(found, snapshot);
          await seeStates(model, expected, (assertion) => assertion(person, snapshot));
          await seeRefusedOff(model, snapshot, looked);
        },
      },
      `npx vitest run --project view -t "${model.name} on the screen path ${path.id}"`,
    );
  } finally {
    cleanup();
    live.actor.stop();
  }
};

const pathsAt = async (file: string): Promise<TestPath[] | undefined> => {
  const text = await commands.readFile(file).catch((error: unknown) => {
    if (String(error).includes('ENOENT')) return undefined;
    throw error;
  });
  return text === undefined ? undefined : pathsIn(text, file);
};

/** Registers a test on the view for each path (default: the accepted and recorded ones; the full suite before the first acceptance). */
export const testView = (model: Model, harness: ViewHarness, paths?: TestPath[]): void => {
  describe(`${model.name} on the screen`, async () => {
    // Both are read at once, because vitest no longer knows the current test after the first await.
    const { testPath = '' } = expect.getState();
    const files = goldenFiles(harness.modelFile ?? testPath.replace(/\.view\.test\.tsx$/, '.model.ts'));
    const [accepted, recorded = []] = await Promise.all([pathsAt(files.paths), pathsAt(files.recorded)]);
    const walked = paths ?? [...(accepted ?? fullSuite(explore(model))), ...recorded];
    const looked = nothingLooked();
    test.each(walked.map((path) => ({ name: path.id, path })))('path $name', async ({ path }) => {
      expect(await runView(model, path, harness, looked)).toBeUndefined();
    });
    test('with renamed data', async () => {
      expect(await runRenamed(model, walked, harness)).toBeUndefined();
    });
    test('every control that stays on for a reason is met', () => {
      expect(idleReasons(model, looked)).toEqual([]);
    });
  });
};
