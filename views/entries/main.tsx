import { createActor, fromPromise } from 'xstate';
import { connectBridge } from '../../bridge/connect.ts';
import { appMachine } from '../../machines/root/app.ts';
import { otherLanguages } from '../../machines/root/language.ts';
import { readDevice } from '../../services/device/stored.ts';
import { App } from '../app/App.tsx';
import type { Screens } from '../screens/defineScreen.ts';
import { loadScreen } from '../screens/loadScreen.ts';
import { loadWording } from '../wording/wording.ts';
import { routeOf, type RouteName } from '../../services/visit/flows.ts';
import { mount } from '../app/mount.tsx';
import { renderer } from '../app/renderer.ts';
import { Start } from '../app/start.ts';
import { keepFocus } from '../parts/keepFocus.ts';
import { browserAddress, currentAddress } from './address.ts';
import { reportExceptions } from './faults.ts';
import { reloadOnMissingPart } from './reloadOnMissingPart.ts';
import { openPage } from './page.ts';
import { exportTelemetry, inspection, restored } from './watched.ts';
import type { takeOver as TakeOver } from '../firstPaint/takeOver.ts';
import { prefetchNext } from './prefetch.ts';
import { codeStores } from './codeStores.ts';
import { openPendingStore, prefetchLaterParts } from './pendingStore.ts';
import { whenIdle } from './whenIdle.ts';

/** Starts the app: configuration, session, root actor, page. The only place where all layers meet. */
const { query, language, environment } = openPage();

const start = async (takeOver?: typeof TakeOver) => {
  const release = document.documentElement.dataset['release'] ?? '';
  const pendingStore = openPendingStore();
  const screens: Screens = {};
  const app = createActor(
    appMachine.provide({
      actors: {
        loadScreen: fromPromise(async ({ input }) => {
          const [screen, stores] = await Promise.all([
            loadScreen(input.route, language),
            codeStores(input.route),
          ]);
          screens[input.route] = screen;
          // Its dialog must also work on a dead network.
          if (await pendingStore.hasNews()) await prefetchLaterParts(pendingStore);
          void fetchMore(input.route);
          const machine = await restored(screen.machine);
          return { ...screen, ...stores, machine, stored: readDevice() };
        }),
        address: browserAddress,
      },
    }),
    {
      input: {
        environment,
        origin: location.origin,
        address: currentAddress(),
        adapter: connectBridge(window),
        release,
        pendingStore,
      },
      ...(await inspection({ page: 'app', main: 'screen' }, query)),
    },
  );
  const route = () => routeOf(app.getSnapshot().context.address.path) ?? 'notFound';
  const caught = reportExceptions(app, route);
  const drawable = () =>
    new Promise<void>((resolve) => {
      const watch = app.system.inspect(() => {
        const snapshot = app.getSnapshot();
        if (snapshot.value.screen === 'loading' || snapshot.hasTag('leaving')) return;
        if (snapshot.context.screen?.getSnapshot().value === 'loading') return;
        watch.unsubscribe();
        resolve();
      });
    });
  /** Not before the screen's first response and the renderer, which would share the network with the rest. */
  const fetchMore = async (of: RouteName) => {
    await drawable();
    await renderer;
    whenIdle(() => prefetchLaterParts(pendingStore));
    prefetchNext(of, language);
  };
  const isDrawable = drawable();
  // Starting the actors is a task of its own, after the evaluation of the files. Without its texts the page uses its built-in ones for a retry.
  await loadWording(language, ['common']).catch(() => undefined);
  app.start();
  app
    .getSnapshot()
    .children.connection?.on('connection.restored', () => void prefetchLaterParts(pendingStore));
  exportTelemetry(app, route, environment);

  const root = document.getElementById('root');
  // Prerendered content stays until the same can be rendered in its place.
  if (root?.querySelector('.written, .early')) await isDrawable;
  const { createRoot } = await renderer;
  if (root) {
    const whyMissing = reloadOnMissingPart(environment.basePath, release, app.system);
    const content = (
      <Start value={{ screens, languages: otherLanguages(environment), whyMissing }}>
        <App app={app} />
      </Start>
    );
    const draw = () => mount(createRoot, root, content, caught);
    if (takeOver) takeOver(root, draw);
    else draw();
  }
  keepFocus();
  window.help?.started();
};

// Not awaited at the top level, because a bundler joins no chunks across such a module. A prerendered page stays responsive between these steps.
if (document.querySelector('.written'))
  void import('../firstPaint/takeOver.ts').then(
    ({ takeOver }) => start(takeOver),
    () => start(),
  );
else void start();
