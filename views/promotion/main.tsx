import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { landingMachine, type PromotionCommand } from '../../machines/landing/machine.ts';
import type { Environment } from '../../services/environment.ts';
import { configureHttp } from '../../services/http/client.ts';
import { clientTypeOf } from '../../services/promotion/page.ts';
import { languageOf, loadWording } from '../wording/wording.ts';
import { loadAgreement } from './agreement.ts';
import { Promotion } from './Promotion.tsx';
import '../styles/app.css';
import './promotion.css';

/** Puts the promotion together: configuration, address, root actor, page. */
declare const __ENVIRONMENT__: Environment; // Checked and written in by the build (vite.config.ts).
const environment = __ENVIRONMENT__;
const query = new URLSearchParams(location.search);
const language = languageOf(query);
document.documentElement.lang = language === 'fil' ? 'fil' : 'en';
configureHttp({ apiBase: environment.apiBase, page: query });

const address = () => ({ hash: location.hash, search: location.search });

const inspector =
  import.meta.env.VITE_STAFF_TOOLS === '1' && query.has('inspect')
    ? await import('../../inspector/connect.ts')
    : undefined;

const promotion = createActor(
  landingMachine.provide({
    actors: {
      loadAgreement: fromPromise(() => loadAgreement(environment)),
      address: fromCallback<PromotionCommand>(({ receive, sendBack }) => {
        receive((command) => {
          if (command.type === 'hash.opened') location.hash = command.hash;
          else location.assign(command.url);
        });
        const changed = () => {
          scrollTo(0, 0);
          sendBack({ type: 'address.changed', address: address() });
        };
        addEventListener('hashchange', changed);
        return () => removeEventListener('hashchange', changed);
      }),
    },
  }),
  {
    input: {
      environment,
      origin: location.origin,
      clientType: clientTypeOf(navigator.userAgent),
      address: address(),
    },
    ...(inspector && { inspect: inspector.inspectorFor(query.get('inspect')) }),
  },
);
promotion.start();

const root = document.getElementById('root');
await loadWording(language, ['common', 'promotion']);
if (root) createRoot(root).render(<Promotion actor={promotion} />);
