import type { Locator, Page, Request, Route } from 'playwright';
import type { AnyActor, AnyActorRef } from 'xstate';
import { internal } from '../model.ts';
import type { Model } from '../model.ts';
import { Impossible, personEvent } from '../moves.ts';
import type { TestPath } from '../paths.ts';
import type { Person, WireAnswer } from '../types.ts';
import { liveActor } from './live.ts';
import { NotThere, isSeen, named } from './person.ts';
import type { Stage } from './stage.ts';
import { notStaged } from './stage.ts';
import { Unexpected, seeStates, walkScreen } from './walk.ts';

/** How to open the built app on a machine's screen and simulate its environment. */
export interface AppHarness {
  page: Page;
  open: (input: string) => Promise<void>;
  /** Serialises a JSON response. Default `JSON.stringify`. */
  written?: (json: unknown) => string;
  /** Converts a text of the page to the model's own value, where `written` writes values differently. Default: the text itself. */
  read?: (seen: string) => string;
  signals?: Record<string, (page: Page, payload: unknown) => void | Promise<void>>;
  stage?: Stage;
  /** Attribute on the screen's root with the states, separated by spaces. Default `data-state`. */
  stateAttribute?: string;
  root?: string | false;
  /** Timeout for the screen to show a state, in real milliseconds. Default 5000. */
  patience?: number;
}

type Role = Parameters<Page['getByRole']>[0];

const pause = 25;
const defaultPatience = 5000;
/** Waits after which the path goes on, whatever came, in milliseconds. A refused move's control is disabled all along. */
const brief = { refusal: 100, response: 500, call: 5000 };

const patiently = async <Result>(
  page: Page,
  patience: number,
  attempt: () => Promise<Result>,
): Promise<Result> => {
  const start = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() - start > patience) throw error;
      // The page's clock is stopped, so this waits in the test's process.
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
    if (page.isClosed()) throw new Error('The page was closed.');
  }
};

const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

const locatorOf =
  (page: Page) =>
  (role: string, name?: string | RegExp): Locator =>
    page.getByRole(role as Role, name === undefined ? {} : { name, exact: true });

type Looks = Pick<Person, 'sees' | 'doesNotSee' | 'seesRole' | 'doesNotSeeRole' | 'holds'>;

const atOnce = (page: Page, text: string): Looks => {
  const locate = locatorOf(page);
  return {
    sees: async (wanted) => expectThat(isSeen(text, wanted), `"${String(wanted)}" is not seen in "${text}"`),
    doesNotSee: async (unwanted) => expectThat(!isSeen(text, unwanted), `"${String(unwanted)}" is seen`),
    seesRole: async (role, name) =>
      expectThat((await locate(role, name).count()) > 0, `there is no ${named(role, name)}`),
    doesNotSeeRole: async (role, name) =>
      expectThat((await locate(role, name).count()) === 0, `${named(role, name)} is seen`),
    holds: async (label, value) => {
      const found = page.getByLabel(label, { exact: true });
      if ((await found.count()) === 0) throw new NotThere(`there is no field ${String(label)}`);
      const holds = await found.inputValue();
      expectThat(holds === value, `the field ${String(label)} holds "${holds}", not "${value}"`);
    },
  };
};

const asItIs = (seen: string): string => seen;

const textOf = async ({ page, read = asItIs }: AppHarness): Promise<string> =>
  read(await page.evaluate(() => document.body.innerText));

const readPage = async (
  { page, read = asItIs }: AppHarness,
  selector: string,
  attribute: string,
): Promise<{ text: string; state?: string }> => {
  const { text, state } = await page.evaluate(
    ([where, name]) => {
      const drawn = document.querySelector(where);
      return { text: document.body.innerText, state: drawn ? String(drawn.getAttribute(name)) : undefined };
    },
    [selector, attribute] as const,
  );
  return { text: read(text), ...(state !== undefined && { state }) };
};

/** How candidates for a tap are placed on the screen; runs in the page. */
const standingOf = (nodes: Element[]) => {
  const dialog = document.querySelector('dialog:modal');
  const moves = document.getAnimations().some(({ playState }) => playState === 'running');
  return nodes.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      isDisabled: node.matches(':disabled'),
      isCovered: dialog !== null && !dialog.contains(node),
      // An element that is only aria-disabled can be tapped: the app then explains why it does nothing.
      isReady: node.closest('[aria-disabled="true"]') !== null || (!moves && node.contains(hit)),
    };
  });
};

/** A user of the built app. `tapPatience` is how long it waits for an element to tap, in milliseconds, because a response may still be arriving. */
const appPerson = (harness: AppHarness, tapPatience = harness.patience ?? defaultPatience): Person => {
  const { page, signals, patience = defaultPatience } = harness;
  const locate = locatorOf(page);
  const field = async (label: string | RegExp) => {
    const found = page.getByLabel(label, { exact: true });
    if ((await found.count()) === 0) throw new NotThere(`there is no field ${String(label)}`);
    return found;
  };
  const look = (at: (looks: Looks) => Promise<void>) =>
    patiently(page, patience, async () => at(atOnce(page, await textOf(harness))));
  return {
    tap: async (role, name) => {
      const found = locate(role, name);
      const standing = await patiently(page, tapPatience, async () => {
        const [first] = await found.evaluateAll(standingOf);
        if (!first) throw new NotThere(`there is no ${named(role, name)}`);
        if (first.isDisabled) throw new NotThere(`${named(role, name)} is disabled`);
        if (first.isCovered) throw new NotThere(`${named(role, name)} is behind a dialog`);
        return first;
      });
      // Playwright waits for elements that move, are off the screen or are covered.
      await found.click({ timeout: patience, force: standing.isReady });
    },
    type: async (label, value) => (await field(label)).fill(value, { timeout: patience }),
    choose: async (label, option) =>
      void (await (await field(label)).selectOption({ label: option }, { timeout: patience })),
    attach: async (label, files) =>
      (await field(label)).setInputFiles(
        files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })),
      ),
    press: (key) => page.keyboard.press(key),
    signal: async (name, payload) => {
      const happen = signals?.[name];
      if (!happen) throw new Error(`The harness has no signal '${name}'.`);
      await happen(page, payload);
    },
    sees: (wanted) => look(({ sees }) => sees(wanted)),
    doesNotSee: (unwanted) => look(({ doesNotSee }) => doesNotSee(unwanted)),
    seesRole: (role, name) => look(({ seesRole }) => seesRole(role, name)),
    doesNotSeeRole: (role, name) => look(({ doesNotSeeRole }) => doesNotSeeRole(role, name)),
    holds: (label, value) => look(({ holds }) => holds(label, value)),
  };
};

/** Aborts a call and waits until the page has noticed: otherwise the clock could advance before a timer that only the failure starts. */
const cut = async (page: Page, route: Route, patience: number): Promise<void> => {
  const url = route.request().url();
  const isIt = (request: { url: () => string }) => request.url() === url;
  // A closed page notices nothing.
  const heard = page
    .waitForEvent('requestfailed', { predicate: isIt, timeout: patience })
    .catch(() => undefined);
  await route.abort();
  await heard;
};

const answer = async (
  { page, written = JSON.stringify, patience = defaultPatience }: AppHarness,
  route: Route,
  wire: WireAnswer,
): Promise<void> => {
  if (wire === 'hold') return;
  if (wire === 'abort' || (typeof wire === 'object' && 'cuts' in wire)) return cut(page, route, patience);
  if (wire === 'pass') return route.continue();
  const { contentType = 'application/json' } = 'json' in wire ? {} : wire;
  const body = 'json' in wire ? written(wire.json) : wire.body;
  return route.fulfill({ status: wire.status ?? 200, body, contentType });
};

/** Step of the page's clock while the app waits before a retry: milliseconds. */
const stride = 250;

const runningServices = (actor: AnyActor): string[] =>
  Object.values(actor.getSnapshot().children as Record<string, AnyActorRef>)
    .filter((child) => child.getSnapshot().status === 'active')
    .map(({ src }) => String(src));

/** Calls of the model's services, held until the test chooses a response. */
const heldCalls = async (model: Model, harness: AppHarness) => {
  const { page, patience = defaultPatience } = harness;
  const held = new Map<string, Route[]>();
  for (const [service, pattern] of Object.entries(model.wire)) {
    await page.route(pattern, (route) => void held.set(service, [...(held.get(service) ?? []), route]));
  }
  const inFlight = new Set<Request>();
  page.on('request', (request) => void inFlight.add(request));
  page.on('requestfinished', (request) => void inFlight.delete(request));
  page.on('requestfailed', (request) => void inFlight.delete(request));
  // A call that the page has aborted needs no response.
  const waitingFor = (service: string) =>
    held.get(service)?.filter((call) => call.request().failure() === null) ?? [];
  const reply = async (service: string, wire: WireAnswer): Promise<void> => {
    const route = await patiently(page, patience, async () => {
      const waiting = waitingFor(service);
      const last = waiting.pop();
      if (!last) throw new Impossible(`no call of ${service} has reached the wire`);
      held.set(service, waiting);
      return last;
    });
    await answer(harness, route, wire);
    if (typeof wire !== 'object' || !('cuts' in wire) || wire.cuts <= 1) return;
    await patiently(page, patience, async () => {
      await page.clock.runFor(stride);
      if (waitingFor(service).length === 0) throw new Impossible(`${service} is not called again`);
    });
    await reply(service, { cuts: wire.cuts - 1 });
  };
  /** Waits until these services have sent their calls, if they send any: the page may still be loading the code that sends them. */
  const haveLeft = (services: readonly string[]): Promise<void> => {
    const late = () => services.filter((service) => model.wire[service] && waitingFor(service).length === 0);
    return patiently(page, brief.call, async () => {
      if (late().length > 0) throw new Impossible(`no call of ${late().join(', ')} has reached the wire`);
    }).catch(() => undefined);
  };
  /** Waits a little for the responses to other calls: the page's clock would time them out. A test may hold some of them itself. */
  const haveArrived = (): Promise<void> => {
    const expected = () =>
      inFlight.size - [...held.values()].flat().filter((call) => inFlight.has(call.request())).length;
    return patiently(page, brief.response, async () => {
      if (expected() > 0) throw new Impossible('responses are on their way');
    }).catch(() => undefined);
  };
  return { reply, haveLeft, haveArrived };
};

/**
 * Runs a path on the built app by gestures, held routes and the page's clock. Checks the screen and its `data-state`, not the effects. @throws
 * Diverged
 */
export const runApp = async (model: Model, path: TestPath, harness: AppHarness): Promise<void> => {
  const { page, stage, root, patience = defaultPatience } = harness;
  const missing = notStaged(model, path, stage);
  if (missing)
    throw new Error(`Path '${path.id}' of ${model.name} cannot be walked on the built app: ${missing}.`);
  const person = appPerson(harness);
  const hastyPerson = appPerson(harness, brief.refusal);
  const attribute = harness.stateAttribute ?? 'data-state';
  // Payloads and assertions may depend on the machine's context, so one runs beside the page. Its delays are the app's, not the model's.
  const shadow = liveActor({ ...model, provide: { ...model.provide, delays: {} } }, path.input);
  const begin = new Date('2026-01-01T00:00:00Z');
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(begin.getTime() + 1000);
  const { reply, haveLeft, haveArrived } = await heldCalls(model, harness);
  try {
    await walkScreen(
      model,
      path,
      {
        start: async () => {
          shadow.actor.start();
          await harness.open(path.input);
        },
        do: async (move, isRefused) => {
          if (move.by === 'time') {
            // A request that has not been sent cannot time out.
            await haveLeft(runningServices(shadow.actor));
            await haveArrived();
            await page.clock.runFor(shadow.toNextTimer());
            return;
          }
          if (move.by === 'service') {
            const act = stage?.acts?.[move.service]?.[move.outcome];
            const outcome = model.outcomes[move.service]?.[move.outcome];
            if (act) await act(page);
            else if (outcome && 'wire' in outcome && outcome.wire) await reply(move.service, outcome.wire);
          } else {
            const entry = model.events[move.event];
            if (entry && entry !== internal)
              await entry.gesture(
                isRefused ? hastyPerson : person,
                personEvent(model, shadow.actor.getSnapshot(), move),
              );
          }
          shadow.perform(move);
        },
        see: async (expected) => {
          const { states: now } = shadow.observed();
          if (now.join(' ') !== expected.states.join(' ')) {
            throw new Impossible(`with the app's own delays the machine is in ${now.join(' ')}`);
          }
          const states = expected.states.join(' ');
          // The page is read once for all expected texts, and again while something is missing.
          await patiently(page, patience, async () => {
            const { text, state } = await readPage(harness, root || `[${attribute}]`, attribute);
            const looks = { ...person, ...atOnce(page, text) };
            await seeStates(model, expected, (assertion) => assertion(looks, shadow.actor.getSnapshot()));
            if (root === false || state === states || shadow.actor.getSnapshot().status !== 'active') return;
            throw new Unexpected(
              state === undefined
                ? { impossible: `nothing on the screen has ${attribute}` }
                : { ...expected, states: [`${attribute}="${state}"`] },
            );
          });
        },
      },
      `npx vitest run --project app -t "${appTitle(model, path)}"`,
    );
  } finally {
    shadow.actor.stop();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
};

/** Returns the title of a path's test, so that the command in a divergence finds it. */
export const appTitle = (model: Model, path: TestPath): string =>
  `${model.name} in the built app: path ${path.id}`;
