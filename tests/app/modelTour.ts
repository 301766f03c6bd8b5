import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { briefTour, internal, type Model, type TestPath } from '../../packages/kit/index.ts';
import { type AppHarness, appTitle, runApp } from '../../packages/kit/run/app.ts';
import { readRecorded } from '../../packages/kit/golden.ts';
import { goldenFiles } from '../../packages/kit/goldenFiles.ts';
import { notStaged, onTheWire, type Stage } from '../../packages/kit/run/stage.ts';
import { type Dialect, inDialect, linkIn, readBack } from '../../sandbox/dialects.ts';
import { modelFileOf } from '../models/files.ts';
import { patience } from '../patience.ts';
import { triedDialects } from './triedDialects.ts';
import { builtApp, expectNoFaults, shellSays, withShell } from './builtApp.ts';
import { firstFew } from '../nightly.ts';
import { type RouteName, routes } from '../../services/visit/flows.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';

interface Setting extends Pick<AppHarness, 'signals' | 'stage' | 'root'> {
  /** Another phone, a permission. */
  browser?: (input: string) => BrowserContextOptions;
  /** The model holds back a file of the app. */
  holdsFiles?: boolean;
  before?: (page: Page, input: string, dialect: Dialect) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
  /** Default: every transition and case once; the view's tests walk each transition by each of its cases. */
  tours?: TestPath[];
}

export const begun = (model: Model, ...inputs: string[]): Model => ({
  ...model,
  inputs: Object.fromEntries(Object.entries(model.inputs).filter(([name]) => inputs.includes(name))),
});

export const without = (model: Model, ...events: string[]): Model => ({
  ...model,
  events: {
    ...model.events,
    ...Object.fromEntries(
      events.filter((event) => event in model.events).map((event) => [event, internal] as const),
    ),
  },
});

interface Opened {
  route: RouteName;
  search: string;
  stores?: { paymentWay?: PaymentWay };
}

/** How each input of a screen's model is opened: its address, and the payment way that the phone stores. */
const openedBy = (model: Model): Record<string, Opened> =>
  Object.fromEntries(
    Object.entries(model.inputs).map(([name, make]) => [
      name,
      make({ double: () => undefined as never }) as Opened,
    ]),
  );

const addressesOf = (model: Model): Record<string, string> =>
  Object.fromEntries(
    Object.entries(openedBy(model)).map(([name, { route, search }]) => [name, `${routes[route]}?${search}`]),
  );

/** Stores the payment way that an input finds on the phone. */
const storeWay = async (page: Page, way: PaymentWay | undefined): Promise<void> => {
  if (!way?.info) return;
  await page.addInitScript((info) => localStorage.setItem('repaymentInfo', info), JSON.stringify(way.info));
};

const awaitingRoot = (stage: Stage = {}): Stage => ({
  ...stage,
  can: (move, seen) => {
    if (move.by === 'person') {
      if (['submission.retried', 'outcome.settled', 'outcome.left'].includes(move.event)) return false;
      // The dialog handles back itself.
      if (seen.hasTag('unknown')) return false;
    }
    return stage.can?.(move, seen) ?? true;
  },
});

const withoutOwn = (model: Model, path: TestPath): TestPath => ({
  ...path,
  steps: path.steps.filter(({ move, expect: { states, changed } }, index) => {
    const isOwn = move.by === 'person' && model.events[move.event] === internal;
    const before = path.steps[index - 1]?.expect ?? path.expect;
    return !isOwn || Object.keys(changed).length > 0 || states.join() !== before.states.join();
  }),
});

/** Whether a response is an empty list. This dialect leaves it out, and a list that is left out is unknown, not empty. */
const hasEmptyList = (model: Model, path: TestPath): boolean =>
  path.steps.some(({ move }) => {
    const outcome = move.by === 'service' ? model.outcomes[move.service]?.[move.outcome] : undefined;
    return JSON.stringify(outcome ?? {}).includes('"data":[]');
  });

/**
 * Registers a tour of a screen's transitions in the built app, and recorded walks. The page stays, whatever it opens: other layers test navigation.
 */
export const testTour = (
  model: Model,
  path: string | Record<string, string> = addressesOf(model),
  { browser, holdsFiles, before, after, tours, signals, stage: own, ...others }: Setting = {},
): void => {
  const stage = awaitingRoot(own);
  const harness = { ...others, stage, patience: patience.timeout };
  const app = builtApp();
  const event = (name: string) => (page: Page) => shellSays(page, name);
  const recorded = readRecorded(goldenFiles(modelFileOf(model.name))).map((tour) => withoutOwn(model, tour));
  const paths = firstFew([...(tours ?? briefTour(onTheWire(model, harness.stage))), ...recorded], 1).flatMap(
    (tour) =>
      triedDialects.map((dialect) => ({ tour, dialect, title: `${appTitle(model, tour)} (${dialect})` })),
  );
  // vitest shortens a title taken from a field.
  test.for(paths.map((walk) => [walk.title, walk] as const))(
    '%s',
    async ([, { tour, dialect }], { skip }) => {
      const why = notStaged(model, tour, harness.stage);
      skip(why !== undefined, why);
      skip(dialect === 'sparse' && hasEmptyList(model, tour), 'The empty list is left out.');
      const page = await app.newPage({ noisy: true, clocked: true, holdsFiles, ...browser?.(tour.input) });
      await withShell(page);
      await page.addInitScript(() => {
        history.pushState = () => undefined;
        history.replaceState = () => undefined;
      });
      await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
      if (typeof path !== 'string') await storeWay(page, openedBy(model)[tour.input]?.stores?.paymentWay);
      await before?.(page, tour.input, dialect);
      await expect(
        runApp(model, tour, {
          ...harness,
          page,
          written: (json) => inDialect(dialect, json),
          read: readBack,
          open: async (input) => {
            const address = typeof path === 'string' ? path : path[input];
            if (address === undefined) throw new Error(`No address opens '${input}'.`);
            await page.goto(app.url + linkIn(dialect, address));
            // A prerendered page looks like the app's, but its links lead to another document.
            await page.locator('.written').waitFor({ state: 'detached' });
            await after?.(page);
          },
          signals: {
            'shell.resumed': event('resume'),
            'screen.returned': event('resume'),
            'connection.restored': (held) => held.evaluate(() => void dispatchEvent(new Event('online'))),
            // The calendar looks at the day, which is the same.
            'day.changed': (held) => held.evaluate(() => void dispatchEvent(new Event('pageshow'))),
            'shell.paused': event('pause'),
            'back.pressed': event('back'),
            ...signals,
          },
        }),
      ).resolves.toBeUndefined();
      expectNoFaults(page);
    },
  );
};
