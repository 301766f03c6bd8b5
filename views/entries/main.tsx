import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { connectBridge } from '../../bridge/connect.ts';
import { type AddressCommand, appMachine } from '../../machines/app/machine.ts';
import type { Environment } from '../../services/environment.ts';
import { configureHttp } from '../../services/http/client.ts';
import { App } from '../app/App.tsx';
import { underBase, withoutBase } from '../app/basePath.ts';
import { loadScreen } from '../screens/loadScreen.ts';
import { languageOf, loadWording } from '../wording/wording.ts';
import '../styles/app.css';

/** Puts the app together: configuration, session, root actor, page. The one place where all layers meet. */
declare const __ENVIRONMENT__: Environment; // Checked and written in by the build (vite.config.ts).
const environment = __ENVIRONMENT__;
const page = new URLSearchParams(location.search);
const language = languageOf(page);
document.documentElement.lang = language === 'fil' ? 'fil' : 'en';
/** The calls speak for the session that the address names now: a link of the lender's may name another one. */
const nameSession = () =>
  configureHttp({ apiBase: environment.apiBase, page: new URLSearchParams(location.search) });
nameSession();

const address = () => ({ path: withoutBase(location.pathname), search: location.search.slice(1) });
// wouter turns its own navigation into events of these names; back and forward are 'popstate'.
const addressEvents = ['popstate', 'pushState', 'replaceState'] as const;

const inspector =
  import.meta.env.VITE_STAFF_TOOLS === '1' && page.has('inspect')
    ? await import('../../inspector/connect.ts')
    : undefined;

const app = createActor(
  appMachine.provide({
    actors: {
      loadScreen: fromPromise(({ input }) => loadScreen(input.route, language)),
      address: fromCallback<AddressCommand>(({ receive, sendBack }) => {
        receive((command) => {
          if (command.type === 'path.opened') {
            navigate(underBase(command.path), { replace: command.replace });
            // A browser keeps the place in the page: another screen begins at its top.
            scrollTo(0, 0);
          } else if (command.replace) location.replace(command.url);
          else location.assign(command.url);
        });
        const changed = () => {
          nameSession();
          sendBack({ type: 'url.changed', address: address() });
        };
        for (const name of addressEvents) addEventListener(name, changed);
        return () => addressEvents.forEach((name) => removeEventListener(name, changed));
      }),
    },
  }),
  {
    input: { environment, origin: location.origin, address: address(), adapter: connectBridge(window) },
    ...(inspector && { inspect: inspector.inspectorFor(page.get('inspect')) }),
  },
);
app.start();
// Without its texts the page has words of its own for 'try again'.
await loadWording(language, ['common']).catch(() => undefined);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App app={app} />);
